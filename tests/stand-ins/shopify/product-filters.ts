import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {centsIn} from './money';
import {selectedOptionsOf} from './option-names';
import {isAvailable, type VariantParent} from './product-facts';
import type {StandInContext} from './request-context';
import {folded, handleOf, textIn} from './texts';

/** One filter value: a test of the product, or of a single variant of it. */
export type FilterTest =
  | {of: 'product'; passes(product: CatalogueProduct): boolean}
  | {of: 'variant'; passes(parent: VariantParent): boolean};

/** Filter values by facet: OR within a facet, AND between facets. */
export type FilterGroups = ReadonlyMap<string, readonly FilterTest[]>;

/** Id of an option's facet, for example `filter.v.option.farbe`. */
export const optionFacet = (name: string) => `filter.v.option.${handleOf(name)}`;

type Entry = [facet: string, test: FilterTest];

const onProduct = (facet: string, passes: (product: CatalogueProduct) => boolean): Entry => [
  facet,
  {of: 'product', passes},
];
const onVariant = (facet: string, passes: (parent: VariantParent) => boolean): Entry => [
  facet,
  {of: 'variant', passes},
];

function entriesOf(filter: ProductFilter, context: StandInContext): Entry[] {
  const {available, price, productMetafield, productType, productVendor, tag, variantOption} =
    filter;
  const entries: Entry[] = [];
  if (available != null) {
    const passes = ({variant}: VariantParent) => isAvailable(variant) === available;
    entries.push(onVariant('filter.v.availability', passes));
  }
  if (price) {
    const [min, max] = [(price.min ?? 0) * 100, (price.max ?? Infinity) * 100];
    const passes = ({variant}: VariantParent) => {
      const cents = centsIn(context.market, variant.price);
      return cents >= min && cents <= max;
    };
    entries.push(onVariant('filter.v.price', passes));
  }
  if (productVendor) {
    const passes = ({vendor}: CatalogueProduct) => folded(vendor) === folded(productVendor);
    entries.push(onProduct('filter.p.vendor', passes));
  }
  if (productType) {
    const passes = (product: CatalogueProduct) =>
      folded(textIn(context, product.productType)) === folded(productType);
    entries.push(onProduct('filter.p.product_type', passes));
  }
  if (tag) {
    const passes = ({tags}: CatalogueProduct) => tags.some((one) => folded(one) === folded(tag));
    entries.push(onProduct('filter.p.tag', passes));
  }
  if (productMetafield) {
    const {namespace, key, value} = productMetafield;
    const passes = ({metafields}: CatalogueProduct) =>
      metafields.some(
        (field) =>
          field.namespace === namespace &&
          field.key === key &&
          textIn(context, field.value) === value,
      );
    entries.push(onProduct(`filter.p.m.${namespace}.${key}`, passes));
  }
  if (variantOption) {
    const [name, value] = [folded(variantOption.name), folded(variantOption.value)];
    const passes = (parent: VariantParent) =>
      selectedOptionsOf(parent, context).some(
        (option) => folded(option.name) === name && folded(option.value) === value,
      );
    entries.push(onVariant(optionFacet(variantOption.name), passes));
  }
  return entries;
}

/** Groups the filters of `Collection.products(filters:)`. */
export function filterGroups(
  filters: readonly ProductFilter[] | null | undefined,
  context: StandInContext,
): FilterGroups {
  const groups = new Map<string, FilterTest[]>();
  for (const [facet, test] of (filters ?? []).flatMap((filter) => entriesOf(filter, context))) {
    groups.set(facet, [...(groups.get(facet) ?? []), test]);
  }
  return groups;
}

/** Evaluates products against a set of filters. */
export interface ProductMatcher {
  passes(product: CatalogueProduct): boolean;
  /** Facets that alone exclude a product: without one of them it would pass. */
  missedAlone(product: CatalogueProduct): readonly string[];
}

/** Prepares the groups once. All conditions on variants have to hold for the same variant. */
export function judgeOf(groups: FilterGroups, {catalogue}: StandInContext): ProductMatcher {
  const all = [...groups];
  const ofProducts = all.filter(([, [first]]) => first?.of === 'product');
  const ofVariants = all.filter(([, [first]]) => first?.of === 'variant');
  const productPasses = (product: CatalogueProduct, tests: readonly FilterTest[]) =>
    tests.some((test) => test.of === 'product' && test.passes(product));
  const variantPasses = (product: CatalogueProduct, without?: string) =>
    ofVariants.length === 0 ||
    catalogue
      .factsOf(product)
      .variants.some((parent) =>
        ofVariants.every(
          ([facet, tests]) =>
            facet === without || tests.some((test) => test.of === 'variant' && test.passes(parent)),
        ),
      );
  return {
    passes: (product) =>
      ofProducts.every(([, tests]) => productPasses(product, tests)) && variantPasses(product),
    missedAlone(product) {
      const missed = ofProducts.filter(([, tests]) => !productPasses(product, tests));
      if (missed.length > 1) return [];
      if (missed.length === 1) return variantPasses(product) ? missed.map(([facet]) => facet) : [];
      return ofVariants.map(([facet]) => facet).filter((facet) => variantPasses(product, facet));
    },
  };
}

/** The products that pass every facet. */
export function filteredProducts(
  products: readonly CatalogueProduct[],
  groups: FilterGroups,
  context: StandInContext,
): readonly CatalogueProduct[] {
  return groups.size === 0 ? products : products.filter(judgeOf(groups, context).passes);
}
