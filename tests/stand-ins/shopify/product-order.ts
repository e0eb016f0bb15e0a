import type {CatalogueProduct} from '../catalogue/catalogue-types';
import type {StandInContext} from './request-context';
import {textIn} from './texts';

/** The keys of `ProductSortKeys`, `ProductCollectionSortKeys` and `SearchSortKeys` together. */
export type ProductSort =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

type Compare = (one: CatalogueProduct, other: CatalogueProduct) => number;

const collator = new Intl.Collator('de', {numeric: true});

function comparison(sortKey: ProductSort, context: StandInContext): Compare | undefined {
  const text = (read: (product: CatalogueProduct) => string): Compare => {
    return (one, other) => collator.compare(read(one), read(other));
  };
  const {factsOf} = context.catalogue;
  const times = new Map<CatalogueProduct, number>();
  const time = (product: CatalogueProduct) => {
    const known = times.get(product) ?? Date.parse(product.publishedAt);
    times.set(product, known);
    return known;
  };
  switch (sortKey) {
    case 'BEST_SELLING':
      return (one, other) => other.recentlyOrdered - one.recentlyOrdered;
    case 'CREATED':
    case 'CREATED_AT':
    case 'UPDATED_AT':
      return (one, other) => time(one) - time(other);
    case 'ID':
      return (one, other) => one.id - other.id;
    case 'PRICE':
      return (one, other) => factsOf(one).lowestPrice - factsOf(other).lowestPrice;
    case 'PRODUCT_TYPE':
      return text(({productType}) => textIn(context, productType));
    case 'TITLE':
      return text(({title}) => textIn(context, title));
    case 'VENDOR':
      return text(({vendor}) => vendor);
    default:
      return undefined;
  }
}

/**
 * Products sorted by a key; stable, and in the given order for keys without a comparison (`MANUAL`,
 * `COLLECTION_DEFAULT`, `RELEVANCE`). A list with a name is sorted only once.
 */
export function sortedProducts(
  products: readonly CatalogueProduct[],
  sortKey: ProductSort,
  name: string | undefined,
  context: StandInContext,
): readonly CatalogueProduct[] {
  const compare = comparison(sortKey, context);
  if (!compare) return products;
  if (name === undefined) return products.toSorted(compare);
  const key = `sorted ${name} ${sortKey} ${context.market.language}`;
  return context.catalogue.memoize(key, () => products.toSorted(compare));
}
