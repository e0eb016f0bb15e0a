import type {CatalogueProduct} from '../catalogue/catalogue-types';
import type {PageArgs} from './connections';
import {idArgument} from './gid';
import {nodeOf} from './nodes';
import {productConnection, sortedProducts, type ProductSort} from './product-connection';
import {badRequest, type StandInContext, type ResolverMap} from './resolver-contract';

interface ProductKey {
  handle?: string | null;
  id?: string | null;
}

function findProduct(_: unknown, {handle, id}: ProductKey, {catalogue}: StandInContext) {
  if (handle) return catalogue.productsByHandle.get(handle) ?? null;
  const number = idArgument(id, 'Product');
  return number === undefined ? null : (catalogue.productsById.get(number) ?? null);
}

/** Similarity of products by shared tags, type and vendor; ties go to the best seller. */
function likeness(one: CatalogueProduct, other: CatalogueProduct): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const type = one.productType.de === other.productType.de ? 3 : 0;
  return tags + type + (one.vendor === other.vendor ? 1 : 0);
}

function recommendations(product: CatalogueProduct, {catalogue}: StandInContext) {
  return catalogue.memoize(`recommended ${product.id}`, () =>
    catalogue.source.products
      .filter((other) => other !== product && catalogue.factsOf(other).available)
      .filter((other) => other.productType.de === product.productType.de)
      .map((other) => ({other, alike: likeness(product, other)}))
      .toSorted((a, b) => b.alike - a.alike || b.other.recentlyOrdered - a.other.recentlyOrdered)
      .slice(0, 10)
      .map(({other}) => other),
  );
}

/** The two queries of Shopify's search syntax that the shop sends; any other is refused. */
function productQuery(
  query: string,
  {catalogue}: StandInContext,
): (product: CatalogueProduct) => boolean {
  if (query === 'available_for_sale:true') return (product) => catalogue.factsOf(product).available;
  const [, tag] = /^tag:([\w-]+)$/.exec(query) ?? [];
  if (tag === undefined) throw badRequest(`products(query: "${query}") is not simulated`);
  return ({tags}) => tags.includes(tag);
}

const largestNodes = 250;

/** Root fields that find products, and objects by their ids. */
export const catalogueResolvers: ResolverMap = {
  QueryRoot: {
    product: findProduct,
    products: (
      _: unknown,
      args: PageArgs & {query?: string | null; sortKey?: ProductSort},
      context: StandInContext,
    ) => {
      const {products} = context.catalogue.source;
      const sorted = sortedProducts(products, args.sortKey ?? 'ID', 'all', context);
      const {query} = args;
      return productConnection(query ? sorted.filter(productQuery(query, context)) : sorted, args);
    },
    productRecommendations: (
      _: unknown,
      {productHandle: handle}: {productHandle?: string},
      context: StandInContext,
    ) => {
      const product = findProduct(_, {handle}, context);
      return product && recommendations(product, context);
    },
    node: (_: unknown, {id}: {id: string}, context: StandInContext) => nodeOf(id, context),
    nodes: (_: unknown, {ids}: {ids: string[]}, context: StandInContext) => {
      if (ids.length > largestNodes) {
        throw badRequest(`The input array size of ${ids.length} is greater than ${largestNodes}`);
      }
      return ids.map((id) => nodeOf(id, context));
    },
  },
};
