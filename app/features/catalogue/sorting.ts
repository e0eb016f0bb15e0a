/** Sort options of product lists by their value in the address. */
export const sortOptions = [
  'recently-ordered-count-desc',
  'published-at-desc',
  'price-desc',
  'price-asc',
] as const;

export type SortOption = (typeof sortOptions)[number];

export const DEFAULT_SORT: SortOption = 'recently-ordered-count-desc';

/** Results for words are ordered by how well they match unless a visitor chooses a sort option. */
export type ListingOrder = SortOption | 'relevance';
