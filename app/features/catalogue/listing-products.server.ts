import type {AppLoadContext} from '@shopify/remix-oxygen';
import {PAGE_SIZE} from '~/services/algolia/page-size';
import type {FoundProducts} from '~/services/algolia/search-types';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import type {Destination} from '../goods/shipping';
import {meantVariant, toFoundCard} from '../product/found-card';
import type {ProductCardView} from '../product/product-card-view';
import {productNumber} from '../search-events/product-number';
import {reportViewed} from '../search-events/report-search.server';
import {writeMark} from '../search-events/search-mark';
import type {ListingOrder} from './sorting';

interface Asked {
  /** '' for all products of a list. */
  words: string;
  order: ListingOrder;
  destination: Destination;
}

/**
 * The cards of what was found, in its order. With the visitor's consent their links carry where they stood in
 * which answer (spec §7, "event feed").
 */
export function toCards(
  products: ProductCardFragment[],
  {productIds, queryId}: FoundProducts,
  {words, order, destination}: Asked,
): ProductCardView[] {
  const positions = new Map(productIds.map((id, at) => [id, at + 1]));
  return products.map((product) => {
    const card = toFoundCard(product, meantVariant(product, words), destination);
    const position = positions.get(productNumber(product.id) ?? '');
    if (queryId === null || position === undefined) return card;
    return {...card, found: writeMark({queryId, order, position})};
  });
}

/** Reports what this answer shows for the first time: the last of its pages. */
export function reportLastPage(
  context: AppLoadContext,
  {productIds, index, queryId}: FoundProducts,
  page: number,
): void {
  const objectIds = productIds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  reportViewed(context, {index, queryId, objectIds});
}
