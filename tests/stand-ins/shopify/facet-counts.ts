import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {centsIn} from './money';
import {judgeOf, type FilterGroups} from './product-filters';
import {facetValuesOf, priceLabel, type FacetValue} from './product-facets';
import type {StandInContext} from './request-context';
import {handleOf} from './texts';

/** Shopify lists no more values per facet. */
const mostValues = 100;

interface Counted extends FacetValue {
  count: number;
}

type Counts = Map<FacetValue, number>;

function byFacet(counts: Counts): [id: string, values: Counted[]][] {
  const facets = new Map<string, Counted[]>();
  for (const [value, count] of counts) {
    const values = facets.get(value.facet) ?? [];
    values.push({...value, count});
    facets.set(value.facet, values);
  }
  return [...facets];
}

function facetParent(id: string, values: Counted[]) {
  const sorted = values.toSorted((one, other) => other.count - one.count).slice(0, mostValues);
  return {
    id,
    label: sorted[0]?.facetLabel ?? id,
    type: 'LIST',
    presentation: values.some(({swatch}) => swatch) ? 'SWATCH' : 'TEXT',
    values: sorted.map(({key, label, count, input, swatch}) => ({
      id: `${id}.${key ?? handleOf(label)}`,
      label,
      count,
      input,
      swatch: swatch ? {color: swatch, image: null} : null,
      image: null,
    })),
  };
}

function priceParent(highestPrice: number, context: StandInContext) {
  const max = centsIn(context.market, highestPrice) / 100;
  const label = priceLabel(context);
  const input = JSON.stringify({price: {min: 0, max}});
  const values = [{id: 'filter.v.price', label, count: 0, input, swatch: null, image: null}];
  return {id: 'filter.v.price', label, type: 'PRICE_RANGE', presentation: 'TEXT', values};
}

/**
 * `ProductConnection.filters`: every facet with its values and how many products each would match under the other
 * facets' filters.
 */
export function facetsOf(
  products: readonly CatalogueProduct[],
  groups: FilterGroups,
  context: StandInContext,
) {
  const counts: Counts = new Map();
  const judge = judgeOf(groups, context);
  let highestPrice = 0;
  for (const product of products) {
    const passes = judge.passes(product);
    const missed = passes ? [] : judge.missedAlone(product);
    if (!passes && missed.length === 0) continue;
    if (passes || missed.includes('filter.v.price')) {
      highestPrice = Math.max(highestPrice, context.catalogue.factsOf(product).highestPrice);
    }
    for (const value of facetValuesOf(product, context)) {
      if (passes || missed.includes(value.facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const facets = byFacet(counts).map(([id, values]) => facetParent(id, values));
  return [...facets, priceParent(highestPrice, context)].toSorted((one, other) =>
    one.id.localeCompare(other.id),
  );
}
