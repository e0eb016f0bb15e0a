import {canonicalPath, href} from '~/i18n/href';
import {defaultLanguage, languageOfSegment, languages, type Language} from '~/i18n/languages';

/**
 * The shop's path for one that Shopify's own online store would have, as menus, mails and old links name them; `null`
 * for every other. Shopify puts a language's code before all but
 * its main language's addresses: `/en`. A story of a page's handle stands for that page.
 */
export function pathOfShopify(pathname: string): string | null {
  const [first = '', ...others] = pathname.split('/').filter(Boolean);
  const named = languageOfSegment(first);
  const language = named ?? defaultLanguage;
  const rest = named ? others : [first, ...others];
  const own = ownPath(language, rest);
  return own ?? (isInShopifysLanguage(pathname) ? inside(language, rest) : null);
}

/** Whether a path names its language as Shopify does and the shop does not: `/en/…`. */
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
      // The list of all collections, and the one of everything, which the Storefront API does not know.
      if (!handle || (handle === 'all' && !below)) return href(language, 'search');
      if (product) return below === 'products' ? inside(language, ['products', product]) : null;
      // Narrowed by a tag.
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
