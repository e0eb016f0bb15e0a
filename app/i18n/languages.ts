/** The shop's languages: German is the default, US English the second. */
export const languages = {
  de: {prefix: '', tag: 'de', locale: 'de-DE', shopify: 'DE', endonym: 'Deutsch'},
  en: {prefix: 'en-us', tag: 'en-US', locale: 'en-US', shopify: 'EN', endonym: 'English'},
} as const;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

/** The language of a path: `/en-us/…` is English, all else German. Nothing but the path decides. */
export function languageOfPath(pathname: string): Language {
  const first = pathname
    .split('/')[1]
    ?.toLowerCase()
    .replace(/\.data$/, '');
  return first === languages.en.prefix ? 'en' : 'de';
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
