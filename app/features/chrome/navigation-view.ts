import type {MenuQuery} from '~/services/shopify/storefront.generated';

export interface NavigationItem {
  id: string;
  title: string;
  /** Address inside the shop, or a full address elsewhere. */
  href: string;
  items: NavigationItem[];
}

interface MenuEntry {
  id: string;
  title: string;
  url?: string | null;
  items?: MenuEntry[];
}

/**
 * Shopify's menu as links of the shop: addresses on the shop's own domains become paths with the
 * language's prefix, entries without address disappear. `prefix` is '' or '/en-us'.
 */
export function toNavigation(
  menu: MenuQuery['menu'] | null,
  prefix: string,
  ownHosts: string[],
): NavigationItem[] {
  const toItems = (entries: MenuEntry[]): NavigationItem[] =>
    entries.flatMap(({id, title, url, items}) =>
      url ? [{id, title, href: linkOf(url, prefix, ownHosts), items: toItems(items ?? [])}] : [],
    );
  return toItems(menu?.items ?? []);
}

function linkOf(url: string, prefix: string, ownHosts: string[]): string {
  const inside = (path: string) => (path === '/' && prefix ? prefix : prefix + path);
  if (url.startsWith('/')) return inside(url);
  if (!URL.canParse(url)) return inside('/');
  const {host, pathname, search} = new URL(url);
  return ownHosts.includes(host) ? inside(pathname + search) : url;
}

/** The sale wears its own colour; both languages share the handle. */
export function isSale({href}: NavigationItem): boolean {
  return href.endsWith('/collections/sale');
}
