import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/optional.server';
import {toListing} from '../../../catalogue/listing-query';
import type {SortOption} from '../../../catalogue/sorting';
import {toProductCard, type ProductCardView} from '../../../product/product-card-view';
import type {productTabsSchema} from './product-tabs-schema.server';

type Tab = z.output<typeof productTabsSchema>['tabs'][number];

const PRODUCTS = 8;

const sorting: Record<Tab['sort'], SortOption> = {
  'best-selling': 'recently-ordered-count-desc',
  created: 'published-at-desc',
  price: 'price-asc',
};

/** The products of each tab, in the tabs' order; none of a collection that is missing or cannot be had. */
export async function loadProductTabs(
  {tabs}: z.output<typeof productTabsSchema>,
  context: AppLoadContext,
): Promise<ProductCardView[][]> {
  return Promise.all(tabs.map((tab) => optional(productsOf(tab, context), [])));
}

async function productsOf(
  {collection: handle, sort}: Tab,
  {shopify, language}: AppLoadContext,
): Promise<ProductCardView[]> {
  if (!handle) return [];
  const listing = {...toListing({sort: sorting[sort], page: 1}), first: PRODUCTS};
  const collection = await shopify.collection.get(handle, listing);
  return collection?.products.nodes.map((product) => toProductCard(product, language)) ?? [];
}
