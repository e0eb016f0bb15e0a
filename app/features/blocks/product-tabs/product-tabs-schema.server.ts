import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/outage.server';
import type {CollectionListing} from '~/services/shopify/collection.server';
import {
  component,
  handle,
  link,
  option,
  parts,
  requiredText,
  text,
} from '../../story/field-schemas.server';
import {type ProductCardView, toProductCard} from '../../product/product-card-view';

/** Each tab asks Shopify once. */
const MOST_TABS = 6;

const tab = component('product-tab', {
  label: requiredText({max_length: 30}),
  collection: handle({required: true, description: 'Shopify: handle'}),
  sort: option('best-selling', 'created', 'price'),
});

/** The first products of some collections, one collection at a time. */
export const productTabsSchema = component('product-tabs', {
  headline: requiredText(),
  tabs: parts(tab, MOST_TABS),
  more_label: text({max_length: 40}),
  more_link: link(),
});

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
