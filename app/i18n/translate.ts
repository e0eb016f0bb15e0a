import type {Messages} from './flatten';
import type {MessageKey, WorkerMessageKey} from './messages';

type Values = Record<string, string | number>;

/** Text of a message in the page's language; `count` chooses the plural form, other values fill `{{name}}`. */
export type Translate<Key = MessageKey> = (key: Key, values?: Values) => string;

/**
 * The browser's translator: reads messages in i18next's format (plural suffixes, `{{name}}`) at a fraction of its
 * size. The worker asks i18next itself (`messages.server.ts`); a test holds both to the same answer for every
 * message. A key without message is answered with the key.
 */
export function createTranslate(messages: Messages, locale: string): Translate<WorkerMessageKey> {
  const plural = new Intl.PluralRules(locale);
  return (key, values) => {
    const form = typeof values?.count === 'number' ? `${key}_${plural.select(values.count)}` : key;
    const message = messages[form] ?? messages[key] ?? key;
    if (!values) return message;
    return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
