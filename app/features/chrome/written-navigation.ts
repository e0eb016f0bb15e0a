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

export function closeNavigation(nav: HTMLElement | null): void {
  if (knowsPopovers()) nav?.hidePopover();
}

/** What the worker writes into a link for the script: see `readNavigation`. */
export function linkData({picture, isSale}: NavigationItem) {
  return {
    ...(picture && {'data-picture': `${picture.width} ${picture.height} ${picture.url}`}),
    ...(isSale && {'data-sale': ''}),
  };
}

/** The items of the written navigation: browsers are not sent them a second time. An id is the place, '2.0'. */
export function readNavigation(nav: Element | null): NavigationItem[] {
  return itemsIn(nav?.querySelector('ul'));
}

function itemsIn(list: Element | null | undefined): NavigationItem[] {
  return Array.from(list?.children ?? []).flatMap((entry) => {
    const link = entry.querySelector('a');
    if (!(entry instanceof HTMLElement) || !link) return [];
    const [width, height, url] = link.dataset.picture?.split(' ') ?? [];
    return [
      {
        id: entry.dataset.at ?? '',
        title: link.textContent,
        href: link.getAttribute('href') ?? '',
        ...(url && {picture: {url, alt: '', width: Number(width), height: Number(height)}}),
        ...(link.dataset.sale !== undefined && {isSale: true as const}),
        items: itemsIn(entry.querySelector('ul')),
      },
    ];
  });
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
