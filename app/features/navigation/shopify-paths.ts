import {canonicalPath, href, translatePath} from '~/i18n/href';
import {defaultLanguage, languageOfSegment, languages, type Language} from '~/i18n/languages';
import {isPagePath} from '~/pages';
import {parseUrl} from '~/safe-addresses';

/**
 * A safe link from Shopify's data in the visitor's language: the path of its page if it is a path or a URL on the shop's
 * own hosts, otherwise unchanged. Files and endpoints have no language.
 */
export function linkIn(language: Language, link: string, ownHosts: readonly string[]): string {
  const url = link.startsWith('#') ? null : parseUrl(link, `https://${ownHosts[0]}`);
  if (!url || !ownHosts.includes(url.host) || !isPagePath(url.pathname)) return link;
  const path = canonicalPath(fromShopifyPath(url.pathname) ?? url.pathname);
  return translatePath(path, language) + url.search + url.hash;
}

/**
 * Maps a path of Shopify's own online store, as found in menus, mails and old links, to the shop's path; `null` for any
 * other. Shopify prefixes the paths of all but its main language with the language's code: `/en`. A page's handle maps
 * to the story of that name.
 */
export function fromShopifyPath(pathname: string): string | null {
  const [first = '', ...otherSegments] = pathname.split('/').filter(Boolean);
  const namedLanguage = languageOfSegment(first);
  const language = namedLanguage ?? defaultLanguage;
  const rest = namedLanguage ? otherSegments : [first, ...otherSegments];
  const own = ownPath(language, rest);
  return own ?? (isInShopifysLanguage(pathname) ? localizedPath(language, rest) : null);
}

/** Whether a path names its language in Shopify's way, not the shop's: `/en/…`. */
export function isInShopifysLanguage(pathname: string): boolean {
  const [first = ''] = pathname.split('/').filter(Boolean);
  const namedLanguage = languageOfSegment(first);
  return namedLanguage !== null && languages[namedLanguage].prefix !== first.toLowerCase();
}

function ownPath(language: Language, segments: string[]): string | null {
  const [section, handle, subsection, product, ...more] = segments;
  if (more.length > 0) return null;
  switch (section?.toLowerCase()) {
    case 'collections':
      // The list of all collections, and the collection of all products, which the Storefront API does not have.
      if (!handle || (handle === 'all' && !subsection)) return href(language, 'search');
      if (product)
        return subsection === 'products' ? localizedPath(language, ['products', product]) : null;
      // Filtered by a tag.
      return subsection ? localizedPath(language, ['collections', handle]) : null;
    case 'pages':
      return handle && !subsection ? localizedPath(language, [handle]) : null;
    case 'search':
      return handle ? null : href(language, 'search');
    case 'cart':
      return handle ? null : href(language, 'cart');
    default:
      return null;
  }
}

function localizedPath(language: Language, segments: string[]): string {
  return canonicalPath([href(language, 'home').replace(/\/$/, ''), ...segments].join('/') || '/');
}
