import type {CatalogueProduct} from '../catalogue/catalogue-types';
import type {StandInContext} from './request-context';
import {textIn} from './texts';

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
export function facetsOf(products: readonly CatalogueProduct[], context: StandInContext) {
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
