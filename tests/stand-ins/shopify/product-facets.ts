import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {optionsOf} from './option-names';
import {isAvailable} from './product-facts';
import {optionFacet} from './product-filters';
import type {StandInContext} from './request-context';
import {textIn} from './texts';

/** One facet value of a product. `input` is the `ProductFilter` that selects it. */
export interface FacetValue {
  facet: string;
  facetLabel: string;
  /** Suffix of the value's id, if it is not the label's handle. */
  key?: string;
  label: string;
  input: string;
  swatch?: string;
}

const facetMetafields = ['single_line_text_field', 'boolean', 'number_integer'];

const labels = {
  availability: {de: 'Verfügbarkeit', en: 'Availability'},
  inStock: {de: 'Auf Lager', en: 'In stock'},
  soldOut: {de: 'Nicht vorrätig', en: 'Out of stock'},
  price: {de: 'Preis', en: 'Price'},
  vendor: {de: 'Marke', en: 'Brand'},
  productType: {de: 'Produkttyp', en: 'Product type'},
  tag: {de: 'Schlagwort', en: 'Tag'},
};

/** Name of the price facet, the only one without own values. */
export const priceLabel = (context: StandInContext) => textIn(context, labels.price);

function optionValues(product: CatalogueProduct, context: StandInContext): FacetValue[] {
  const {firstSelectable} = context.catalogue.factsOf(product);
  return optionsOf(product).flatMap(({name, values}, at) =>
    [...(firstSelectable[at]?.keys() ?? [])].flatMap((position) => {
      const value = values[position];
      if (!value || value.name.en === 'Default Title') return [];
      const facetLabel = textIn(context, name);
      const label = textIn(context, value.name);
      const input = JSON.stringify({variantOption: {name: facetLabel, value: label}});
      return {facet: optionFacet(facetLabel), facetLabel, label, input, swatch: value.swatch};
    }),
  );
}

function metafieldValues(product: CatalogueProduct, context: StandInContext): FacetValue[] {
  return product.metafields
    .filter(({type}) => facetMetafields.includes(type))
    .map((field) => {
      const {namespace, key} = field;
      const label = textIn(context, field.value);
      const input = JSON.stringify({productMetafield: {namespace, key, value: label}});
      return {facet: `filter.p.m.${namespace}.${key}`, facetLabel: key, label, input};
    });
}

function valuesOf(product: CatalogueProduct, context: StandInContext): FacetValue[] {
  const text = (name: keyof typeof labels) => textIn(context, labels[name]);
  const productType = textIn(context, product.productType);
  const value = (facet: string, name: keyof typeof labels, label: string, filter: object) => ({
    facet,
    facetLabel: text(name),
    label,
    input: JSON.stringify(filter),
  });
  const stock = [true, false]
    .filter((available) => product.variants.some((one) => isAvailable(one) === available))
    .map((available) => ({
      ...value('filter.v.availability', 'availability', text(available ? 'inStock' : 'soldOut'), {
        available,
      }),
      key: available ? '1' : '0',
    }));
  return [
    ...stock,
    value('filter.p.vendor', 'vendor', product.vendor, {productVendor: product.vendor}),
    value('filter.p.product_type', 'productType', productType, {productType}),
    ...product.tags.map((tag) => value('filter.p.tag', 'tag', tag, {tag})),
    ...optionValues(product, context),
    ...metafieldValues(product, context),
  ];
}

/**
 * Every facet value of a product in the language of the request, memoized. Products that share a value share the
 * object, so that it may serve as a key.
 */
export function facetValuesOf(product: CatalogueProduct, context: StandInContext): FacetValue[] {
  const {catalogue, market} = context;
  return catalogue.memoize(`facets ${market.language} ${product.id}`, () =>
    valuesOf(product, context).map((value) =>
      catalogue.memoize(`facet ${value.facet} ${value.input}`, () => value),
    ),
  );
}
