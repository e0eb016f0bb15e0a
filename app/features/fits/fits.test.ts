import {describe, expect, it} from 'vitest';
import {createCatalogue} from '../../../tests/stand-ins/catalogue/catalogue';
import type {CatalogueMetafield} from '../../../tests/stand-ins/catalogue/catalogue-types';
import {areExcluded, isForTyre, checkFit, partOf, parts, readTubeRange, type Facts} from './fits';

const tube = {part: 'tube', tyre: '40/62-622', valve: 'AV'};
const seat = {part: 'childSeat', rack: 'MIK HD, 27 kg'};
const battery = {part: 'battery', power: 'SK-36'};
const helmet = {part: 'helmet', rider_height: '110-140'};
const lock = {part: 'lock', lock_mount: '["seat_post"]'};
const basket = {part: 'luggage', rack: 'MIK, 11 kg'};
const tyre = {part: 'tyre', tyre: '47-622'};
const trailer = {part: 'trailer'};
const motor = {motor: 'Mittelmotor', torque: '85'};

describe('the fit of an accessory to a bike', () => {
  it.each<[string, Facts, Facts, 'fits' | 'ask' | 'hidden']>([
    ['a tube in its range with the valve', {tyre: '47-622', valve: 'AV'}, tube, 'fits'],
    ['the narrowest tyre of its range', {tyre: '40-622', valve: 'AV'}, tube, 'fits'],
    ['a tyre too narrow', {tyre: '37-622', valve: 'AV'}, tube, 'hidden'],
    ['another rim', {tyre: '47-559', valve: 'AV'}, tube, 'hidden'],
    ['another valve', {tyre: '47-622', valve: 'SV'}, tube, 'hidden'],
    ['a valve nobody tells', {tyre: '47-622'}, tube, 'ask'],
    [
      'one of two wheels',
      {tyre: '55-559 / 55-406', valve: 'AV'},
      {...tube, tyre: '40/62-406'},
      'fits',
    ],
    ['a tyre told in words', {tyre: '28 Zoll', valve: 'AV'}, tube, 'ask'],
    [
      'a tube for several rims',
      {tyre: '28-630', valve: 'SV'},
      {...tube, tyre: '18/28-622/630', valve: 'SV'},
      'fits',
    ],
    ['a tyre of the same size', {tyre: '47-622'}, tyre, 'fits'],
    ['a wider tyre', {tyre: '42-622'}, tyre, 'ask'],
    ['a smaller tyre', {tyre: '47-507'}, tyre, 'hidden'],
    [
      'a tyre for an e-bike up to 25 km/h',
      {tyre: '47-622', s_pedelec: 'false', ...motor},
      tyre,
      'fits',
    ],
    ['a tyre for an S-pedelec', {tyre: '47-622', s_pedelec: 'true', ...motor}, tyre, 'ask'],
    ['a tyre for an e-bike of unknown speed', {tyre: '47-622', ...motor}, tyre, 'ask'],
    ['the same rack', {rack: 'MIK, 25 kg'}, basket, 'fits'],
    ['a rack that takes the system too', {rack: 'MIK HD, 27 kg'}, basket, 'fits'],
    [
      'a rack of which the seat needs the stronger kind',
      {rack: 'MIK, 27 kg', child_seat: 'true'},
      seat,
      'hidden',
    ],
    ['a rack that carries too little', {rack: 'MIK, 10 kg'}, basket, 'hidden'],
    ['a rack of which the load is not told', {rack: 'MIK'}, basket, 'ask'],
    ['a child seat that is allowed', {rack: 'MIK HD, 27 kg', child_seat: 'true'}, seat, 'fits'],
    ['a child seat nobody has allowed', {rack: 'MIK HD, 27 kg'}, seat, 'ask'],
    [
      'a child seat that is forbidden',
      {rack: 'MIK HD, 27 kg', child_seat: 'false'},
      seat,
      'hidden',
    ],
    ['a trailer that is allowed', {trailer: 'true'}, trailer, 'fits'],
    ['a trailer nobody has allowed', {}, trailer, 'ask'],
    [
      'a trailer behind an S-pedelec',
      {trailer: 'true', s_pedelec: 'true', ...motor},
      trailer,
      'hidden',
    ],
    ['a trailer at a motor of unknown speed', {trailer: 'true', ...motor}, trailer, 'ask'],
    ['a charger of the family', {power: 'SK-36'}, {...battery, part: 'charger'}, 'fits'],
    ['a charger of another family', {power: 'SK-N'}, {...battery, part: 'charger'}, 'hidden'],
    [
      'a charger for a motor of an unknown family',
      {...motor},
      {...battery, part: 'charger'},
      'ask',
    ],
    ['a charger for a bike without motor', {}, {...battery, part: 'charger'}, 'hidden'],
    [
      'a battery of the family that is released',
      {power: 'SK-36', spare_battery: 'true'},
      battery,
      'fits',
    ],
    ['a battery of the family alone', {power: 'SK-36'}, battery, 'ask'],
    ['a battery that is refused', {power: 'SK-36', spare_battery: 'false'}, battery, 'hidden'],
    ['a lock with its holder', {lock_mount: '["ring","seat_post"]'}, lock, 'fits'],
    ['a lock without place', {lock_mount: '["bottle_cage"]'}, lock, 'hidden'],
    ['a helmet for all who ride it', {rider_height: '115–135'}, helmet, 'fits'],
    ['a helmet for some of them', {rider_height: '105–120'}, helmet, 'ask'],
    ['a helmet for others', {rider_height: '163–175'}, helmet, 'hidden'],
    ['what is no accessory', {tyre: '47-622'}, {part: 'mounting'}, 'hidden'],
    [
      'what nobody has sorted',
      {tyre: '47-622', valve: 'AV'},
      {tyre: '40/62-622', valve: 'AV'},
      'hidden',
    ],
  ])('is determined for %s', (_, bike, article, state) => {
    expect(checkFit(bike, article).state).toBe(state);
  });

  it('lists the requirements that are met', () => {
    const {reasons} = checkFit({tyre: '47-622', valve: 'AV'}, tube);
    expect(reasons).toEqual([
      {rule: 'tube', values: {size: '47-622'}},
      {rule: 'valve', values: {valve: 'AV'}},
    ]);
  });

  it('follows an exclusion by the workshop on either product', () => {
    const bike = {handle: 'rad', facts: {}};
    const written = {handle: 'schloss', facts: {not_with: '["rad"]'}};
    expect(areExcluded(bike, written)).toBe(true);
    expect(
      areExcluded({handle: 'rad', facts: {not_with: '["schloss"]'}}, {...written, facts: {}}),
    ).toBe(true);
    expect(areExcluded({handle: 'rad-2', facts: {}}, written)).toBe(false);
  });
});

