/** What the field controls (`aria-controls`), and the hits that it walks (`aria-activedescendant`). */
export const CATEGORIES_ID = 'search-categories';
export const PRODUCTS_ID = 'search-products';

/** The id of a hit, counted from 0 over both lists. */
export function hitId(at: number): string {
  return `search-hit-${at}`;
}
