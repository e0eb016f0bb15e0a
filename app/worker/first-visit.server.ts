import {defaultLanguage, languageNames, languageOfTag} from '~/i18n/languages';
import {href} from '~/i18n/href';
import {firstLanguage} from '~/i18n/messages.server';
import {isBot} from './request-facts';
import {openCookieJar} from './cookies.server';
import {chosenLanguage} from './locale-cookie.server';

/** An entry of `Accept-Language` in a language of the shop, and one that is wanted at all (`q=0` is not). */
const SUPPORTED = new RegExp(
  `^\\s*(${languageNames.join('|')})\\b(?!.*;\\s*q=0(\\.0*)?\\s*$)`,
  'i',
);

/** The best match of the whole list counts: the detection gives up when it does not know the first entry. */
async function browserLanguage({url, headers}: Request) {
  const entries = headers.get('Accept-Language')?.split(',') ?? [];
  const accepted = entries.filter((entry) => SUPPORTED.test(entry)).join(',');
  const asked = new Request(url, {headers: {'Accept-Language': accepted}});
  return languageOfTag(await firstLanguage.getLocale(asked));
}

/**
 * Language for the very first page: at `/` and nowhere else, the cookie's language, else the
 * browser's, may lead to another language's home. Crawlers always get the page they asked for.
 */
export async function redirectFirstVisit(request: Request): Promise<Response | null> {
  const {pathname, search} = new URL(request.url);
  if (request.method !== 'GET' || pathname !== href(defaultLanguage, 'home')) return null;
  if (isBot(request.headers.get('User-Agent'))) return null;
  // Who comes from a page of the shop has seen its language: signing out, guards and the logo stay in it.
  if (request.headers.get('Sec-Fetch-Site') === 'same-origin') return null;

  const chosen = chosenLanguage(openCookieJar(request));
  const wanted = chosen ?? (await browserLanguage(request)) ?? defaultLanguage;
  if (wanted === defaultLanguage) return null;
  return new Response(null, {
    status: 302,
    headers: {
      Location: href(wanted, 'home') + search,
      Vary: 'Cookie, Accept-Language',
      'Cache-Control': 'private, no-store',
    },
  });
}
