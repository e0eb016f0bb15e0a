import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {CatalogueCollection} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid, idArgument} from './gid';
import {productConnection} from './product-connection';
import {filteredProducts, filterGroups} from './product-filters';
import {sortedProducts, type ProductSort} from './product-order';
import {compares, dateOf, parseQuery} from './query-syntax';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {folded, plainText, textIn, truncated} from './texts';

type ProductsArgs = PageArgs & {filters?: ProductFilter[] | null; sortKey?: ProductSort};
type CollectionSort = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';

function productsOf(collection: CatalogueCollection, args: ProductsArgs, context: StandInContext) {
  const all = context.catalogue.productsOfCollection(collection);
  const name = `collection ${collection.id}`;
  const sorted = sortedProducts(all, args.sortKey ?? 'COLLECTION_DEFAULT', name, context);
  const groups = filterGroups(args.filters, context);
  return productConnection(filteredProducts(sorted, groups, context), args, {
    of: all,
    groups,
    name,
  });
}

/** `collection(handle:, id:)` and its older form. */
function findCollection(
  _: unknown,
  {handle, id}: {handle?: string | null; id?: string | null},
  {catalogue}: StandInContext,
) {
  if (handle) return catalogue.collectionsByHandle.get(handle) ?? null;
  const number = idArgument(id, 'Collection');
  return number === undefined ? null : (catalogue.collectionsById.get(number) ?? null);
}

function sortedCollections(sortKey: CollectionSort | undefined, context: StandInContext) {
  const {collections} = context.catalogue.source;
  const title = ({title: text}: CatalogueCollection) => textIn(context, text);
  if (sortKey === 'TITLE') {
    return collections.toSorted((one, other) => title(one).localeCompare(title(other), 'de'));
  }
  if (sortKey === 'UPDATED_AT') {
    const time = ({updatedAt}: CatalogueCollection) => Date.parse(updatedAt);
    return collections.toSorted((one, other) => time(one) - time(other));
  }
  return collections.toSorted((one, other) => one.id - other.id);
}

function collectionQuery(query: string | null | undefined, context: StandInContext) {
  return parseQuery<CatalogueCollection>(query ?? '', (term, {title, updatedAt}) => {
    if (term.field === 'updated_at') return compares(Date.parse(updatedAt), term, dateOf(term));
    if (term.field === 'collection_type') return true;
    const wanted = folded(term.value).replace(/\*$/, '');
    return ` ${folded(textIn(context, title))}`.includes(` ${wanted}`);
  });
}

/** Type `Collection` and the root fields that find collections. */
export const collectionResolvers: ResolverMap = {
  QueryRoot: {
    collection: findCollection,
    collectionByHandle: findCollection,
    collections: (
      _: unknown,
      args: PageArgs & {query?: string | null; sortKey?: CollectionSort},
      context: StandInContext,
    ) => {
      const all = sortedCollections(args.sortKey, context);
      return connectionOf(all.filter(collectionQuery(args.query, context)), args);
    },
  },
  Collection: {
    id: ({id}: CatalogueCollection) => gid('Collection', id),
    title: ({title}: CatalogueCollection, _: unknown, context: StandInContext) =>
      textIn(context, title),
    description: (
      {descriptionHtml}: CatalogueCollection,
      {truncateAt}: {truncateAt?: number},
      context: StandInContext,
    ) => truncated(plainText(textIn(context, descriptionHtml)), truncateAt),
    descriptionHtml: (
      {descriptionHtml}: CatalogueCollection,
      _: unknown,
      context: StandInContext,
    ) => textIn(context, descriptionHtml),
    image: ({image}: CatalogueCollection) => image ?? null,
    onlineStoreUrl: ({handle}: CatalogueCollection, _: unknown, {origin}: StandInContext) =>
      `${origin}/collections/${handle}`,
    seo: () => ({title: null, description: null}),
    products: productsOf,
  },
};
