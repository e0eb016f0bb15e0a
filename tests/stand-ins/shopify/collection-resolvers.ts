import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {CatalogueCollection} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {productConnection, sortedProducts, type ProductSort} from './product-connection';
import {badRequest, type StandInContext, type ResolverMap} from './resolver-contract';
import {plainText, textIn} from './texts';

type ProductsArgs = PageArgs & {filters?: ProductFilter[] | null; sortKey?: ProductSort};

/** The shop filters by `available: true` only; other filters are refused. */
function onlyInStock(filters: ProductFilter[]): boolean {
  for (const filter of filters) {
    if (JSON.stringify(filter) !== '{"available":true}') {
      throw badRequest('Filter is not simulated');
    }
  }
  return filters.length > 0;
}

function productsOf(collection: CatalogueCollection, args: ProductsArgs, context: StandInContext) {
  const {catalogue} = context;
  const all = catalogue.productsOfCollection(collection);
  const name = `collection ${collection.id}`;
  const sorted = sortedProducts(all, args.sortKey ?? 'COLLECTION_DEFAULT', name, context);
  const shown = onlyInStock(args.filters ?? [])
    ? sorted.filter((product) => catalogue.factsOf(product).available)
    : sorted;
  return productConnection(shown, args, {of: all, name});
}

/** Type `Collection` and the root fields that find collections. */
export const collectionResolvers: ResolverMap = {
  QueryRoot: {
    collection: (_: unknown, {handle}: {handle?: string}, {catalogue}: StandInContext) =>
      catalogue.collectionsByHandle.get(handle ?? '') ?? null,
    collections: (_: unknown, args: PageArgs & {sortKey?: string}, context: StandInContext) => {
      const {collections} = context.catalogue.source;
      const title = ({title: text}: CatalogueCollection) => textIn(context, text);
      const sorted = collections.toSorted((one, other) =>
        args.sortKey === 'TITLE' ? title(one).localeCompare(title(other), 'de') : one.id - other.id,
      );
      return connectionOf(sorted, args);
    },
  },
  Collection: {
    id: ({id}: CatalogueCollection) => gid('Collection', id),
    title: ({title}: CatalogueCollection, _: unknown, context: StandInContext) =>
      textIn(context, title),
    description: ({descriptionHtml}: CatalogueCollection, _: unknown, context: StandInContext) =>
      plainText(textIn(context, descriptionHtml)),
    descriptionHtml: (
      {descriptionHtml}: CatalogueCollection,
      _: unknown,
      context: StandInContext,
    ) => textIn(context, descriptionHtml),
    image: ({image}: CatalogueCollection) => image ?? null,
    seo: () => ({title: null, description: null}),
    products: productsOf,
  },
};
