import {RemixI18Next} from 'remix-i18next/server';
import {defaultLanguage, languageNames, languages, perLanguage, type Language} from './languages';
import {createTranslate, flattenAreas, type Messages, type Translate} from './messages';

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

const picked = perLanguage(() => new Map<string, Messages>());

/**
 * The messages below some keys, such as `accountPages.register`: the few pages that need them bring them along.
 * A part is a message's whole key or its beginning up to a dot. Picked once per language: going through all messages took
 * a sixteenth of a page with a cart.
 */
export function pageMessages(language: Language, ...parts: string[]): Messages {
  const name = parts.join(' ');
  const known = picked[language].get(name);
  if (known) return known;
  const own = Object.entries(messagesOf[language]).filter(([key]) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  const messages = Object.fromEntries(own);
  picked[language].set(name, messages);
  return messages;
}

const translators = perLanguage((language) =>
  createTranslate(messagesOf[language], languages[language].locale),
);

/** The translator of a language, for loaders, actions and the first rendering: it knows all messages. */
export function translatorOf(language: Language): Translate {
  return translators[language];
}

/** Finds the language of a first visit by the browser's `Accept-Language`. */
export const firstLanguage = new RemixI18Next({
  detection: {
    supportedLanguages: languageNames.map((name) => languages[name].tag),
    fallbackLanguage: languages[defaultLanguage].tag,
    order: ['header'],
  },
});
