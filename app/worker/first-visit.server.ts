import {RemixI18Next} from 'remix-i18next/server';
import {languageOfTag, languages} from '~/i18n/languages';
import {href} from '~/i18n/href';
import {chosenLanguage} from './locale-cookie.server';
import type {RequestContext} from './context.server';

const browserLanguage = new RemixI18Next({
  detection: {
    supportedLanguages: [languages.de.tag, languages.en.tag],
    fallbackLanguage: languages.de.tag,
    order: ['header'],
  },
});

/**
 * Language for the very first page (decision 3): at `/` and nowhere else, the cookie's language, else the
 * browser's, may lead to the English home. Crawlers always get the page they asked for.
 */
export async function redirectFirstVisit(
  request: Request,
  {cookies, isBot, isDocument}: RequestContext,
): Promise<Response | null> {
  if (request.method !== 'GET' || !isDocument || isBot) return null;
  const {pathname, search} = new URL(request.url);
  if (pathname !== href('de', 'home')) return null;
  // Who comes from a page of the shop has seen its language: signing out, guards and the logo stay in it.
  if (request.headers.get('Sec-Fetch-Site') === 'same-origin') return null;

  const wanted =
    chosenLanguage(cookies) ?? languageOfTag(await browserLanguage.getLocale(request)) ?? 'de';
  if (wanted === 'de') return null;
  return new Response(null, {
    status: 302,
    headers: {
      Location: href(wanted, 'home') + search,
      Vary: 'Cookie, Accept-Language',
      'Cache-Control': 'private, no-store',
    },
  });
}
