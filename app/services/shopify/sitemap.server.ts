import type {SitemapType} from '@shopify/hydrogen/storefront-api-types';
import type {ShopifyClient} from './client.server';
import {SITEMAP_PAGE_QUERY, SITEMAP_SIZE_QUERY} from './sitemap.graphql';

/** A product or collection that search engines may know; `updatedAt` in ISO 8601. */
export interface SitemapItem {
  handle: string;
  updatedAt: string;
}

/** Shopify's sitemap, in pages of up to 250 items. Never cached: it is asked for rarely and is large. */
export function createSitemapService(client: ShopifyClient) {
  return {
    /** How many pages there are of a type. */
    async pages(type: SitemapType): Promise<number> {
      const {sitemap} = await client.query(SITEMAP_SIZE_QUERY, {type});
      return sitemap.pagesCount?.count ?? 0;
    },

    /** One page, counted from 1. */
    async page(type: SitemapType, page: number): Promise<SitemapItem[]> {
      const {sitemap} = await client.query(SITEMAP_PAGE_QUERY, {type, page});
      return (sitemap.resources?.items ?? []).map(({handle, updatedAt}) => ({handle, updatedAt}));
    },
  };
}
