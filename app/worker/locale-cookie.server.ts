import {isCountryCode} from '~/i18n/country-codes';
import {languageOfTag, languages, type Language} from '~/i18n/languages';
import type {Market} from '~/services/shopify/client.server';
import type {CookieJar} from './cookies.server';

/** The country until Shopify has answered; Shopify says which market serves it. The language is always the page's. */
const DEFAULT_COUNTRY = 'US';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const LANGUAGE_COOKIE = 'locale';
const MARKET_COOKIE = 'commerce-locale';

/** The language the visitor chose with the switch, or `null` (spec §9: 365 days, path /, SameSite=Lax). */
export function chosenLanguage(cookies: CookieJar): Language | null {
  return languageOfTag(cookies.get(LANGUAGE_COOKIE));
}

/** Keeps the language that the visitor has chosen. */
export function rememberLanguage(cookies: CookieJar, language: Language): void {
  cookies.set(LANGUAGE_COOKIE, languages[language].tag, YEAR_SECONDS);
}

/**
 * The commerce locale (decision 5): the country that Shopify answered last time, else the default
 * United States. Texts follow the path's language.
 */
export function marketOf(cookies: CookieJar, language: Language): Market {
  const [country = ''] = /^[A-Z]{2}(?=-[A-Z]{2}$)/.exec(cookies.get(MARKET_COOKIE) ?? '') ?? [];
  return {
    country: isCountryCode(country) ? country : DEFAULT_COUNTRY,
    language: languages[language].shopify,
  };
}

/** Persists country and language of Shopify's answer, when they are news. */
export function rememberMarket(cookies: CookieJar, {country, language}: Market): void {
  const value = `${country}-${language}`;
  if (cookies.get(MARKET_COOKIE) !== value) cookies.set(MARKET_COOKIE, value, YEAR_SECONDS);
}
