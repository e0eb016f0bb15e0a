import type {SitemapType} from '@shopify/hydrogen/storefront-api-types';
import {typed, type StandInContext, type ResolverMap} from './resolver-contract';

const pageSize = 250;

/** Parent of `SitemapResource`. */
interface Entry {
  handle: string;
  updatedAt: string;
}

function entriesOf(type: SitemapType, {catalogue}: StandInContext): Entry[] {
  const {products, collections} = catalogue.source;
  if (type === 'COLLECTION') return collections;
  if (type !== 'PRODUCT') return [];
  return products.map(({handle, publishedAt}) => ({handle, updatedAt: publishedAt}));
}

/** `sitemap(type:)`: pages of 250, as in Shopify's own sitemap. */
export const sitemapResolvers: ResolverMap = {
  QueryRoot: {
    sitemap: (_: unknown, {type}: {type: SitemapType}, context: StandInContext) =>
      entriesOf(type, context),
  },
  Sitemap: {
    pagesCount: (entries: Entry[]) => ({count: Math.ceil(entries.length / pageSize)}),
    resources: (entries: Entry[], {page}: {page: number}) => {
      const from = Math.max(page - 1, 0) * pageSize;
      return {
        items: entries.slice(from, from + pageSize).map((entry) => typed('SitemapResource', entry)),
      };
    },
  },
};
