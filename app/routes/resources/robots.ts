import {languageNames} from '~/i18n/languages';
import {href} from '~/i18n/href';

/** Carts are nobody's business but the visitor's. */
export function loader() {
  const closed = languageNames.map((language) => `Disallow: ${href(language, 'cart')}`);
  const body = ['User-agent: *', ...closed, 'Disallow: /api/', ''].join('\n');
  return new Response(body, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
