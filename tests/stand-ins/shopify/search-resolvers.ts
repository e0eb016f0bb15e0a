import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import {connectionOf, type PageArgs} from './connections';
import {facetsOf} from './facet-counts';
import {pages} from './plain-pages';
import {filteredProducts, filterGroups} from './product-filters';
import {sortedProducts} from './product-order';
import {badRequest} from './request-errors';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {foundProducts, textScore, type Unavailable} from './search-ranking';
import {folded, textIn} from './texts';
import {typed, type TypedParent} from './typed-parent';

type SearchArgs = PageArgs & {
  query: string;
  types?: ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  sortKey?: 'PRICE' | 'RELEVANCE';
  productFilters?: ProductFilter[] | null;
  unavailableProducts?: Unavailable | null;
};

interface PredictiveArgs {
  query: string;
  types?: ('ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY')[] | null;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  unavailableProducts?: Unavailable | null;
}

const foundPages = (query: string, context: StandInContext) =>
  pages.filter(({title, body}) =>
    textScore(`${textIn(context, title)} ${textIn(context, body)}`, query),
  );

function search(_: unknown, args: SearchArgs, context: StandInContext) {
  const {query, types, sortKey, unavailableProducts} = args;
  const wants = (type: 'PAGE' | 'PRODUCT') => !types?.length || types.includes(type);
  const groups = filterGroups(args.productFilters, context);
  const found = wants('PRODUCT')
    ? foundProducts(query, unavailableProducts ?? 'SHOW', context)
    : [];
  const products = filteredProducts(found, groups, context);
  const sorted =
    sortKey === 'PRICE' ? sortedProducts(products, 'PRICE', undefined, context) : products;
  const items: TypedParent[] = [
    ...sorted.map((product) => typed('Product', product)),
    ...(wants('PAGE') ? foundPages(query, context) : []).map((page) => typed('Page', page)),
  ];
  const page = connectionOf(items, args);
  return {
    nodes: () => page.nodes,
    edges: () => page.edges,
    pageInfo: () => page.pageInfo,
    totalCount: page.totalCount,
    productFilters: () => facetsOf(found, groups, context),
  };
}

/** `SearchQuerySuggestion`: words of the titles that start with what was typed. */
function suggestions(query: string, titles: readonly string[]) {
  const typedSoFar = folded(query.trim());
  const words = titles.flatMap((title) => folded(title).split(/[\s,()/]+/));
  const fitting = [...new Set(words)].filter((word) => word.startsWith(typedSoFar));
  return fitting.map((text) => ({
    text,
    styledText: `<mark>${typedSoFar}</mark><span>${text.slice(typedSoFar.length)}</span>`,
    trackingParameters: null,
  }));
}

function predictiveSearch(_: unknown, args: PredictiveArgs, context: StandInContext) {
  const {query, types, limitScope, unavailableProducts} = args;
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) throw badRequest('limit must be between 1 and 10');
  let left = limit;
  const take = <T>(type: NonNullable<typeof types>[number], find: () => readonly T[]): T[] => {
    if (types?.length && !types.includes(type)) return [];
    const taken = find().slice(0, limitScope === 'EACH' ? limit : left);
    left -= taken.length;
    return taken;
  };
  const matching = foundProducts(query, unavailableProducts ?? 'LAST', context);
  const {collections} = context.catalogue.source;
  const products = take('PRODUCT', () => matching);
  return {
    products,
    collections: take('COLLECTION', () =>
      collections.filter(({title}) => textScore(textIn(context, title), query)),
    ),
    pages: take('PAGE', () => foundPages(query, context)),
    articles: [],
    queries: take('QUERY', () =>
      suggestions(
        query,
        matching.slice(0, 50).map(({title}) => textIn(context, title)),
      ),
    ),
  };
}

/** `search` and `predictiveSearch`. */
export const searchResolvers: ResolverMap = {QueryRoot: {search, predictiveSearch}};
