interface Facet {
  values: {count: number; input: unknown}[];
}

/**
 * How many products a list would show of those in stock, by its facets; `null` when the shop has no such
 * facet. A facet's value says with `input` what it would filter by: JSON text of a `ProductFilter`.
 */
export function availableCount(facets: Facet[]): number | null {
  const inStock = facets
    .flatMap(({values}) => values)
    .find(({input}) => typeof input === 'string' && IN_STOCK.test(input));
  return inStock?.count ?? null;
}

const IN_STOCK = /^\{"available": ?true\}$/;
