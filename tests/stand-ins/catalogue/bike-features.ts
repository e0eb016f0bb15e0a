import type {Bike} from './bike-row';
import {fitFacts} from './bike-fit';
import {frameShapes, gendersFor} from './frame-shapes';
import {geometryTable} from './bike-geometry';
import type {CatalogueMetafield, Text} from './catalogue-types';
import {colours} from './colours';
import {comparedWithMaker, custom, downloadsField, features, type Download} from './metafields';
import {handleOf} from './naming';
import {reviewMetafields} from './reviews';

/** 125 Wh more battery capacity adds some 600 g. */
const KILOGRAMS_PER_WH = 0.005;

const wattHours = (battery: number): Text => ({de: `${battery} Wh`, en: `${battery} Wh`});

/** Up to four short facts for cards. */
function bikeFacts({kind, batteries, drive, kilograms}: Bike): Text[] {
  const battery = batteries.slice(0, 1).map(wattHours);
  const weight = {de: `${kilograms} kg`.replace('.', ','), en: `${kilograms} kg`};
  const travel = kind.travel ? [{de: `${kind.travel} mm`, en: `${kind.travel} mm`}] : [];
  if (!kind.motor) return [kind.fact, drive.fact, ...travel, weight];
  if (kind.tags.includes('lastenraeder')) {
    return [kind.fact, {de: '20/26 Zoll', en: '20/26 inch'}, ...battery];
  }
  if (kind.tags.includes('e-mtb')) {
    return [kind.fact, ...battery, {de: '29 Zoll', en: '29 inch'}, ...travel];
  }
  const belt = drive.kind.de === 'Riemen';
  return [kind.fact, ...battery, belt ? drive.kind : kind.motor.fact, drive.fact];
}

function frameMaterial({kind, flags}: Bike): Text {
  const aluminium = {de: 'Aluminium 6061', en: 'Aluminum 6061'};
  const steel = {de: 'Stahl, gemufft', en: 'Lugged steel'};
  const carbon = {de: 'Carbon', en: 'Carbon'};
  const city = kind.type.de === 'Cityrad';
  return flags.has('carbon') ? carbon : city ? steel : aluminium;
}

function motorFeatures({kind, batteries}: Bike): CatalogueMetafield[] {
  const [battery] = batteries;
  if (!kind.motor || !battery) return [];
  return [
    features.text('motor', kind.motor.name),
    features.integer('torque', kind.motor.torque),
    features.text('battery', {
      de: `${battery} Wh, ${battery < 400 ? 'fest im Unterrohr' : 'entnehmbar'}`,
      en: `${battery} Wh, ${battery < 400 ? 'fixed in the down tube' : 'removable'}`,
    }),
    features.decimal('charging_time', battery / 125),
  ];
}

/** Technical data, namespace `features`. */
function technicalData(bike: Bike): CatalogueMetafield[] {
  const {kind, drive} = bike;
  return [
    features.text('frame_material', frameMaterial(bike)),
    ...motorFeatures(bike),
    ...(drive.shifting ? [features.text('shifting', drive.shifting)] : []),
    ...(drive.gears > 0 ? [features.integer('gears', drive.gears)] : []),
    features.text('brakes', kind.brakes),
    ...(kind.rotor ? [features.dimension('rotor_diameter', kind.rotor, 'MILLIMETERS')] : []),
    features.text('fork', kind.fork),
    ...(kind.travel ? [features.dimension('suspension_travel', kind.travel, 'MILLIMETERS')] : []),
    features.dimension('wheel_size', kind.wheel, 'INCHES'),
    features.text('tyre', {de: kind.tyre, en: kind.tyre}),
    features.weight('weight', bike.kilograms, 'KILOGRAMS'),
    features.weight('permitted_weight', kind.permitted, 'KILOGRAMS'),
    ...(kind.equipment.length > 0 ? [features.list('equipment', kind.equipment)] : []),
    features.yesNo('street_legal', kind.streetLegal),
  ];
}

/** Documents of every bike; `Fernweh 7 Trapez` shares them with its series. */
function bikeDownloads({title}: Bike): Download[] {
  const series = title.de.split(' ').slice(0, 2).join(' ');
  const slug = handleOf(series);
  return [
    {
      title: {de: `Bedienungsanleitung ${series}`, en: `User manual ${series}`},
      fileName: `bedienungsanleitung-${slug}.pdf`,
    },
    {
      title: {de: 'EU-Konformitätserklärung', en: 'EU declaration of conformity'},
      fileName: `eu-konformitaetserklaerung-${slug}.pdf`,
    },
    {
      title: {de: 'Geometriedaten alle Größen', en: 'Geometry data, all sizes'},
      fileName: `geometriedaten-${slug}.pdf`,
    },
  ];
}

/** Metafields that may differ between the variants of a bike, for the first colour and battery. */
function builtMetafields(bike: Bike, batteryAt = 0): CatalogueMetafield[] {
  const model = bike.models[0] ?? 'trekking';
  const {sizes, kind} = bike;
  const finishes = bike.colours.map((paint) => colours[paint].finish);
  const geometry = geometryTable(model, sizes, `${kind.wheel} Zoll`);
  return [
    custom.list('paintwork', finishes.slice(0, 1)),
    custom.json('geometry', {
      de: geometry,
      en: geometryTable(model, sizes, `${kind.wheel} in`),
    }),
    ...technicalData(bike),
    ...fitFacts(
      bike,
      batteryAt,
      geometry.sizes.flatMap(({riderHeight}) => riderHeight),
    ),
  ];
}

/** Metafields of the variants with these models, colours and batteries, where they differ from the product's. */
export function ownMetafields(
  bike: Bike,
  built: Pick<Bike, 'models' | 'colours' | 'batteries'>,
): CatalogueMetafield[] {
  const heavier = (built.batteries[0] ?? 0) - (bike.batteries[0] ?? 0);
  const kilograms = Math.round(10 * (bike.kilograms + heavier * KILOGRAMS_PER_WH)) / 10;
  const usual = builtMetafields(bike);
  const batteryAt = Math.max(0, bike.batteries.indexOf(built.batteries[0] ?? 0));
  return builtMetafields({...bike, ...built, kilograms}, batteryAt).filter(
    ({value}, at) => value.de !== usual[at]?.value.de,
  );
}

/** Every metafield of a bike. */
export function bikeMetafields(bike: Bike): CatalogueMetafield[] {
  const model = bike.models[0] ?? 'trekking';
  const painted = bike.colours.map((paint) => colours[paint]);
  return [
    custom.list('gender', gendersFor(model)),
    custom.integer('model_year', bike.year),
    custom.list(
      'frame',
      bike.models.map((one) => frameShapes[one]),
    ),
    ...(bike.batteries.length > 0 ? [custom.list('battery', bike.batteries.map(wattHours))] : []),
    custom.text('drive', bike.drive.kind),
    custom.list(
      'color-pattern',
      painted.map(({name}) => name),
    ),
    custom.text('headline', bike.claim),
    custom.list('facts', bikeFacts(bike).slice(0, 4)),
    ...comparedWithMaker(bike.compareAtPrice !== undefined && !bike.flags.has('low30')),
    downloadsField(bikeDownloads(bike)),
    ...builtMetafields(bike),
    ...reviewMetafields(bike.handle, bike.kind.motor !== undefined),
  ];
}
