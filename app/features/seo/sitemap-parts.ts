/** The sitemap protocol allows 50,000 addresses in one file (sitemaps.org, 'Using Sitemap index files'). */
const MOST_ADDRESSES = 50_000;
/** Shopify's own pages hold up to 250 items; each has an address in both languages. */
const ADDRESSES_PER_PAGE = 500;
/** 40,000 addresses. */
const PAGES_PER_PART = 80;

/** What one file of the sitemap lists. */
export type SitemapPart = 'all' | 'pages' | {productsFrom: number; productsTo: number};

/** Whether the whole sitemap fits into one file; the rest of the shop counts as another page. */
export function fitsOneFile(productPages: number): boolean {
  return (productPages + 4) * ADDRESSES_PER_PAGE <= MOST_ADDRESSES;
}

/** Names of the files that the index lists: 'pages', then 'products-1' and so on. */
export function partNames(productPages: number): string[] {
  const parts = Math.ceil(productPages / PAGES_PER_PART);
  return ['pages', ...Array.from({length: parts}, (_, at) => `products-${at + 1}`)];
}

/** The part of a name that `partNames` gave; `null` for any other. */
export function readPart(name: string, productPages: number): SitemapPart | null {
  if (name === 'pages') return 'pages';
  const number = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1] ?? NaN);
  const productsFrom = (number - 1) * PAGES_PER_PART + 1;
  if (!(productsFrom <= productPages)) return null;
  return {productsFrom, productsTo: Math.min(productsFrom + PAGES_PER_PART - 1, productPages)};
}
