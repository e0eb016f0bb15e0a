import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {languageNames} from '~/i18n/languages';
import {href} from '~/i18n/href';

/**
 * Carts, wishlists and accounts are private to visitors; searches are open, as only a page that is read can say that it
 * is not to be indexed. Preview deployments and shops that show drafts are closed to crawlers altogether.
 */
export function loader({context}: LoaderFunctionArgs) {
  const disallowed = languageNames.flatMap((language) => [
    `Disallow: ${href(language, 'cart')}`,
    `Disallow: ${href(language, 'wishlist')}`,
    `Disallow: ${href(language, 'account')}`,
  ]);
  const rules = context.isHiddenFromSearch
    ? ['Disallow: /', '']
    : [
        ...disallowed,
        'Disallow: /api/',
        '',
        `Sitemap: ${context.settings.SHOP_ORIGIN}/sitemap.xml`,
        '',
      ];
  const body = ['User-agent: *', ...rules].join('\n');
  return new Response(body, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
