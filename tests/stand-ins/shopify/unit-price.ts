import type {CatalogueVariant} from '../catalogue/catalogue-types';

type UnitPrice = NonNullable<CatalogueVariant['unitPrice']>;
type Unit = UnitPrice['unit'];

/** Conversion factors to the base unit (litre, kilogram, metre). */
const bases: Record<Unit, number> = {ML: 0.001, L: 1, G: 0.001, KG: 1, CM: 0.01, M: 1};
const measures = {ML: 'VOLUME', L: 'VOLUME', G: 'WEIGHT', KG: 'WEIGHT', CM: 'LENGTH', M: 'LENGTH'};

/** `ProductVariant.unitPrice`: the price of the reference quantity at the pack's price, in cents. */
export function unitPriceCents(packCents: number, measure: UnitPrice): number {
  const inPack = measure.quantity * bases[measure.unit];
  return Math.round((packCents * measure.per * bases[measure.perUnit]) / inPack);
}

/** `ProductVariant.unitPriceMeasurement`. */
export function unitPriceMeasurement({quantity, unit, per, perUnit}: UnitPrice) {
  return {
    measuredType: measures[unit],
    quantityUnit: unit,
    quantityValue: quantity,
    referenceUnit: perUnit,
    referenceValue: per,
  };
}
