import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {servedInsteadOf} from './faults';
import {idArgument} from './gid';
import {productConnection} from './product-connection';
import {sortedProducts, type ProductSort} from './product-order';
import {productQuery} from './product-query';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {textIn} from './texts';

interface ProductKey {
  handle?: string | null;
  id?: string | null;
}

/** `product(handle:, id:)` and its older form. */
function findProduct(_: unknown, {handle, id}: ProductKey, {catalogue}: StandInContext) {
  if (handle) return catalogue.productsByHandle.get(servedInsteadOf(handle)) ?? null;
  const number = idArgument(id, 'Product');
  return number === undefined ? null : (catalogue.productsById.get(number) ?? null);
}

/** Similarity of products by shared tags, type and vendor; ties go to the best seller. */
function likeness(one: CatalogueProduct, other: CatalogueProduct): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const type = one.productType.de === other.productType.de ? 3 : 0;
  return tags + type + (one.vendor === other.vendor ? 1 : 0);
}

function recommendations(product: CatalogueProduct, complementary: boolean, shop: StandInContext) {
  const {catalogue} = shop;
  const key = `recommended ${product.id} ${complementary}`;
  return catalogue.memoize(key, () =>
    catalogue.source.products
      .filter((other) => other !== product && catalogue.factsOf(other).available)
      .filter((other) => (other.productType.de === product.productType.de) !== complementary)
      .map((other) => ({other, alike: likeness(product, other)}))
      .toSorted((a, b) => b.alike - a.alike || b.other.recentlyOrdered - a.other.recentlyOrdered)
      .slice(0, 10)
      .map(({other}) => other),
  );
}

const distinct = (texts: readonly string[]) =>
  [...new Set(texts)].toSorted((one, other) => one.localeCompare(other, 'de'));

/** Root fields that find products. */
export const catalogueResolvers: ResolverMap = {
  QueryRoot: {
    product: findProduct,
    productByHandle: findProduct,
    products: (
      _: unknown,
      args: PageArgs & {query?: string | null; sortKey?: ProductSort},
      context: StandInContext,
    ) => {
      const {products} = context.catalogue.source;
      const sorted = sortedProducts(products, args.sortKey ?? 'ID', 'all', context);
      const query = args.query?.trim();
      return productConnection(query ? sorted.filter(productQuery(query, context)) : sorted, args);
    },
    productRecommendations: (
      _: unknown,
      args: {productId?: string; productHandle?: string; intent?: 'RELATED' | 'COMPLEMENTARY'},
      context: StandInContext,
    ) => {
      const key = {id: args.productId, handle: args.productHandle};
      const product = findProduct(_, key, context);
      return product && recommendations(product, args.intent === 'COMPLEMENTARY', context);
    },
    productTags: (_: unknown, args: PageArgs, {catalogue}: StandInContext) => {
      const tags = catalogue.memoize('tags', () =>
        distinct(catalogue.source.products.flatMap((product) => product.tags)),
      );
      return connectionOf(tags, args);
    },
    productTypes: (_: unknown, args: PageArgs, context: StandInContext) => {
      const {catalogue, market} = context;
      const types = catalogue.memoize(`types ${market.language}`, () =>
        distinct(catalogue.source.products.map(({productType}) => textIn(context, productType))),
      );
      return connectionOf(types, args);
    },
  },
};
