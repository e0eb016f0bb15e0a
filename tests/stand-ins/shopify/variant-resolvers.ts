import type {CatalogueVariant} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {centsIn, moneyOf, priceIn} from './money';
import {selectedOptionsOf} from './option-names';
import {locationsOf} from './plain-locations';
import {isAvailable, isGiftCard, needsNoParcel, type VariantParent} from './product-facts';
import type {StandInContext, ResolverMap} from './resolver-contract';

type UnitPrice = NonNullable<CatalogueVariant['unitPrice']>;
type Unit = UnitPrice['unit'];

/** Conversion factors to the base unit (litre, kilogram, metre). */
const bases: Record<Unit, number> = {ML: 0.001, L: 1, G: 0.001, KG: 1, CM: 0.01, M: 1};
const measures = {ML: 'VOLUME', L: 'VOLUME', G: 'WEIGHT', KG: 'WEIGHT', CM: 'LENGTH', M: 'LENGTH'};

/** `ProductVariant.unitPrice`: the price of the reference quantity at the pack's price, in cents. */
function unitPriceCents(packCents: number, measure: UnitPrice): number {
  const inPack = measure.quantity * bases[measure.unit];
  return Math.round((packCents * measure.per * bases[measure.perUnit]) / inPack);
}

/** `ProductVariant.unitPriceMeasurement`. */
function unitPriceMeasurement({quantity, unit, per, perUnit}: UnitPrice) {
  return {
    measuredType: measures[unit],
    quantityUnit: unit,
    quantityValue: quantity,
    referenceUnit: perUnit,
    referenceValue: per,
  };
}

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
