import type {MessageKey} from './messages';

type Values = Record<string, string | number>;

/** Text of a message in the page's language; `count` chooses the plural form, other values fill `{{name}}`. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * A translator of messages in i18next's format (plural suffixes, `{{name}}`), of which a test holds every one to what
 * i18next says. i18next itself would be 16 kB in the browser and costs the worker more time per text.
 * A key without message is handed to `otherwise`.
 */
export function createTranslate(
  messages: Messages,
  locale: string,
  otherwise: Translate = missingText,
): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, values) => {
    const {count} = values ?? {};
    // A form that the texts of a language lack, such as the French 'many', is read as 'other'.
    const [form, other] =
      typeof count === 'number' ? [`${key}_${plural.select(count)}`, `${key}_other`] : [key, key];
    const message = messages[form] ?? messages[other] ?? messages[key];
    if (message === undefined) return otherwise(key, values);
    if (!values) return message;
    return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Shows the key, and tells developers: a component asks for a text that its page does not load. */
function missingText(key: MessageKey): string {
  console.error(`No text for ${key}`);
  return key;
}

/** Messages by their full key. */
export type Messages = Record<string, string>;

/** Writes nested messages into one flat table: `{cart: {title: 'Warenkorb'}}` → `{'cart.title': 'Warenkorb'}`. */
function flatten(node: object, prefix: string, flat: Messages): void {
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value) flatten(value, `${prefix}${key}.`, flat);
  }
}

/** Message files by their path, each below the name of its area: `…/leasing-request.json` is `leasingRequest.…`. */
export function flattenAreas(files: Record<string, object>): Messages {
  const flat: Messages = {};
  for (const [path, content] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    const area = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    flatten(content, `${area}.`, flat);
  }
  return flat;
}
