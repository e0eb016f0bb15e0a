import {safeLink} from '~/safe-addresses';
import type {MenuEntry} from '~/services/shopify/shop.server';
import type {MenuQuery} from '~/services/shopify/storefront.generated';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {linkIn} from '../navigation/shopify-paths';
import {toImageView, type ImageView} from '../pictures/image-view';

export interface NavigationItem {
  id: string;
  title: string;
  /** A path within the shop, or a full URL elsewhere. */
  href: string;
  /** Image of the linked collection; the lowest level has none. */
  picture?: ImageView;
  /** Its collection contains no bikes: those are cut out, pictures of other goods have a background. */
  fillsStage?: true;
  /** Line drawing of the frame shape that it is named after: an SVG path in a box of 1000 by 640. */
  drawing?: string;
  /** How much of it is in stock, in words. */
  count?: string;
  items: NavigationItem[];
  /** Shown in the sale colour. */
  isSale?: true;
}

/**
 * Shopify's menu as links of the shop: URLs on its own hosts become its own paths in that language, entries without a
 * URL that is safe to follow are dropped.
 */
export function toNavigation(
  menu: MenuQuery['menu'],
  language: Language,
  ownHosts: readonly string[],
  saleCollection = '',
): NavigationItem[] {
  const sale = saleCollection && href(language, 'collection', {handle: saleCollection});
  const toItems = (entries: MenuEntry[]): NavigationItem[] =>
    entries.flatMap(({id, title, url, resource, items}) => {
      const path = url && linkOf(url, language, ownHosts);
      // Translated titles may be missing, and a link needs a name.
      if (!path || !title.trim()) return [];
      // Decorative: its title is next to it.
      const picture = resource?.image
        ? {picture: {...toImageView(resource.image, ''), alt: ''}}
        : {};
      const saleFlag = pageOf(path) === sale ? {isSale: true as const} : {};
      return [{id, title, href: path, ...picture, ...saleFlag, items: toItems(items ?? [])}];
    });
  return toItems(menu?.items ?? []);
}

function linkOf(url: string, language: Language, ownHosts: readonly string[]): string | null {
  if (url === '#') return href(language, 'home');
  const link = safeLink(url);
  return link && linkIn(language, link, ownHosts);
}

/** Number of levels below an item: 0 for one without children. */
export function levelsBelow({items}: NavigationItem): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(levelsBelow));
}

/** The item that the page at this path belongs to: its own, otherwise the first with it among its descendants. */
export function currentItem(items: NavigationItem[], pathname: string): NavigationItem | undefined {
  return (
    items.find(({href}) => href === pathname) ?? items.find((item) => containsPage(item, pathname))
  );
}

function containsPage({href, items}: NavigationItem, pathname: string): boolean {
  return pageOf(href) === pathname || items.some((item) => containsPage(item, pathname));
}

/** A URL without its fragment. */
const pageOf = (href: string) => href.replace(/#.*/, '');
