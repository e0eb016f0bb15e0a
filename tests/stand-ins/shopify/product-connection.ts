import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import type {StandInContext} from './resolver-contract';
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

interface FacetValue {
  label: string;
  count: number;
  /** The `ProductFilter` that selects it. */
  input: string;
  swatch: {color: string} | null;
}

/** The values of every option by its name, each with the number of products that have it. */
function optionFacets(products: readonly CatalogueProduct[], context: StandInContext) {
  const facets = new Map<string, Map<string, FacetValue>>();
  for (const product of products) {
    const {firstSelectable} = context.catalogue.factsOf(product);
    for (const [at, {name, values}] of product.options.entries()) {
      const option = textIn(context, name);
      const facet = facets.get(option) ?? new Map<string, FacetValue>();
      facets.set(option, facet);
      for (const position of firstSelectable[at]?.keys() ?? []) {
        const value = values[position];
        if (!value) continue;
        const label = textIn(context, value.name);
        const input = JSON.stringify({variantOption: {name: option, value: label}});
        const swatch = value.swatch ? {color: value.swatch} : null;
        const known = facet.get(label) ?? {label, count: 0, input, swatch};
        facet.set(label, {...known, count: known.count + 1});
      }
    }
  }
  return [...facets.values()].map((facet) => [...facet.values()]);
}

/** `ProductConnection.filters`, limited to the options and to whether products are in stock. */
function facetsOf(products: readonly CatalogueProduct[], context: StandInContext) {
  const {factsOf} = context.catalogue;
  const inStock: FacetValue = {
    label: 'Auf Lager',
    count: products.filter((product) => factsOf(product).available).length,
    input: JSON.stringify({available: true}),
    swatch: null,
  };
  return [[inStock], ...optionFacets(products, context)].map((values) => ({
    presentation: values.some(({swatch}) => swatch) ? 'SWATCH' : 'TEXT',
    values: values.toSorted((one, other) => other.count - one.count),
  }));
}

/** A `ProductConnection`: a page, and lazily the facets of the complete list, which has a name. */
export function productConnection(
  shown: readonly CatalogueProduct[],
  args: PageArgs,
  facets?: {of: readonly CatalogueProduct[]; name: string},
) {
  const page = connectionOf(shown, args);
  return {
    nodes: () => page.nodes,
    edges: () => page.edges,
    pageInfo: () => page.pageInfo,
    filters: (_: unknown, context: StandInContext) => {
      if (!facets) return [];
      const key = `facets ${facets.name} ${context.market.language}`;
      return context.catalogue.memoize(key, () => facetsOf(facets.of, context));
    },
  };
}
