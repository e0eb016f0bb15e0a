import type {AppLoadContext} from '@shopify/remix-oxygen';
import {PAGE_SIZE} from '~/services/algolia/page-size';
import type {FoundProducts} from '~/services/algolia/search-types';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {listRank} from '../goods/goods';
import type {Destination} from '../goods/shipping';
import {meantVariant, toFoundCard} from '../product/found-card';
import type {ProductCardView} from '../product/product-card-view';
import {numberIn} from '~/services/shopify/ids';
import {reportViewed} from '../search-events/report-search.server';
import {writeMark} from '../search-events/search-mark';
import {DEFAULT_SORT, type ListingOrder} from './sorting';

interface Asked {
  /** '' for all products of a list. */
  words: string;
  order: ListingOrder;
  destination: Destination;
}

/**
 * The cards of what was found, in its order. A list that nobody has searched or sorted shows on each of its pages what is
 * in stock first: the index knows no kinds of goods. With the visitor's consent the links carry where the search
 * service had them in which answer.
 */
export function toCards(
  products: ProductCardFragment[],
  {productIds, queryId}: FoundProducts,
  {words, order, destination}: Asked,
): ProductCardView[] {
  const positions = new Map(productIds.map((id, at) => [id, at + 1]));
  const found = products.map((product) => {
    const position = positions.get(numberIn('Product', product.id) ?? '') ?? productIds.length;
    return {product, position};
  });
  const asItComes = words === '' && order === DEFAULT_SORT;
  return (asItComes ? stockFirst(found) : found).map(({product, position}) => {
    const card = toFoundCard(product, meantVariant(product, words), destination);
    if (queryId === null) return card;
    return {...card, found: writeMark({queryId, order, position})};
  });
}

interface Found {
  product: ProductCardFragment;
  /** In the answer of the search service, from 1. */
  position: number;
}

/** Each page for itself, so that another page changes nothing in those before it. */
function stockFirst(found: Found[]): Found[] {
  const pageOf = ({position}: Found) => Math.ceil(position / PAGE_SIZE);
  const ranks = new Map(found.map(({product}) => [product, rankOf(product)]));
  const rank = ({product}: Found) => ranks.get(product) ?? 0;
  return found.toSorted((one, other) => pageOf(one) - pageOf(other) || rank(one) - rank(other));
}

function rankOf(product: ProductCardFragment): number {
  const {selectedOrFirstAvailableVariant: first, variants} = product;
  return first
    ? listRank(
        product,
        variants.nodes.map((one) => ({...first, ...one})),
      )
    : 0;
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
