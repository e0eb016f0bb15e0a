import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language, languageNames, languages} from '~/i18n/languages';
import type {PageName} from '~/pages';
import {escapeXml} from '~/services/http/streams.server';
import type {SitemapItem} from '~/services/shopify/shop.server';
import type {Story} from '~/services/storyblok/story-schema';
import {ownPage, storyHref} from '../story/links';

/**
 * The pages of a part of the sitemap, yielded per page of the supplier's API, so that only one is held in memory.
 * Throws `ServiceOutage` when a supplier does not respond.
 */
export async function* sitemapEntries(
  context: AppLoadContext,
  part: SitemapPart,
  productPages: number,
): AsyncGenerator<SitemapEntry[]> {
  const {sitemap} = context.shopify;
  if (typeof part === 'string') {
    yield storyEntries(await context.storyblok.allStories(100));
    yield ownEntries;
    const pages = await sitemap.pages('COLLECTION');
    for (let page = 1; page <= pages; page += 1) {
      yield itemEntries('collection', await sitemap.page('COLLECTION', page));
    }
  }
  if (part === 'pages') return;
  const {productsFrom, productsTo} =
    part === 'all' ? {productsFrom: 1, productsTo: productPages} : part;
  for (let page = productsFrom; page <= productsTo; page += 1) {
    yield itemEntries('product', await sitemap.page('PRODUCT', page));
  }
}

/** Pages that come from neither a story nor Shopify. */
const ownEntries = (['priceRequest', 'withdrawal', 'sizeFinder'] as const).map((page) => ({
  paths: inEachLanguage((language) => href(language, page)),
  updatedAt: null,
}));

function inEachLanguage(path: (language: Language) => string): SitemapEntry['paths'] {
  const paths = languageNames.map((language) => [language, path(language)]);
  return Object.fromEntries(paths) as SitemapEntry['paths'];
}

function itemEntries(page: PageName, items: SitemapItem[]): SitemapEntry[] {
  return items.map(({handle, updatedAt}) => ({
    paths: inEachLanguage((language) => href(language, page, {handle})),
    updatedAt,
  }));
}

/** Storyblok pages and app pages with their own story, except those hidden by editors. */
function storyEntries(stories: Story[]): SitemapEntry[] {
  return stories
    .filter(({content, fullSlug}) => content.component === 'page' || ownPage(fullSlug))
    .filter(({content}) => content.noindex !== true)
    .map(({fullSlug, publishedAt}) => ({
      paths: inEachLanguage((language) => storyHref(language, fullSlug)),
      updatedAt: publishedAt,
    }));
}

/**
 * The sitemap protocol allows 50,000 URLs per file (sitemaps.org, 'Using Sitemap index files'). Shopify's API pages
 * contain up to 250 items; each has a URL in every language.
 */
const PAGES_PER_FILE = Math.floor(50_000 / (250 * languageNames.length));

/** The content of one sitemap file. */
type SitemapPart = 'all' | 'pages' | {productsFrom: number; productsTo: number};

/** Whether the complete sitemap fits into one file; the rest of the shop counts as four pages. */
export function fitsOneFile(productPages: number): boolean {
  return productPages + 4 <= PAGES_PER_FILE;
}

/** Names of the files in the index: 'pages', then 'products-1' and so on. */
export function partNames(productPages: number): string[] {
  const parts = Math.ceil(productPages / PAGES_PER_FILE);
  return ['pages', ...Array.from({length: parts}, (_, index) => `products-${index + 1}`)];
}

/** The part for a name from `partNames`; `null` for any other name. */
export function readPart(name: string, productPages: number): SitemapPart | null {
  if (name === 'pages') return 'pages';
  const fileNumber = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1] ?? NaN);
  const productsFrom = (fileNumber - 1) * PAGES_PER_FILE + 1;
  if (!(productsFrom <= productPages)) return null;
  return {productsFrom, productsTo: Math.min(productsFrom + PAGES_PER_FILE - 1, productPages)};
}

/** A page in every language: its encoded paths, and when it last changed (ISO 8601). */
interface SitemapEntry {
  paths: Record<Language, string>;
  updatedAt: string | null;
}

/** The start of a sitemap file (sitemaps.org). */
export const URLSET_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const URLSET_END = '</urlset>\n';

/** A page's URLs, one per language, each with all its alternates (Google, 'Localized versions'). */
export function urlsOf({paths, updatedAt}: SitemapEntry, origin: string): string {
  const address = (language: Language) => escapeXml(origin + paths[language]);
  const alternates = [
    ...languageNames.map((language) => [languages[language].tag, address(language)] as const),
    ['x-default', address(defaultLanguage)] as const,
  ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
  return languageNames
    .map(
      (language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates.join('')}</url>\n`,
    )
    .join('');
}

export function sitemapIndex(addresses: string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`
  );
}
