import {RemixI18Next} from 'remix-i18next/server';
import {defaultLanguage, languageNames, languages, perLanguage, type Language} from './languages';
import {createTranslate, flattenAreas, type Messages, type Translate} from './messages';

const files = import.meta.glob<object>('../../locales/*/**/*.json', {
  eager: true,
  import: 'default',
});

/** The messages of a language, which is the folder below `locales/`. */
function messagesIn(language: Language): Messages {
  const matching = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return flattenAreas(Object.fromEntries(matching));
}

/** All messages of a language, including the worker's own, falling back to the default language key by key. */
export const messagesOf = perLanguage((language) => ({
  ...messagesIn(defaultLanguage),
  ...messagesIn(language),
}));

const pageMessagesCache = perLanguage(() => new Map<string, Messages>());

/**
 * The messages under some keys, such as `accountPages.register`, for the few pages that send them to the browser. A
 * part is a message's full key or its beginning up to a dot. Memoized per language: filtering all messages took a
 * sixteenth of the time of a page with a cart.
 */
export function pageMessages(language: Language, ...parts: string[]): Messages {
  const cacheKey = parts.join(' ');
  const cached = pageMessagesCache[language].get(cacheKey);
  if (cached) return cached;
  const matching = Object.entries(messagesOf[language]).filter(([key]) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  const messages = Object.fromEntries(matching);
  pageMessagesCache[language].set(cacheKey, messages);
  return messages;
}

const translators = perLanguage((language) =>
  createTranslate(messagesOf[language], languages[language].locale),
);

/** The translator of a language with all messages, for loaders, actions and server rendering. */
export function translatorOf(language: Language): Translate {
  return translators[language];
}

/** Detects the language of a first visit from the browser's `Accept-Language`. */
export const firstLanguage = new RemixI18Next({
  detection: {
    supportedLanguages: languageNames.map((name) => languages[name].tag),
    fallbackLanguage: languages[defaultLanguage].tag,
    order: ['header'],
  },
});
