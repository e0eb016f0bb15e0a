import type {TFunction} from 'i18next';
import {RemixI18Next} from 'remix-i18next/server';
import {languageNames, languages, type Language} from './languages';
import {flatten, type Messages} from './flatten';
import {germanMessages} from './messages.de';
import {englishMessages} from './messages.en';
import type {WorkerMessageKey} from './messages';
import type {Translate} from './translate';
import {workerMessages} from './worker-messages.server';

const german = flatten(germanMessages);
const english = flatten(englishMessages);

/** All messages of a language; English falls back to German, key by key. */
export const messagesOf: Record<Language, Messages> = {
  de: {...german, ...flatten(workerMessages.de)},
  en: {...german, ...english, ...flatten(workerMessages.de), ...flatten(workerMessages.en)},
};

/** German texts for keys that English lacks: the browser's English bundle does not carry them. */
export const missingEnglish: Messages = Object.fromEntries(
  Object.entries(german).filter(([key]) => !(key in english)),
);

/**
 * i18next, as remix-i18next sets it up: the language of a first visit, and all that the worker says. Browsers read the
 * same messages with `translate.ts`, which is much smaller.
 */
export const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: languageNames.map((name) => languages[name].tag),
    fallbackLanguage: languages.de.tag,
    order: ['header'],
  },
  i18next: {
    resources: {
      [languages.de.tag]: {translation: messagesOf.de},
      [languages.en.tag]: {translation: {...english, ...flatten(workerMessages.en)}},
    },
    fallbackLng: languages.de.tag,
    load: 'currentOnly',
    // Messages lie flat, under their full keys.
    keySeparator: false,
    nsSeparator: false,
    // React escapes, and so do mails.
    interpolation: {escapeValue: false},
  },
});

type WorkerTranslate = Translate<WorkerMessageKey>;

const translators: Record<Language, WorkerTranslate> = {
  de: rememberPlain(await i18n.getFixedT(languages.de.tag)),
  en: rememberPlain(await i18n.getFixedT(languages.en.tag)),
};

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
    if (Object.hasOwn(messagesOf.de, key)) plain.set(key, text);
    return text;
  };
}
