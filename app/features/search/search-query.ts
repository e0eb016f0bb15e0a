/** Search input (spec §9). */
export const LONGEST_QUERY = 50;
const PAGE_SIZE = 25;
/** Shopify hands out 250 products at once: ten pages. */
const LAST_PAGE = 10;

export interface SearchQuery {
  q: string;
  page: number;
}

/** What an address searches for (decision 18): words cut to 50 characters, pages 1 to `page`. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const words = (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  const page = /^\d{1,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    q: Array.from(words).slice(0, LONGEST_QUERY).join('').trim(),
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  };
}

/** Number of products of pages 1 to `page`. */
export function productsOf({page}: SearchQuery): number {
  return page * PAGE_SIZE;
}

/** Query of 'Mehr laden +'; `null` when all is shown. */
export function nextPageQuery({q, page}: SearchQuery, total: number): string | null {
  if (page >= LAST_PAGE || total <= productsOf({q, page})) return null;
  return `?${new URLSearchParams({q, page: String(page + 1)}).toString()}`;
}
