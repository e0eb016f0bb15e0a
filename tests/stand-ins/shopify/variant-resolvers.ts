import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {centsIn, moneyOf, priceIn} from './money';
import {selectedOptionsOf} from './option-names';
import {locationsOf} from './plain-locations';
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

/** The rest is in the warehouse. */
const piecesInStore = ({stock}: VariantParent['variant']) => Math.max(0, stock - 2);

const pickUpTimes = {DE: 'Normalerweise fertig in 2 Stunden', EN: 'Usually ready in 2 hours'};

/** `ProductVariant.title`: its option values. */
function variantTitle(parent: VariantParent, _: unknown, context: StandInContext): string {
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
    price,
    compareAtPrice,
    selectedOptions: (parent: VariantParent, _: unknown, context: StandInContext) =>
      selectedOptionsOf(parent, context),
    image: imageOf,
    unitPrice: ({variant}: VariantParent, _: unknown, {market}: StandInContext) =>
      variant.unitPrice
        ? moneyOf(market, unitPriceCents(centsIn(market, variant.price), variant.unitPrice))
        : null,
    unitPriceMeasurement: ({variant}: VariantParent) =>
      variant.unitPrice ? unitPriceMeasurement(variant.unitPrice) : null,
    requiresShipping: ({product}: VariantParent) => !needsNoParcel(product),
    taxable: ({product}: VariantParent) => !isGiftCard(product),
    product: ({product}: VariantParent) => product,
    storeAvailability: (
      {product, variant}: VariantParent,
      args: PageArgs,
      {catalogue, market}: StandInContext,
    ) =>
      connectionOf(
        needsNoParcel(product) ? [] : locationsOf(catalogue.source),
        args,
        (location) => ({
          available: piecesInStore(variant) > 0,
          location,
          pickUpTime: pickUpTimes[market.language],
        }),
      ),
  },
};
