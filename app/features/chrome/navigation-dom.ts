import type {NavigationItem} from './navigation-view';

/** Id of the main navigation, by which the menu button of narrow screens opens it. */
export const NAVIGATION_ID = 'main-navigation';

/** The main navigation, as the worker rendered it; `null` on an error page without one. */
export function mainNavigation(): HTMLElement | null {
  return document.getElementById(NAVIGATION_ID);
}

/** Classes of what it shows below its entries: the links of the top bar; own pages, phone and hours. */
export const MENU_LINKS = 'menu-links';
export const MENU_FOOT = 'menu-foot';

const supportsPopovers = () => 'popover' in HTMLElement.prototype;

/** Opens the navigation on a narrow screen; browsers without popovers show it in the page. */
export function openNavigation(nav: HTMLElement | null): void {
  if (supportsPopovers()) nav?.showPopover();
}

/** Closes the navigation's popover; does nothing if it is closed, or in browsers without popovers. */
export function closeNavigation(nav: HTMLElement | null): void {
  if (supportsPopovers()) nav?.hidePopover();
}

/** Data attributes that the worker renders into a link for script: see `readNavigation`. */
export function linkData({isSale}: NavigationItem) {
  return isSale && {'data-sale': ''};
}

/** Details shown next to the links in the menus, by the URL of each. */
export type MenuDetails = Record<
  string,
  Pick<NavigationItem, 'picture' | 'fillsStage' | 'drawing' | 'count'>
>;

/**
 * Reads the items from the rendered navigation, so that browsers do not receive them twice. An id is the position,
 * '2.0'.
 *
 * @param details data fetched since
 */
export function readNavigation(nav: Element | null, details: MenuDetails = {}): NavigationItem[] {
  return itemsIn(nav?.querySelector('.main-menu'), '', details);
}

function itemsIn(
  list: Element | null | undefined,
  idPrefix: string,
  details: MenuDetails,
): NavigationItem[] {
  return Array.from(list?.children ?? []).flatMap((entry, index) => {
    const link = entry.querySelector('a');
    if (!link) return [];
    const id = `${idPrefix}${index}`;
    const href = link.getAttribute('href') ?? '';
    return [
      {
        id,
        // Details may follow it.
        title: link.firstChild?.textContent ?? '',
        href,
        ...details[href],
        ...(link.dataset.sale !== undefined && {isSale: true as const}),
        items: itemsIn(entry.querySelector('ul'), `${id}.`, details),
      },
    ];
  });
}

/** The position of an entry: `[2, 0]` is the first one below the third item. */
export function positionOf(entry: Element): number[] {
  const parentEntry = entry.parentElement?.closest('.main-menu li');
  const index = [...(entry.parentElement?.children ?? [])].indexOf(entry);
  return parentEntry ? [...positionOf(parentEntry), index] : [index];
}

/** The item at a position and its ancestors, the deepest first. */
export function pathTo(items: NavigationItem[], [index = -1, ...rest]: number[]): NavigationItem[] {
  const item = items[index];
  return item ? [...pathTo(item.items, rest), item] : [];
}

/** The handles of the collections that items link to, for the colour of their category. */
export function categoriesOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({href}) => /\/collections\/([^/?#]+)/.exec(href)?.[1] ?? []);
}
