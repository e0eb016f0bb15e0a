import type {CatalogueProduct} from '../catalogue/catalogue-types';
import type {StandInContext} from './request-context';
import {textIn} from './texts';

/** The supported ones of `ProductSortKeys` and `ProductCollectionSortKeys`. */
export type ProductSort =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'PRICE'
  | 'TITLE'
  | 'UPDATED_AT';

type Compare = (one: CatalogueProduct, other: CatalogueProduct) => number;

function comparison(sortKey: ProductSort, context: StandInContext): Compare | undefined {
  const {factsOf} = context.catalogue;
  const title = (product: CatalogueProduct) => textIn(context, product.title);
  switch (sortKey) {
    case 'BEST_SELLING':
      return (one, other) => other.recentlyOrdered - one.recentlyOrdered;
    case 'CREATED':
    case 'UPDATED_AT':
      return (one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt);
    case 'ID':
      return (one, other) => one.id - other.id;
    case 'PRICE':
      return (one, other) => factsOf(one).lowestPrice - factsOf(other).lowestPrice;
    case 'TITLE':
      return (one, other) => title(one).localeCompare(title(other), 'de', {numeric: true});
    case 'COLLECTION_DEFAULT':
      return undefined;
  }
}

/** Products sorted by a key; stable, and sorted only once per list, which has a name. */
export function sortedProducts(
  products: readonly CatalogueProduct[],
  sortKey: ProductSort,
  name: string,
  context: StandInContext,
): readonly CatalogueProduct[] {
  const compare = comparison(sortKey, context);
  if (!compare) return products;
  const key = `sorted ${name} ${sortKey} ${context.market.language}`;
  return context.catalogue.memoize(key, () => products.toSorted(compare));
}
