import {itemAt, readPosition, shownPath, type MenuPosition} from './menu-position';
import type {NavigationItem} from '../navigation-view';

/** A picture of an item, and the element of its menu that is kept free for it. */
export interface ShownPicture {
  item: NavigationItem;
  place: HTMLElement;
}

/**
 * Shows a position of the main navigation: opens its menu and the columns on the way to it, `[]` closes all.
 * Style sees `data-open` and `data-shown`, screen readers `aria-expanded`. Returns the picture that belongs to
 * it, if there is one and a place for it.
 */
export function markShown(
  nav: HTMLElement,
  items: readonly NavigationItem[],
  at: MenuPosition,
): ShownPicture | null {
  const path = at.length > 0 ? shownPath(items, at) : [];
  for (const link of nav.querySelectorAll<HTMLElement>('[data-at]')) {
    const position = readPosition(link.dataset.at) ?? [];
    const entry = link.closest('li');
    // The head of a menu stands in no entry of its own.
    if (link.parentElement !== entry) continue;
    const isShown = position.every((index, level) => path[level] === index);
    entry?.toggleAttribute(position.length === 1 ? 'data-open' : 'data-shown', isShown);
    if (entry?.querySelector('ul')) link.setAttribute('aria-expanded', String(isShown));
  }

  // Of what is pointed at, else of what it belongs to.
  const ways = path.map((_, level) => itemAt(items, path.slice(0, path.length - level)));
  const item = ways.find((way) => way?.picture);
  const place = nav.querySelector<HTMLElement>('[data-open] [data-picture-place]');
  return item && place ? {item, place} : null;
}
