interface LanguageSettings {
  /** First path segment; empty for the default language. */
  prefix: string;
  /** For HTML and `hreflang`. */
  tag: string;
  /** For numbers and dates. */
  locale: string;
  /** Shopify's language code; in lower case also the first path segment in Shopify's online store. */
  shopify: string;
  /** The content service's code; its default language has none. */
  storyblok: string | undefined;
  /** The language's own name, for the language switcher. */
  endonym: string;
  /** Preselected in the form for a new address; empty for none. */
  country: string;
  /** 12 or 24 hours, and the separator between hours and minutes. */
  clock: {hours: 12 | 24; separator: string};
  decimalSeparator: string;
}

/**
 * The shop's languages and their settings. How to add one (`npm run typecheck` and `npm run unit` report what is
 * missing):
 *
 * 1. Its row here, named by two letters, as browsers and Algolia do. A file `messages.<language>.ts` next to
 *    `messages.en.ts`. Its paths in `pages.ts`.
 * 2. All files and keys of `locales/de` in `locales/<language>`, with `details.unit` for units that it writes as words.
 *    Until they are translated the worker shows German.
 * 3. The words by which rules understand the owner's own texts: `recognised-words.ts`. Legal wording:
 *    `tests/legal-wording.ts`. Synonyms of the search: a file in `tests/commands/setup/synonyms`.
 * 4. Letters that the shop's font lacks: `ui/fonts.css`, and its budget in `tests/commands/subset-font.mjs`.
 * 5. The setting with the prefix of its own search indices, `ALGOLIA_INDEX_PREFIX_…`: in `.env.example`, or `npm start`
 *    does not pass it on. What no test reports: its value, without which it searches the German ones, and its sign-out
 *    URL at Shopify (`docs/setting-up.md`).
 *
 * In the demo its content and products stay German, and its checkout is English (`checkout-words.ts`).
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
    decimalSeparator: ',',
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
    decimalSeparator: '.',
  },
} as const satisfies Record<string, LanguageSettings>;

export type Language = keyof typeof languages;

/** All languages of the shop, by their keys in the table. */
export const languageNames = Object.keys(languages) as Language[];

/** The default language: the shop's mails are written in it, and it is the fallback for texts that others lack. */
export const defaultLanguage = 'de' satisfies Language;

/** A value per language, such as a formatter, computed on first access: the worker's start does not wait for it. */
export function perLanguage<Value>(
  compute: (language: Language) => Value,
): Record<Language, Value> {
  const values = {} as Record<Language, Value>;
  for (const language of languageNames) {
    const get = () => {
      const value = compute(language);
      Object.defineProperty(values, language, {value, enumerable: true});
      return value;
    };
    Object.defineProperty(values, language, {get, enumerable: true, configurable: true});
  }
  return values;
}

/** The language of a path: `/en-us/…` is English, without a prefix it is the default. Only the path counts. */
export function languageOfPath(pathname: string): Language {
  const firstSegment = pathname
    .split('/')[1]
    ?.toLowerCase()
    .replace(/\.data$/, '');
  const named = languageNames.find(
    (name) => firstSegment && languages[name].prefix === firstSegment,
  );
  return named ?? defaultLanguage;
}

/**
 * The language of a URL, from its path. Requests by script below `/api/` have none there and pass it as a parameter:
 * `?language=en`.
 */
export function languageOfUrl({pathname, searchParams}: URL): Language {
  const named = pathname.startsWith('/api/') ? searchParams.get('language') : null;
  return languageNames.find((name) => name === named) ?? languageOfPath(pathname);
}

/** The language with this tag (`de`, `en-US`), or `null`. */
export function languageOfTag(tag: string | null): Language | null {
  return languageNames.find((name) => languages[name].tag === tag) ?? null;
}

/**
 * The language of a first path segment in the shop's spelling (`en-us`) or in Shopify's (`en`); `null` for the default
 * language and for any other text.
 */
export function languageOfSegment(segment: string): Language | null {
  const typed = segment.toLowerCase();
  const spellings = (name: Language) => [
    languages[name].prefix,
    languages[name].shopify.toLowerCase(),
  ];
  const otherLanguages = languageNames.filter((name) => name !== defaultLanguage);
  return otherLanguages.find((name) => spellings(name).includes(typed)) ?? null;
}
