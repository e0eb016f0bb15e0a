import type {NavigationItem} from '../navigation-view';

/**
 * Where in the main navigation something is: indexes from the top level down. `[2]` is the third item,
 * `[2, 0]` the first entry of its menu. `[]` is nowhere.
 */
export type MenuPosition = readonly number[];

/** Below a top-level item: the link at the head of its menu. */
export const HEAD = -1;

/** The item at a position; the head of a menu is its item. */
export function itemAt(
  items: readonly NavigationItem[],
  [first, ...rest]: MenuPosition,
): NavigationItem | undefined {
  const item = first === undefined ? undefined : items[first];
  if (!item || rest.length === 0 || rest[0] === HEAD) return item;
  return itemAt(item.items, rest);
}

/** A position as it stands in the page: '2.0'. */
export function writePosition(position: MenuPosition): string {
  return position.join('.');
}

/** Reads what `writePosition` wrote; `null` for anything else. */
export function readPosition(written: string | undefined): MenuPosition | null {
  return written ? written.split('.').map(Number) : null;
}

/**
 * The entries of the open menu whose columns are shown: those on the way to what is pointed at, and from
 * there always the first.
 */
export function shownPath(items: readonly NavigationItem[], at: MenuPosition): MenuPosition {
  const path = at.filter((index) => index !== HEAD);
  let next = itemAt(items, path)?.items ?? [];
  while (next[0] && next[0].items.length > 0) {
    path.push(0);
    next = next[0].items;
  }
  return path;
}
