import {bikeModels, paints, type BikeModel, type Paint} from '../images/drawing-name';
import {bikeDrive, type BikeDrive} from './bike-drives';
import {bikeKinds, type BikeKindName} from './bike-kinds';
import type {BikeKind} from './bike-kind';
import type {Text} from './catalogue-types';
import {englishBikeTitle, handleOf} from './naming';
import {readFlags} from './product-draft';
import {oneOf, parts, prices, rowClaim, tableRows, type TableRow} from './text-table';
import type {Vendor} from './vendors';

/** Bikes of one maker and one kind, as a text table. */
export interface BikeTable {
  vendor: Vendor;
  kind: BikeKindName;
  /**
   * Columns: title, code, model, colours, price, drive, Wh, kg, year, orders, flags; then the lines `de:`, `en:`, `h:`
   * (the claim, see `rowClaim`) and, if the English title cannot be derived from the German one, `title:`. Flags: `all`
   * (every combination is built), `out`, `few`, `backorder`, `new`, `noimage`, `carbon`, `sizes=50,55`, `travel=140`
   * (mm), `permitted=180` (kg), `rotor=180` (mm), `low30=4599` (lowest price of 30 days, euros), `only=silber` (the one reduced colour).
   */
  table: string;
}

/** One bike as listed in the table. */
export interface Bike {
  vendor: Vendor;
  kind: BikeKind;
  title: Text;
  handle: string;
  code: string;
  /** Several when the frame shape is an option. */
  models: BikeModel[];
  colours: Paint[];
  sizes: string[];
  /** Watt-hours; several when the battery is an option, none without a motor. */
  batteries: number[];
  price: number;
  compareAtPrice?: number;
  drive: BikeDrive;
  kilograms: number;
  year: number;
  orders: number;
  flags: ReadonlyMap<string, string>;
  claim: Text;
  text: Text;
}

const numbers = (cell: string) => parts(cell, ' ').map(Number);

function readSizes(flags: ReadonlyMap<string, string>, kind: BikeKind): string[] {
  const given = flags.get('sizes');
  if (given === undefined) return [...kind.sizes];
  return parts(given, ',').map((size) => (/^\d+$/.test(size) ? `${size} cm` : size));
}

/** The kind with the figures of its flags, such as the suspension travel of `travel=140`. */
function withFigures(kind: BikeKind, flags: ReadonlyMap<string, string>): BikeKind {
  const figures = (['travel', 'permitted', 'rotor'] as const).flatMap((name) => {
    const figure = Number(flags.get(name));
    return figure ? [[name, figure] as const] : [];
  });
  return {...kind, ...Object.fromEntries(figures)};
}

function readBike(row: TableRow, vendor: Vendor, kindOfTable: BikeKind): Bike {
  const title = row.cell('title');
  const flags = readFlags(row.cell('flags'));
  const kind = withFigures(kindOfTable, flags);
  return {
    vendor,
    kind,
    title: {de: title, en: row.line('title') || englishBikeTitle(title)},
    handle: handleOf(title),
    code: row.cell('code'),
    models: parts(row.cell('model'), ' ').map((name) => oneOf(bikeModels, name)),
    colours: parts(row.cell('colours'), ' ').map((name) => oneOf(paints, name)),
    sizes: readSizes(flags, kind),
    batteries: numbers(row.cell('Wh')),
    ...prices(row.cell('price')),
    drive: bikeDrive(row.cell('drive')),
    kilograms: Number(row.cell('kg')),
    year: Number(row.cell('year')),
    orders: Number(row.cell('orders')),
    flags,
    ...rowClaim(row),
  };
}

/** Parses the bikes of a table, in order. */
export function readBikes({vendor, kind, table}: BikeTable): Bike[] {
  return tableRows(table).map((row) => readBike(row, vendor, bikeKinds[kind]));
}
