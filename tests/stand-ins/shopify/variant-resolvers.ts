import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {centsIn, moneyOf, priceIn} from './money';
import {selectedOptionsOf} from './option-names';
import {locations} from './plain-locations';
import {isAvailable, type VariantParent} from './product-facts';
import {isGiftCard, needsNoParcel} from './product-kind';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {unitPriceCents, unitPriceMeasurement} from './unit-price';

const price = ({variant}: VariantParent, _: unknown, {market}: StandInContext) =>
  priceIn(market, variant.price);

const compareAtPrice = ({variant}: VariantParent, _: unknown, {market}: StandInContext) =>
  variant.compareAtPrice === undefined ? null : priceIn(market, variant.compareAtPrice);

/** The variant's own picture, else the product's first. */
function imageOf({product, variant}: VariantParent) {
  const own = variant.image === undefined ? undefined : product.images[variant.image];
  return own ?? product.images[0] ?? null;
}

/** `ProductVariant.title`: its option values. */
export function variantTitle(parent: VariantParent, _: unknown, context: StandInContext): string {
  return selectedOptionsOf(parent, context)
    .map(({value}) => value)
    .join(' / ');
}

/** Type `ProductVariant`; the parent is a `VariantParent`. */
export const variantResolvers: ResolverMap = {
  ProductVariant: {
    id: ({variant}: VariantParent) => gid('ProductVariant', variant.id),
    title: variantTitle,
    sku: ({variant}: VariantParent) => variant.sku,
    barcode: ({variant}: VariantParent) => variant.barcode ?? null,
    availableForSale: ({variant}: VariantParent) => isAvailable(variant),
    currentlyNotInStock: ({variant}: VariantParent) =>
      variant.stock <= 0 && variant.continueSelling,
    quantityAvailable: ({variant}: VariantParent) => variant.stock,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    selectedOptions: (parent: VariantParent, _: unknown, context: StandInContext) =>
      selectedOptionsOf(parent, context),
    image: imageOf,
    weight: ({variant}: VariantParent) => (variant.grams ?? 0) / 1000,
    weightUnit: () => 'KILOGRAMS',
    unitPrice: ({variant}: VariantParent, _: unknown, {market}: StandInContext) =>
      variant.unitPrice
        ? moneyOf(market, unitPriceCents(centsIn(market, variant.price), variant.unitPrice))
        : null,
    unitPriceMeasurement: ({variant}: VariantParent) =>
      variant.unitPrice ? unitPriceMeasurement(variant.unitPrice) : null,
    requiresShipping: ({product}: VariantParent) => !needsNoParcel(product),
    requiresComponents: () => false,
    taxable: ({product}: VariantParent) => !isGiftCard(product),
    product: ({product}: VariantParent) => product,
    quantityRule: () => ({minimum: 1, maximum: null, increment: 1}),
    storeAvailability: ({product, variant}: VariantParent, args: PageArgs) =>
      connectionOf(needsNoParcel(product) ? [] : locations, args, (location) => ({
        available: variant.stock > 0,
        location,
        pickUpTime: 'Usually ready in 24 hours',
        quantityAvailable: variant.stock,
      })),
  },
};
