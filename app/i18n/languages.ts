/**
 * The shop's languages, one row each: what is set per language. Words that rules know: `recognised-words.ts`.
 *
 * - `prefix`: first segment of its addresses, empty for the shop's own language.
 * - `tag`: in HTML and `hreflang`; `locale`: of numbers and dates.
 * - `shopify`: Shopify's code, in small letters also the first segment of its online store's addresses.
 * - `storyblok`: the content service's code; its default language has none.
 * - `endonym`: the language's own name, for the switch.
 * - `country`: what a new address's form proposes; empty for no country.
 * - `clock`: hours of a half or a whole day, and what parts them from the minutes.
 */
export const languages = {
  de: {
    prefix: '',
    tag: 'de',
    locale: 'de-DE',
    shopify: 'DE',
    storyblok: undefined,
    endonym: 'Deutsch',
    country: 'DE',
    clock: {hours: 24, separator: '.'},
  },
  en: {
    prefix: 'en-us',
    tag: 'en-US',
    locale: 'en-US',
    shopify: 'EN',
    storyblok: 'en',
    endonym: 'English',
    country: '',
    clock: {hours: 12, separator: ':'},
  },
} as const;

export type Language = keyof typeof languages;

/** All languages of the shop, by their keys in the table. */
export const languageNames = Object.keys(languages) as Language[];

/** The shop's own language: its letters are written in it, and it stands in for a text that another one lacks. */
export const defaultLanguage = 'de' satisfies Language;

/** A value for each language, made when it is first read: what a start of the worker does not need, it does not wait for. */
export function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const values = {} as Record<Language, Value>;
  for (const language of languageNames) {
    const get = () => {
      const value = make(language);
      Object.defineProperty(values, language, {value, enumerable: true});
      return value;
    };
    Object.defineProperty(values, language, {get, enumerable: true, configurable: true});
  }
  return values;
}

/** The language of a path: `/en-us/…` is English; without a prefix it is the shop's own. Nothing but the path decides. */
export function languageOfPath(pathname: string): Language {
  const first = pathname
    .split('/')[1]
    ?.toLowerCase()
    .replace(/\.data$/, '');
  const named = languageNames.find((name) => first && languages[name].prefix === first);
  return named ?? defaultLanguage;
}

/**
 * The language of an address: its path says it. What script asks for below `/api/` has none there and names its
 * language itself, `?language=en`.
 */
export function languageOfAddress({pathname, searchParams}: URL): Language {
  const named = pathname.startsWith('/api/') ? searchParams.get('language') : null;
  return languageNames.find((name) => name === named) ?? languageOfPath(pathname);
}

/** The language with this tag (`de`, `en-US`), or `null`. */
export function languageOfTag(tag: string | null): Language | null {
  return languageNames.find((name) => languages[name].tag === tag) ?? null;
}

/** The language that the first segment of a path names in the shop's spelling (`en-us`) or in Shopify's (`en`), or `null`. */
export function languageOfSegment(segment: string): Language | null {
  const typed = segment.toLowerCase();
  const spellings = (name: Language) => [
    languages[name].prefix,
    languages[name].shopify.toLowerCase(),
  ];
  const others = languageNames.filter((name) => name !== defaultLanguage);
  return others.find((name) => spellings(name).includes(typed)) ?? null;
}
