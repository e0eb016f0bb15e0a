import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {languageNames} from '~/i18n/languages';
import {href} from '~/i18n/href';

/** Carts, Merkzettel, accounts and searches are nobody's business but the visitor's. */
export function loader({request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const closed = languageNames.flatMap((language) => [
    `Disallow: ${href(language, 'cart')}`,
    `Disallow: ${href(language, 'wishlist')}`,
    `Disallow: ${href(language, 'account')}`,
    `Disallow: ${href(language, 'search')}`,
  ]);
  const sitemap = `Sitemap: ${origin}/sitemap.xml`;
  const body = ['User-agent: *', ...closed, 'Disallow: /api/', '', sitemap, ''].join('\n');
  return new Response(body, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
