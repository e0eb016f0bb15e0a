import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {facetsOf} from './facet-counts';
import type {FilterGroups} from './product-filters';
import type {StandInContext} from './request-context';

/** A `ProductConnection`: a page, and lazily the facets of the complete list. */
export function productConnection(
  shown: readonly CatalogueProduct[],
  args: PageArgs,
  facets?: {of: readonly CatalogueProduct[]; groups: FilterGroups; name: string},
) {
  const page = connectionOf(shown, args);
  return {
    nodes: () => page.nodes,
    edges: () => page.edges,
    pageInfo: () => page.pageInfo,
    filters: (_: unknown, context: StandInContext) => {
      if (!facets) return [];
      if (facets.groups.size > 0) return facetsOf(facets.of, facets.groups, context);
      const key = `facets ${facets.name} ${context.market.language} ${context.market.currency}`;
      return context.catalogue.memoize(key, () => facetsOf(facets.of, facets.groups, context));
    },
  };
}
