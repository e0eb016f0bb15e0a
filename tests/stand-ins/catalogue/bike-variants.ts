import type {Bike} from './bike-row';
import {NEXT_BATTERY} from './bike-fit';
import {sidePicture} from './bike-pictures';
import {ownMetafields} from './bike-features';
import type {CatalogueMetafield, CatalogueOption, Text} from './catalogue-types';
import {colourOptionName, colours, colourValue} from './colours';
import {frameShapes} from './frame-shapes';
import {defaultTitleOption, type VariantDraft} from './product-draft';
import {hashOf} from './seeded-random';
import {stockOf} from './stock';
import {vendorCode} from './vendors';

const same = (name: string) => ({name: {de: name, en: name}});
const EURO = 100;

/** The options colour, frame shape, frame size and battery, if they offer a choice; colour always. */
export function bikeOptions({colours: paints, models, sizes, batteries}: Bike): CatalogueOption[] {
  const option = (name: Text, values: CatalogueOption['values'], from: number) =>
    values.length >= from ? [{name, values}] : [];
  const options = [
    ...option(colourOptionName, paints.map(colourValue), 1),
    ...option(
      {de: 'Rahmenform', en: 'Frame shape'},
      models.map((model) => ({name: frameShapes[model]})),
      2,
    ),
    ...option({de: 'Rahmengröße', en: 'Frame size'}, sizes.map(same), 1),
    ...option(
      {de: 'Akku', en: 'Battery'},
      batteries.map((battery) => same(`${battery} Wh`)),
      2,
    ),
  ];
  return options.length > 0 ? options : [defaultTitleOption];
}

interface Choice {
  colour: number;
  shape: number;
  size: number;
  battery: number;
}

function choicesOf({colours: paints, models, sizes, batteries}: Bike): Choice[] {
  const positions = (list: readonly unknown[]) => (list.length > 0 ? [...list.keys()] : [0]);
  return positions(paints).flatMap((colour) =>
    positions(models).flatMap((shape) =>
      positions(sizes).flatMap((size) =>
        positions(batteries).map((battery) => ({colour, shape, size, battery})),
      ),
    ),
  );
}

/** Makers offer neither rare colours nor the small battery in the largest frame. */
function isBuilt(bike: Bike, {colour, size, battery}: Choice): boolean {
  if (bike.flags.has('all') || bike.sizes.length < 3) return true;
  const largest = size === bike.sizes.length - 1;
  if (largest && bike.batteries.length > 1 && battery === 0) return false;
  const rare = colour > 0 && colour === bike.colours.length - 1;
  return !(rare && (largest ? hashOf(bike.handle) % 3 > 0 : size === 0 && colour > 1));
}

function skuOf(bike: Bike, {colour, shape, size, battery}: Choice): string {
  const paint = bike.colours[colour];
  const model = bike.models[shape];
  return [
    vendorCode(bike.vendor),
    bike.code,
    ...(bike.models.length > 1 && model ? [frameShapes[model].de.slice(0, 2).toUpperCase()] : []),
    ...(bike.sizes[size] ? [bike.sizes[size].replace(' cm', '')] : []),
    ...(paint ? [colours[paint].code] : []),
    ...(bike.batteries.length > 1 ? [String(bike.batteries[battery])] : []),
  ].join('-');
}

function selectedOf(bike: Bike, choice: Choice): number[] {
  return [
    choice.colour,
    ...(bike.models.length > 1 ? [choice.shape] : []),
    ...(bike.sizes.length > 0 ? [choice.size] : []),
    ...(bike.batteries.length > 1 ? [choice.battery] : []),
  ];
}

/** Current and previous price; in some products only one colour is reduced. */
function pricesOf({flags, colours: paints, price, compareAtPrice}: Bike, {colour}: Choice) {
  const only = flags.get('only');
  const reduced = only === undefined || paints[colour] === only;
  return reduced ? {price, compareAtPrice} : {price: compareAtPrice ?? price};
}

/** Own metafields of a choice, memoized by colour, frame shape and battery; sizes share them. */
function ownMetafieldsOf(bike: Bike) {
  const known = new Map<string, CatalogueMetafield[]>();
  return ({colour, shape, battery}: Choice) => {
    const key = `${colour} ${shape} ${battery}`;
    const [models, colours, batteries] = [
      bike.models.slice(shape, shape + 1),
      bike.colours.slice(colour, colour + 1),
      bike.batteries.slice(battery, battery + 1),
    ];
    const metafields = known.get(key) ?? ownMetafields(bike, {models, colours, batteries});
    known.set(key, metafields);
    return metafields;
  };
}

/** Every combination that the maker builds, colour by colour. */
export function bikeVariants(bike: Bike): VariantDraft[] {
  const lowest = Number(bike.flags.get('low30'));
  const metafieldsOf = ownMetafieldsOf(bike);
  return choicesOf(bike)
    .filter((choice) => isBuilt(bike, choice))
    .map((choice) => {
      const sku = skuOf(bike, choice);
      const surcharge = choice.battery * NEXT_BATTERY;
      const {price, compareAtPrice} = pricesOf(bike, choice);
      return {
        sku,
        selected: selectedOf(bike, choice),
        price: price + surcharge,
        ...(compareAtPrice && {compareAtPrice: compareAtPrice + surcharge}),
        ...(lowest > 0 && {lowestPrice30d: lowest * EURO + surcharge}),
        ...stockOf(sku, bike.flags),
        ...(!bike.flags.has('noimage') && {image: sidePicture(bike, choice.shape, choice.colour)}),
        grams: Math.round(bike.kilograms * 1000),
        metafields: metafieldsOf(choice),
      };
    });
}
