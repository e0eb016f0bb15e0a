import type {Bike} from './bike-row';
import type {CatalogueMetafield} from './catalogue-types';
import {equipment} from './bike-kind';
import {metafieldsIn} from './metafields';
import {noteworthyHandles} from './noteworthy-handles';

const fit = metafieldsIn('fit');

/** What a battery with one step more costs, in cents. */
export const NEXT_BATTERY = 250 * 100;

/** What these makers do not tell: gaps on purpose. */
const silent = {
  battery: 'Gratweg',
  r200: ['Gratweg', 'Hafenkante'],
  rack: 'Marsch & Moor',
  rrp: ['Kranzberg', 'Zaunkönig'],
};

/**
 * What advice is reckoned from, namespace `fit`; `batteryAt` is the place of the battery among those to choose from, `heights`
 * are the riders of its sizes in centimeters.
 */
export function fitFacts(
  bike: Bike,
  batteryAt: number,
  heights: readonly number[],
): CatalogueMetafield[] {
  const {vendor, kind, handle} = bike;
  const [battery] = bike.batteries;
  const price = bike.compareAtPrice ?? bike.price;
  const rrp = {
    amount: ((price + batteryAt * NEXT_BATTERY) / 100).toFixed(2),
    currency_code: 'EUR',
  };
  const hasRack = kind.equipment.includes(equipment.rack);
  // One maker promises more than any battery of that size can keep.
  const wattHoursPerKm = handle === noteworthyHandles.rangeTooGood ? 3.1 : 6.3;
  const tellsBattery = battery !== undefined && vendor !== silent.battery;
  return [
    fit.integer('rider_min', Math.min(...heights)),
    fit.integer('rider_max', Math.max(...heights)),
    ...(tellsBattery ? [fit.integer('battery_wh', battery)] : []),
    ...(tellsBattery && !silent.r200.includes(vendor)
      ? [fit.integer('range_r200', battery / wattHoursPerKm)]
      : []),
    ...(silent.rrp.includes(vendor) && bike.compareAtPrice === undefined
      ? []
      : [{...fit.json('rrp', {de: rrp, en: rrp}), type: 'money'}]),
    ...(hasRack && vendor !== silent.rack
      ? [fit.text('rack', {de: 'MIK HD, 27 kg', en: 'MIK HD, 27 kg'})]
      : []),
    ...(hasRack && vendor !== silent.rack
      ? [fit.yesNo('child_seat', bike.models[0] !== 'cityclassic')]
      : []),
  ];
}
