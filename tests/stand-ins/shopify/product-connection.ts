import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {facetsOf} from './product-facets';
import type {StandInContext} from './request-context';

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
