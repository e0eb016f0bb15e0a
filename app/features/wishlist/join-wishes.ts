import {MOST_WISHES} from './wishlist-ids';

/** Which of `more` can join the visitor's own list, in their order, and how many have no room. */
export function joinWishes(own: readonly string[], more: readonly string[]) {
  const missing = [...new Set(more)].filter((number) => !own.includes(number));
  const joining = missing.slice(0, Math.max(0, MOST_WISHES - own.length));
  return {joining, left: missing.length - joining.length};
}
