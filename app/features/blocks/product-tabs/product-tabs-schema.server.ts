import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/outage.server';
import type {CollectionListing} from '~/services/shopify/collection.server';
import {
  component,
  type EditAttributes,
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

/** Tabs as links, and the products of the one that is shown. */
export interface ProductTabsView {
  tabs: {label: string; query: string; current: boolean; edit: EditAttributes}[];
  products: ProductCardView[];
}

/**
 * The products of the tab that the address names, else of the first. Tabs of a collection that is missing, empty or cannot
 * be had are left out; all are asked for side by side to know.
 */
export async function loadProductTabs(
  {tabs}: z.output<typeof productTabsSchema>,
  context: AppLoadContext,
): Promise<ProductTabsView> {
  const listed = await Promise.all(tabs.map((tab) => optional(productsOf(tab, context), [])));
  const filled = tabs.flatMap((tab, at) => {
    const products = listed[at] ?? [];
    return products.length > 0
      ? [{...tab, products, query: `?${TAB}=${encodeURIComponent(nameOf(tab))}`}]
      : [];
  });
  const asked = new URL(context.place, context.settings.SHOP_ORIGIN).searchParams.get(TAB);
  const shown = filled.find((tab) => nameOf(tab) === asked) ?? filled[0];
  return {
    tabs: filled.map((tab) => ({
      label: tab.label,
      query: tab.query,
      current: tab === shown,
      edit: tab.edit,
    })),
    products: shown?.products.map((product) => toProductCard(product, context.language)) ?? [],
  };
}

const TAB = 'tab';

/** What a tab is called in addresses. */
function nameOf({collection, sort}: Tab): string {
  return `${collection}.${sort}`;
}

async function productsOf({collection: handle, sort}: Tab, {shopify}: AppLoadContext) {
  if (!handle) return [];
  return shopify.collection.products(handle, {first: PRODUCTS, ...sorting[sort]});
}
