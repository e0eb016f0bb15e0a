import {HEAD, itemAt, type MenuPosition} from './menu-position';
import type {NavigationItem} from '../navigation-view';

/**
 * Where a key leads from a link of the main navigation; a top-level position from inside a menu closes it.
 * `null` where the key keeps its meaning of a link or has none.
 */
export function positionByKey(
  items: readonly NavigationItem[],
  at: MenuPosition,
  key: string,
): MenuPosition | null {
  return at.length === 1 ? fromTop(items, at, key) : fromInside(items, at, key);
}

function fromTop(
  items: readonly NavigationItem[],
  at: MenuPosition,
  key: string,
): MenuPosition | null {
  const hasMenu = (itemAt(items, at)?.items.length ?? 0) > 0;
  switch (key) {
    case 'ArrowRight':
      return beside(items.length, at, 1);
    case 'ArrowLeft':
      return beside(items.length, at, -1);
    case 'Home':
      return [0];
    case 'End':
      return [items.length - 1];
    case 'Enter':
    case 'ArrowDown':
      return hasMenu ? [...at, HEAD] : null;
    default:
      return null;
  }
}

function fromInside(
  items: readonly NavigationItem[],
  at: MenuPosition,
  key: string,
): MenuPosition | null {
  const above = at.slice(0, -1);
  const index = at.at(-1);
  const siblings = itemAt(items, above)?.items ?? [];
  const isInFirstColumn = above.length === 1;
  switch (key) {
    case 'Escape':
      return at.slice(0, 1);
    case 'ArrowLeft':
      return above;
    case 'ArrowDown':
      return index === HEAD ? [...above, 0] : beside(siblings.length, at, 1);
    case 'ArrowUp':
      if (index === HEAD) return above;
      return index === 0 && isInFirstColumn ? [...above, HEAD] : beside(siblings.length, at, -1);
    case 'ArrowRight':
      if (index === HEAD) return null;
      return (itemAt(items, at)?.items.length ?? 0) > 0 ? [...at, 0] : null;
    case 'Home':
      return [...above, 0];
    case 'End':
      return [...above, siblings.length - 1];
    default:
      return null;
  }
}

function beside(count: number, at: MenuPosition, step: 1 | -1): MenuPosition | null {
  const index = (at.at(-1) ?? 0) + step;
  return index < 0 || index >= count ? null : [...at.slice(0, -1), index];
}
