import type {CatalogueProduct} from '../catalogue/catalogue-types';
import type {VariantParent} from './product-facts';
import type {StandInContext} from './request-context';
import {variantTitle} from './variant-resolvers';

/** Shopify's `ProductVariantSortKeys`. */
export type VariantSort = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE';

function byText(read: (parent: VariantParent) => string) {
  return (one: VariantParent, other: VariantParent) => read(one).localeCompare(read(other));
}

/** The variants of a product in the requested order, by default the shop's own. */
export function sortedVariants(
  product: CatalogueProduct,
  sortKey: VariantSort | undefined,
  context: StandInContext,
): readonly VariantParent[] {
  const {variants} = context.catalogue.factsOf(product);
  switch (sortKey) {
    case 'ID':
      return variants.toSorted((one, other) => one.variant.id - other.variant.id);
    case 'SKU':
      return variants.toSorted(byText(({variant}) => variant.sku));
    case 'TITLE':
      return variants.toSorted(byText((parent) => variantTitle(parent, {}, context)));
    default:
      return variants;
  }
}
