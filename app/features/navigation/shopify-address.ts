import {canonicalPath, href} from '~/i18n/href';
import {defaultLanguage, languageOfSegment, languages, type Language} from '~/i18n/languages';

/**
 * Maps a path of Shopify's own online store, as found in menus, mails and old links, to the shop's path; `null` for any
 * other. Shopify prefixes the paths of all but its main language with the language's code: `/en`. A page's handle maps
 * to the story of that name.
 */
export function pathOfShopify(pathname: string): string | null {
  const [first = '', ...others] = pathname.split('/').filter(Boolean);
  const named = languageOfSegment(first);
  const language = named ?? defaultLanguage;
  const rest = named ? others : [first, ...others];
  const own = ownPath(language, rest);
  return own ?? (isInShopifysLanguage(pathname) ? inside(language, rest) : null);
}

/** Whether a path names its language in Shopify's way, not the shop's: `/en/…`. */
export function isInShopifysLanguage(pathname: string): boolean {
  const [first = ''] = pathname.split('/').filter(Boolean);
  const named = languageOfSegment(first);
  return named !== null && languages[named].prefix !== first.toLowerCase();
}

function ownPath(language: Language, segments: string[]): string | null {
  const [place, handle, below, product, ...more] = segments;
  if (more.length > 0) return null;
  switch (place?.toLowerCase()) {
    case 'collections':
      // The list of all collections, and the collection of all products, which the Storefront API does not have.
      if (!handle || (handle === 'all' && !below)) return href(language, 'search');
      if (product) return below === 'products' ? inside(language, ['products', product]) : null;
      // Filtered by a tag.
      return below ? inside(language, ['collections', handle]) : null;
    case 'pages':
      return handle && !below ? inside(language, [handle]) : null;
    case 'search':
      return handle ? null : href(language, 'search');
    case 'cart':
      return handle ? null : href(language, 'cart');
    default:
      return null;
  }
}

function inside(language: Language, segments: string[]): string {
  return canonicalPath([href(language, 'home').replace(/\/$/, ''), ...segments].join('/') || '/');
}
