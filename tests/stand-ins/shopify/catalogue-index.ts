import type {Catalogue, CatalogueCollection, CatalogueProduct} from '../catalogue/catalogue-types';
import {marketsFrom, type Markets} from './markets';
import {productFacts, type ProductFacts, type VariantParent} from './product-facts';

export type {VariantParent} from './product-facts';

/** The catalogue by every key that a query may use, and the markets in which it is sold. */
export interface IndexedCatalogue {
  source: Catalogue;
  markets: Markets;
  productsByHandle: ReadonlyMap<string, CatalogueProduct>;
  productsById: ReadonlyMap<number, CatalogueProduct>;
  variantsById: ReadonlyMap<number, VariantParent>;
  collectionsByHandle: ReadonlyMap<string, CatalogueCollection>;
  /** In the collection's manual order. */
  productsOfCollection(collection: CatalogueCollection): readonly CatalogueProduct[];
  collectionsOfProduct(product: CatalogueProduct): readonly CatalogueCollection[];
  factsOf(product: CatalogueProduct): ProductFacts;
  /** The catalogue without the products that this country's market does not have. */
  servedIn(country: string): IndexedCatalogue;
  /** Memoizes the result of `make` by key. */
  memoize<T>(key: string, make: () => T): T;
}

const byKey = <K, T>(items: readonly T[], key: (item: T) => K) =>
  new Map(items.map((item) => [key(item), item]));

/** Memoizes a function per object. */
function memoizeByKey<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, {value: V}>();
  return (key) => {
    const entry = known.get(key) ?? {value: make(key)};
    known.set(key, entry);
    return entry.value;
  };
}

function variantIndex(products: readonly CatalogueProduct[]) {
  const byId = new Map<number, VariantParent>();
  const byProduct = new Map<CatalogueProduct, VariantParent[]>();
  for (const product of products) {
    const parents = product.variants.map((variant) => ({product, variant}));
    byProduct.set(product, parents);
    for (const parent of parents) byId.set(parent.variant.id, parent);
  }
  return {byId, byProduct};
}

function collectionsByProduct(collections: readonly CatalogueCollection[]) {
  const found = new Map<string, CatalogueCollection[]>();
  for (const collection of collections) {
    for (const handle of collection.products) {
      const known = found.get(handle);
      if (known) known.push(collection);
      else found.set(handle, [collection]);
    }
  }
  return found;
}

/** Indexes a catalogue. Facts per product are computed lazily. */
export function indexCatalogue(
  source: Catalogue,
  {markets = marketsFrom()}: {markets?: Markets} = {},
): IndexedCatalogue {
  const variants = variantIndex(source.products);
  const productsByHandle = byKey(source.products, ({handle}) => handle);
  const collectionsOf = collectionsByProduct(source.collections);
  const remembered = new Map<string, unknown>();
  const served = new Map<string, IndexedCatalogue>();
  const indexed: IndexedCatalogue = {
    source,
    markets,
    productsByHandle,
    productsById: byKey(source.products, ({id}) => id),
    variantsById: variants.byId,
    collectionsByHandle: byKey(source.collections, ({handle}) => handle),
    productsOfCollection: memoizeByKey(({products}: CatalogueCollection) =>
      products.flatMap((handle) => productsByHandle.get(handle) ?? []),
    ),
    collectionsOfProduct: ({handle}) => collectionsOf.get(handle) ?? [],
    factsOf: memoizeByKey((product: CatalogueProduct) =>
      productFacts(product, variants.byProduct.get(product) ?? []),
    ),
    servedIn(country) {
      const known = served.get(country);
      if (known) return known;
      const isSold = ({notSoldIn}: CatalogueProduct) => !notSoldIn?.includes(country);
      const products = source.products.filter(isSold);
      const isWhole = products.length === source.products.length;
      const made = isWhole ? indexed : indexCatalogue({...source, products}, {markets});
      served.set(country, made);
      return made;
    },
    memoize<T>(key: string, make: () => T): T {
      if (!remembered.has(key)) remembered.set(key, make());
      return remembered.get(key) as T;
    },
  };
  return indexed;
}