const record = (fields: readonly CatalogueMetafield[]): Facts =>
  Object.fromEntries(fields.map(({key, value}) => [key, value.de]));

/** The demo products as the shop reads them, without duplicate variants. */
function demo() {
  const {products} = createCatalogue();
  const variants = products.flatMap((product) => {
    const facts = (own: readonly CatalogueMetafield[] = []) => ({
      ...record(product.metafields),
      ...record(own),
    });
    return product.variants.map(({metafields}) => facts(metafields));
  });
  const [bikes, articles] = [new Map<string, Facts>(), new Map<string, Facts>()];
  for (const facts of variants) {
    const {geometry, tyre: size, motor, torque, battery: cells, s_pedelec: fast, part} = facts;
    const {rack, child_seat: seats, trailer: trails, power, spare_battery: spare} = facts;
    const {valve, lock_mount: lock, rider_height: heights} = facts;
    const [, from, to] = /"riderHeight":\[(\d+),(\d+)\]/.exec(geometry ?? '') ?? [];
    const shared = {rack, power, valve, lock_mount: lock, tyre: size};
    const told = Object.entries(
      geometry
        ? {
            ...shared,
            ...{motor, torque, battery: cells, s_pedelec: fast, child_seat: seats},
            ...{trailer: trails, spare_battery: spare, rider_height: from && `${from}-${to}`},
          }
        : {...shared, part, rider_height: heights},
    ).filter(([, value]) => value !== undefined);
    const kept: Facts = Object.fromEntries(told);
    const list = geometry ? bikes : partOf(facts) ? articles : null;
    list?.set(JSON.stringify(kept), kept);
  }
  return {bikes: [...bikes.values()], articles: [...articles.values()]};
}

describe('missing facts', () => {
  const {bikes, articles} = demo();
  const without = (facts: Facts, key: string): Facts =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => name !== key));

  it('never make an accessory fit, whichever key is missing', () => {
    const made: unknown[] = [];
    const states = {fits: 0, ask: 0, hidden: 0};
    for (const bike of bikes) {
      for (const article of articles) {
        const {state} = checkFit(bike, article);
        states[state] += 1;
        const fewer = [
          ...Object.keys(bike).map((key) => [key, checkFit(without(bike, key), article).state]),
          ...Object.keys(article).map((key) => [key, checkFit(bike, without(article, key)).state]),
        ];
        if (state === 'fits') continue;
        made.push(
          ...fewer.flatMap(([key, then]) => (then === 'fits' ? [{key, bike, article}] : [])),
        );
      }
    }
    expect(made).toEqual([]);
    // Enough of each state to exercise the rules.
    expect(Math.min(...Object.values(states))).toBeGreaterThan(50);
  });

  it('prevent a fit if a requirement cannot be checked', () => {
    const ofBike: Record<keyof typeof parts, string[]> = {
      helmet: ['rider_height'],
      childSeat: ['rack', 'child_seat'],
      trailer: ['trailer'],
      lock: ['lock_mount'],
      luggage: ['rack'],
      tube: ['tyre', 'valve'],
      tyre: ['tyre'],
      charger: ['power'],
      battery: ['power', 'spare_battery'],
    };
    const left: unknown[] = [];
    const tried = new Set<string>();
    for (const bike of bikes) {
      for (const article of articles) {
        const part = partOf(article);
        if (!part || checkFit(bike, article).state !== 'fits') continue;
        tried.add(part);
        const open = [
          ...ofBike[part].map((key) => checkFit(without(bike, key), article).state),
          ...Object.keys(article).map((key) => checkFit(bike, without(article, key)).state),
        ];
        if (open.includes('fits')) left.push({bike, article, open});
      }
    }
    expect(left).toEqual([]);
    expect([...tried].sort()).toEqual(Object.keys(parts).sort());
  });
});

describe('a typed tyre size', () => {
  it.each<[string, Facts, boolean]>([
    ['47-622', tube, true],
    ['62-622', tube, true],
    ['37-622', tube, false],
    ['47-559', tube, false],
    ['47-622', tyre, true],
    ['50-622', tyre, false],
    ['47-622', {part: 'tube'}, false],
    ['47-622', {...tube, part: 'helmet'}, false],
    ['47-622', {}, false],
  ])('%s fits %j: %s', (size, article, is) => {
    expect(isForTyre(size, article)).toBe(is);
  });

  it.each(['', '622', '40-62-622', 'x40-622', '40/62'])(
    'is not read as the range of a tube: %s',
    (text) => {
      expect(readTubeRange(text)).toBeNull();
    },
  );
});
