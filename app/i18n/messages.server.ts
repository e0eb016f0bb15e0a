import type {TFunction} from 'i18next';
import {RemixI18Next} from 'remix-i18next/server';
import {defaultLanguage, languageNames, languages, perLanguage, type Language} from './languages';
import type {WorkerMessageKey} from './messages';
import {flattenAreas, type Messages, type Translate} from './translate';

const files = import.meta.glob<object>('../../locales/*/**/*.json', {
  eager: true,
  import: 'default',
});

/** The messages whose files a test of their paths picks; the language is the folder below `locales/`. */
function messagesIn(language: Language, isMeant: (path: string) => boolean): Messages {
  const own = Object.entries(files).filter(
    ([path]) => path.includes(`/locales/${language}/`) && isMeant(path),
  );
  return flattenAreas(Object.fromEntries(own));
}

const isForWorker = (path: string) => path.includes('/worker/');

/** All messages of a language, those of the worker too; the shop's own language stands in, key by key. */
export const messagesOf = perLanguage((language) => ({
  ...messagesIn(defaultLanguage, () => true),
  ...messagesIn(language, () => true),
}));

/** Texts of the shop's own language for keys that another lacks: the browser's messages of that do not carry them. */
export const missingMessages = perLanguage((language) => {
  const own = messagesIn(language, (path) => !isForWorker(path));
  const complete = messagesIn(defaultLanguage, (path) => !isForWorker(path));
  return Object.fromEntries(Object.entries(complete).filter(([key]) => !(key in own)));
});

/**
 * The messages below some keys, such as `accountPages.register`: the few pages that need them bring them along.
 * A part is a message's whole key or its beginning up to a dot.
 */
export function pageMessages(language: Language, ...parts: string[]): Messages {
  const own = Object.entries(messagesOf[language]).filter(([key]) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return Object.fromEntries(own);
}

/**
 * i18next, as remix-i18next sets it up: the language of a first visit, and all that the worker says. Browsers read the
 * same messages with `translate.ts`, which is much smaller.
 */
export const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: languageNames.map((name) => languages[name].tag),
    fallbackLanguage: languages[defaultLanguage].tag,
    order: ['header'],
  },
  i18next: {
    resources: Object.fromEntries(
      languageNames.map((name) => [languages[name].tag, {translation: messagesOf[name]}]),
    ),
    fallbackLng: languages[defaultLanguage].tag,
    load: 'currentOnly',
    // Messages lie flat, under their full keys.
    keySeparator: false,
    nsSeparator: false,
    // React escapes, and so do mails.
    interpolation: {escapeValue: false},
  },
});

type WorkerTranslate = Translate<WorkerMessageKey>;

const translators = Object.fromEntries(
  await Promise.all(
    languageNames.map(
      async (name) => [name, rememberPlain(await i18n.getFixedT(languages[name].tag))] as const,
    ),
  ),
) as Record<Language, WorkerTranslate>;

/** The translator of a language, for loaders, actions and the first rendering. */
export function translatorOf(language: Language): WorkerTranslate {
  return translators[language];
}

/**
 * Asks i18next once for texts into which nothing is filled, most of a page's: it needs some five microseconds for
 * each, and a page has two hundred. Only messages that exist are kept, or anybody's words could fill the memory.
 */
function rememberPlain(t: TFunction): WorkerTranslate {
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const text = plain.get(key) ?? t(key);
    if (Object.hasOwn(messagesOf[defaultLanguage], key)) plain.set(key, text);
    return text;
  };
}
