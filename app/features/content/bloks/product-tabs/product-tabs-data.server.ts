import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/optional.server';
import type {CollectionListing} from '~/services/shopify/collection.server';
import {toProductCard, type ProductCardView} from '../../../product/product-card-view';
import type {productTabsSchema} from './product-tabs-schema.server';

type Tab = z.output<typeof productTabsSchema>['tabs'][number];

const PRODUCTS = 8;

const sorting: Record<Tab['sort'], Pick<CollectionListing, 'sortKey' | 'reverse'>> = {
  'best-selling': {sortKey: 'BEST_SELLING', reverse: false},
  created: {sortKey: 'CREATED', reverse: true},
  price: {sortKey: 'PRICE', reverse: false},
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
  const listing = {first: PRODUCTS, ...sorting[sort]};
  const products = await shopify.collection.products(handle, listing);
  return products.map((product) => toProductCard(product, language));
}
