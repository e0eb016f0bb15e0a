import {accessories, paints, type Accessory, type Paint} from '../images/drawing-name';
import type {CatalogueVariant, Text} from './catalogue-types';
import {handleOf} from './naming';
import {readFlags} from './product-draft';
import {oneOf, parts, prices, rowClaim, tableRows, textPair, type TableRow} from './text-table';
import type {Vendor} from './vendors';

/** Products of one maker and one type, as a text table. */
export interface AccessoryTable {
  vendor: Vendor;
  type: Text;
  /** Collections of every row. */
  tags: readonly string[];
  /**
   * Columns: title, code, drawing, paints, price, orders, sizes, flags; then the lines `de:`, `en:`, `h:` (the claim,
   * see `rowClaim`), `c:` (facts for cards), `f:` (features) and `v:` (features of each size, separated by ` / `).
   * `*schwarz` is only how it is drawn, not an option. Flags: `all` (every combination exists), `out`, `few`,
   * `backorder`, `new`, `service`, `manual`, `gender=damen`, `in=teile`, `unit=100ML` (contents, for the unit price;
   * `unit=size` if each size is one), `not=CH` (`notSoldIn`).
   */
  table: string;
}

export interface AccessorySize {
  name: Text;
  /** Euro cents, if it differs from the price of the row. */
  price?: number;
  unitPrice?: NonNullable<CatalogueVariant['unitPrice']>;
}

/** One accessory as listed in the table. */
export interface AccessoryItem {
  vendor: Vendor;
  type: Text;
  tags: string[];
  title: Text;
  handle: string;
  code: string;
  drawing: Accessory;
  paints: Paint[];
  /** False when the only paint is just how it is drawn. */
  colourIsOption: boolean;
  sizeName: Text;
  sizes: AccessorySize[];
  price: number;
  compareAtPrice?: number;
  unitPrice?: NonNullable<CatalogueVariant['unitPrice']>;
  orders: number;
  flags: ReadonlyMap<string, string>;
  claim: Text;
  text: Text;
  facts: Text[];
  /** `key=value`, see `accessory-features.ts`. */
  features: string[];
  /** The same for each size, where it differs. */
  sizeFeatures: string[][];
}

const sizeNames: Readonly<Record<string, string>> = {
  Größe: 'Size',
  Länge: 'Length',
  Breite: 'Width',
  Wert: 'Value',
  Akku: 'Battery',
  Inhalt: 'Contents',
};

/** `areContents`: each size is the contents of the pack. */
function readSizes(cell: string, areContents: boolean): {sizeName: Text; sizes: AccessorySize[]} {
  const [name = '', values = ''] = cell.split(':');
  const sizeName = {de: name.trim(), en: sizeNames[name.trim()] ?? name.trim()};
  const sizes = parts(values, ';').map((value) => {
    const [label = '', price] = value.split('=');
    const contents = areContents ? label.replace(' ', '').toUpperCase() : undefined;
    return {
      name: textPair(label),
      ...(price && {price: prices(price).price}),
      ...readUnitPrice(contents),
    };
  });
  return {sizeName, sizes};
}

function readUnitPrice(flag: string | undefined) {
  const [, quantity, unit] = /^(\d+)(ML|G|M)$/.exec(flag ?? '') ?? [];
  if (!quantity || !unit) return {};
  const perUnit = {ML: 'L', G: 'KG', M: 'M'} as const;
  const packed = oneOf(['ML', 'G', 'M'], unit);
  return {unitPrice: {quantity: Number(quantity), unit: packed, per: 1, perUnit: perUnit[packed]}};
}

function readItem(row: TableRow, {vendor, type, tags}: AccessoryTable): AccessoryItem {
  const title = textPair(row.cell('title'));
  const flags = readFlags(row.cell('flags'));
  const named = row.cell('paints');
  return {
    vendor,
    type,
    tags: [...tags, ...parts(flags.get('in') ?? '', ','), ...(flags.has('new') ? ['neu'] : [])],
    title,
    handle: handleOf(title.de),
    code: row.cell('code'),
    drawing: oneOf(accessories, row.cell('drawing')),
    paints: parts(named.replace('*', ''), ' ').map((name) => oneOf(paints, name)),
    colourIsOption: !named.startsWith('*'),
    ...readSizes(row.cell('sizes'), flags.get('unit') === 'size'),
    ...prices(row.cell('price')),
    ...readUnitPrice(flags.get('unit')),
    orders: Number(row.cell('orders')),
    flags,
    ...rowClaim(row),
    facts: parts(row.line('c'), ';').map(textPair),
    features: parts(row.line('f'), ';'),
    sizeFeatures: row
      .line('v')
      .split('/')
      .map((size) => parts(size, ';')),
  };
}

/** Parses the rows of a table, in order. */
export function readAccessories(source: AccessoryTable): AccessoryItem[] {
  return tableRows(source.table).map((row) => readItem(row, source));
}
