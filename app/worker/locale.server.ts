import {isCountryCode} from '~/i18n/country-codes';
import {href} from '~/i18n/href';
import {
  defaultLanguage,
  type Language,
  languageNames,
  languageOfTag,
  languages,
} from '~/i18n/languages';
import {firstLanguage} from '~/i18n/messages.server';
import {hasLoginFlag} from '~/pages';
import type {Market} from '~/services/shopify/client.server';
import {type CookieJar, openCookieJar} from './cookies.server';
import {isBot} from './request-facts.server';
import {urlOf} from './shop-host.server';

/** The country until Shopify has returned one. */
const DEFAULT_COUNTRY = 'US';

/** The language that the visitor has chosen; `null` without a choice. */
export function chosenLanguage(cookies: CookieJar): Language | null {
  return languageOfTag(cookies.get('locale'));
}

/** Stores the chosen language. */
export function rememberLanguage(cookies: CookieJar, language: Language): void {
  cookies.set('locale', languages[language].tag);
}

/**
 * The commerce locale: the country that the visitor chose or Shopify last returned, or by default the United States.
 * Texts follow the path's language.
 */
export function marketOf(cookies: CookieJar, language: Language): Market {
  return {
    country: rememberedCountry(cookies) ?? DEFAULT_COUNTRY,
    language: languages[language].shopify,
  };
}

/** Stores the chosen country for the cookie's extended lifetime. */
export function rememberMarket(cookies: CookieJar, {country, language}: Market): void {
  cookies.set('commerce-locale', `${country}-${language}`, 'extended');
}

/** Stores the country that Shopify has returned until the browser closes, if it has changed. */
export function rememberDetectedMarket(cookies: CookieJar, {country, language}: Market): void {
  if (rememberedCountry(cookies) === country) return;
  cookies.set('commerce-locale', `${country}-${language}`);
}

function rememberedCountry(cookies: CookieJar): string | null {
  const cookieValue = cookies.get('commerce-locale') ?? '';
  const [country = ''] = /^[A-Z]{2}(?=-[A-Z]{2}$)/.exec(cookieValue) ?? [];
  return isCountryCode(country) ? country : null;
}

/** An entry of `Accept-Language` in a language of the shop that is acceptable at all (`q=0` is not). */
const SUPPORTED = new RegExp(
  `^\\s*(${languageNames.join('|')})\\b(?!.*;\\s*q=0(\\.0*)?\\s*$)`,
  'i',
);

/** Far longer than browsers' lists: parsing the 120 kB that platforms let through takes more than a second. */
const MAX_LIST_LENGTH = 1_000;

/** Finds the best match of the complete list: the detection gives up if it does not know the first entry. */
async function browserLanguage({url, headers}: Request) {
  const list = headers.get('Accept-Language') ?? '';
  const entries = list.slice(0, MAX_LIST_LENGTH).split(',');
  const accepted = entries.filter((entry) => SUPPORTED.test(entry)).join(',');
  const supportedRequest = new Request(url, {headers: {'Accept-Language': accepted}});
  return languageOfTag(await firstLanguage.getLocale(supportedRequest));
}

/**
 * Language for the very first page: only at `/`, the cookie's language, or else the browser's, may redirect to another
 * language's home page. Crawlers always get the page they requested, and visitors who have begun in the default
 * language stay in it: guards of its pages and the sign-out at Shopify lead here.
 */
export async function redirectFirstVisit(request: Request): Promise<Response | null> {
  const {pathname, search, searchParams} = urlOf(request);
  if (request.method !== 'GET' || pathname !== href(defaultLanguage, 'home')) return null;
  if (isBot(request.headers.get('User-Agent'))) return null;
  // Visitors from a page of the shop have seen its language.
  if (request.headers.get('Sec-Fetch-Site') === 'same-origin') return null;

  const cookies = openCookieJar(request);
  // Of the first page in this browser session.
  const [, firstLanguageCode] = cookies.get('commerce-locale')?.split('-') ?? [];
  const isFirst =
    !hasLoginFlag(searchParams) && firstLanguageCode !== languages[defaultLanguage].shopify;
  const targetLanguage =
    chosenLanguage(cookies) ?? (isFirst ? await browserLanguage(request) : null);
  if (!targetLanguage || targetLanguage === defaultLanguage) return null;
  return new Response(null, {
    status: 302,
    headers: {
      Location: href(targetLanguage, 'home') + search,
      Vary: 'Cookie, Accept-Language',
      'Cache-Control': 'private, no-store',
    },
  });
}
