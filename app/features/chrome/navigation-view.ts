import type {MenuQuery} from '~/services/shopify/storefront.generated';
import {toImageView, type ImageView} from '../pictures/image-view';

export interface NavigationItem {
  id: string;
  title: string;
  /** Address inside the shop, or a full address elsewhere. */
  href: string;
  /** Of the collection behind it; the lowest level has none. */
  picture?: ImageView;
  items: NavigationItem[];
}

interface MenuEntry {
  id: string;
  title: string;
  url?: string | null;
  resource?: {image?: Parameters<typeof toImageView>[0] | null} | object | null;
  items?: MenuEntry[];
}

/**
 * Shopify's menu as links of the shop: addresses on the shop's own domain become paths with the
 * language's prefix, entries without an address that a browser may follow disappear. `prefix` is '' or
 * '/en-us'.
 */
export function toNavigation(
  menu: MenuQuery['menu'],
  prefix: string,
  ownHost: string,
): NavigationItem[] {
  const toItems = (entries: MenuEntry[]): NavigationItem[] =>
    entries.flatMap(({id, title, url, resource, items}) => {
      const href = url && linkOf(url, prefix, ownHost);
      if (!href) return [];
      const image = resource && 'image' in resource ? resource.image : null;
      // Its title stands beside it, so it says nothing more.
      const picture = image ? {picture: {...toImageView(image, ''), alt: ''}} : {};
      return [{id, title, href, ...picture, items: toItems(items ?? [])}];
    });
  return toItems(menu?.items ?? []);
}

function linkOf(url: string, prefix: string, ownHost: string): string | null {
  const inside = (path: string) => (path === '/' && prefix ? prefix : prefix + path);
  if (/^\/(?!\/)/.test(url)) return inside(url);
  if (url === '#') return inside('/');
  if (!URL.canParse(url)) return null;
  const {host, protocol, pathname, search} = new URL(url);
  if (host === ownHost) return inside(pathname + search);
  return /^(https?|mailto|tel):$/.test(protocol) ? url : null;
}

/** How many levels there are below an item: 0 for one without children. */
export function levelsBelow({items}: NavigationItem): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(levelsBelow));
}

/** The sale wears its own colour; both languages share the handle. */
export function isSale({href}: NavigationItem): boolean {
  return href.endsWith('/collections/sale');
}

/** The item to which the page at this path belongs: its own, else the first that has it below. */
export function currentItem(items: NavigationItem[], pathname: string): NavigationItem | undefined {
  return items.find(({href}) => href === pathname) ?? items.find((item) => holds(item, pathname));
}

function holds({href, items}: NavigationItem, pathname: string): boolean {
  return href === pathname || items.some((item) => holds(item, pathname));
}
