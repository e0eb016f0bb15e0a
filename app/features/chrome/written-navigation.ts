import type {NavigationItem} from './navigation-view';

/** The id of the main navigation, by which the button of narrow screens opens it. */
export const NAVIGATION_ID = 'main-navigation';

/** The main navigation, as the worker has written it; `null` on a page that has failed without one. */
export function mainNavigation(): HTMLElement | null {
  return document.getElementById(NAVIGATION_ID);
}

const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/** Opens the navigation on a narrow screen; older browsers show it in the page. */
export function openNavigation(nav: HTMLElement | null): void {
  if (knowsPopovers()) nav?.showPopover();
}

/** Closes the navigation's popover; does nothing when it is closed, and in browsers without popovers. */
export function closeNavigation(nav: HTMLElement | null): void {
  if (knowsPopovers()) nav?.hidePopover();
}

/** What the worker writes into a link for the script: see `readNavigation`. */
export function linkData({isSale}: NavigationItem) {
  return isSale && {'data-sale': ''};
}

/** What stands in the menus beside the links, by the address of each. */
export type MenuDetails = Record<string, Pick<NavigationItem, 'picture' | 'drawing' | 'count'>>;

/**
 * The items of the written navigation: browsers are not sent them a second time. An id is the place, '2.0'.
 *
 * @param details what was asked for since
 */
export function readNavigation(nav: Element | null, details: MenuDetails = {}): NavigationItem[] {
  return itemsIn(nav?.querySelector('.main-menu'), '', details);
}

function itemsIn(
  list: Element | null | undefined,
  place: string,
  details: MenuDetails,
): NavigationItem[] {
  return Array.from(list?.children ?? []).flatMap((entry, index) => {
    const link = entry.querySelector('a');
    if (!link) return [];
    const id = `${place}${index}`;
    const href = link.getAttribute('href') ?? '';
    return [
      {
        id,
        // Details may stand behind it.
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
export function placeOf(entry: Element): number[] {
  const above = entry.parentElement?.closest('.main-menu li');
  const index = [...(entry.parentElement?.children ?? [])].indexOf(entry);
  return above ? [...placeOf(above), index] : [index];
}

/** The item at a position and those above it, the deepest first. */
export function pathTo(items: NavigationItem[], [index = -1, ...rest]: number[]): NavigationItem[] {
  const item = items[index];
  return item ? [...pathTo(item.items, rest), item] : [];
}

/** The handles of the collections that items lead to, for the colour of their category. */
export function categoriesOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({href}) => /\/collections\/([^/?#]+)/.exec(href)?.[1] ?? []);
}
