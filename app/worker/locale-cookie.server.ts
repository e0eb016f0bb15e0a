import {isCountryCode} from '~/i18n/country-codes';
import {languageOfTag, languages, type Language} from '~/i18n/languages';
import type {Market} from '~/services/shopify/client.server';
import type {CookieJar} from './cookies.server';

/** The country until Shopify has answered; Shopify says which market serves it. The language is always the page's. */
const DEFAULT_COUNTRY = 'US';

/** The language the visitor chose with the switch, or `null`. */
export function chosenLanguage(cookies: CookieJar): Language | null {
  return languageOfTag(cookies.get('locale'));
}

/** Keeps the language that the visitor has chosen. */
export function rememberLanguage(cookies: CookieJar, language: Language): void {
  cookies.set('locale', languages[language].tag);
}

/**
 * The commerce locale: the country that the visitor chose or Shopify answered last time, else the default United
 * States. Texts follow the path's language.
 */
export function marketOf(cookies: CookieJar, language: Language): Market {
  return {
    country: rememberedCountry(cookies) ?? DEFAULT_COUNTRY,
    language: languages[language].shopify,
  };
}

/** Keeps the country that the visitor has chosen. */
export function rememberMarket(cookies: CookieJar, {country, language}: Market): void {
  cookies.set('commerce-locale', `${country}-${language}`, 'longest');
}

/** Keeps the country of Shopify's answer until the browser closes, when it is another one than before. */
export function noteMarket(cookies: CookieJar, {country, language}: Market): void {
  if (rememberedCountry(cookies) === country) return;
  cookies.set('commerce-locale', `${country}-${language}`);
}

function rememberedCountry(cookies: CookieJar): string | null {
  const known = cookies.get('commerce-locale') ?? '';
  const [country = ''] = /^[A-Z]{2}(?=-[A-Z]{2}$)/.exec(known) ?? [];
  return isCountryCode(country) ? country : null;
}
