import type {Bike} from './bike-row';
import type {CatalogueMetafield} from './catalogue-types';
import {equipment} from './bike-kind';
import {custom, metafieldsIn} from './metafields';
import {noteworthyHandles} from './noteworthy-handles';

const fit = metafieldsIn('fit');

/** Surcharge for the next larger battery, in cents. */
export const NEXT_BATTERY = 250 * 100;

/** Data that these makers do not provide: deliberate gaps. */
const missingByMaker = {
  battery: 'Gratweg',
  r200: ['Gratweg', 'Hafenkante'],
  rack: 'Marsch & Moor',
  rrp: ['Kranzberg', 'Zaunkönig'],
  trailer: 'Kranzberg',
  valve: 'Marsch & Moor',
  power: 'Gratweg',
  lockMount: 'Hafenkante',
  saddle: 'Gratweg',
};

/** Lowest saddle height in centimetres, by wheel size in inches. */
const saddles: Readonly<Record<number, number>> = {16: 48, 20: 55, 24: 64};

const same = (value: string) => ({de: value, en: value});

/**
 * Decides which accessories fit the bike; facts that the maker does not provide, or that the kind lacks, have no field.
 */
function matches({vendor, kind, batteries}: Bike): CatalogueMetafield[] {
  const is = (...tags: string[]) => tags.some((tag) => kind.tags.includes(tag));
  const forChildren = is('kinderraeder');
  const sporty = is('rennraeder', 'mountainbikes', 'gravelbikes');
  const valve = sporty ? 'SV' : is('cityraeder') ? 'DV' : 'AV';
  const hubMotor = kind.motor?.fact.de === 'Nabenmotor';
  const saddle = saddles[kind.wheel];
  return [
    ...(kind.motor && vendor !== missingByMaker.power && !is('s-pedelecs')
      ? [custom.yesNo('s_pedelec', false)]
      : []),
    ...(forChildren || is('rennraeder') ? [fit.yesNo('child_seat', false)] : []),
    ...(vendor === missingByMaker.trailer
      ? []
      : [fit.yesNo('trailer', !forChildren && !sporty && !is('s-pedelecs', 'lastenraeder'))]),
    ...(vendor === missingByMaker.valve ? [] : [fit.text('valve', same(valve))]),
    ...(vendor === missingByMaker.lockMount || is('lastenraeder')
      ? []
      : [
          fit.list(
            'lock_mount',
            ['seat_post', ...(forChildren ? [] : ['bottle_cage']), ...(sporty ? [] : ['ring'])].map(
              same,
            ),
          ),
        ]),
    ...(batteries.length > 0 && vendor !== missingByMaker.power
      ? [
          fit.text('power', same(hubMotor ? 'SK-N' : 'SK-36')),
          ...(vendor === 'Ostwind' || hubMotor ? [fit.yesNo('spare_battery', !hubMotor)] : []),
        ]
      : []),
    ...(forChildren && saddle && vendor !== missingByMaker.saddle
      ? [fit.integer('saddle_min', saddle)]
      : []),
  ];
}

/**
 * The facts behind the buying advice, namespace `fit`; `batteryAt` is the index of the battery option, `heights` are
 * the rider heights of its sizes in centimetres.
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
  // One maker promises an impossible range for the battery's size.
  const wattHoursPerKm = handle === noteworthyHandles.rangeTooGood ? 3.1 : 6.3;
  const hasBatteryData = battery !== undefined && vendor !== missingByMaker.battery;
  return [
    fit.integer('rider_min', Math.min(...heights)),
    fit.integer('rider_max', Math.max(...heights)),
    ...(hasBatteryData ? [fit.integer('battery_wh', battery)] : []),
    ...(hasBatteryData && !missingByMaker.r200.includes(vendor)
      ? [fit.integer('range_r200', battery / wattHoursPerKm)]
      : []),
    ...(missingByMaker.rrp.includes(vendor) && bike.compareAtPrice === undefined
      ? []
      : [{...fit.json('rrp', {de: rrp, en: rrp}), type: 'money'}]),
    ...(hasRack && vendor !== missingByMaker.rack
      ? [fit.text('rack', {de: 'MIK HD, 27 kg', en: 'MIK HD, 27 kg'})]
      : []),
    ...(hasRack && vendor !== missingByMaker.rack
      ? [fit.yesNo('child_seat', bike.models[0] !== 'cityclassic')]
      : []),
    ...matches(bike),
  ];
}
