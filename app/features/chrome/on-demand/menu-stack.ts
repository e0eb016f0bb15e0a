/** The levels of the mobile menu: ids of the items that were drilled into, and how many of them are open. */
interface MenuStack {
  /** What was left stays at the end until another item is entered: it slides out of view. */
  ids: readonly string[];
  depth: number;
}

export const TOP: MenuStack = {ids: [], depth: 0};

/** One level down, into an item. */
export function enter({ids, depth}: MenuStack, id: string): MenuStack {
  return {ids: [...ids.slice(0, depth), id], depth: depth + 1};
}

/** One level up; at the top it stays there. */
export function goBack({ids, depth}: MenuStack): MenuStack {
  return {ids, depth: Math.max(0, depth - 1)};
}
