import type {MessageKey} from '~/i18n/messages';
import {isLeasable, leasingCost, rangeLines} from '../advice/bike-advice.server';
import {fitFacts} from '../advice/fit-facts.server';
import type {LeasingFactor} from '../advice/leasing-cost';
import type {DeliveryTerms} from '../goods/shipping';
import type {PriceView} from '../pricing/price-view';
import {labelOf} from '../product/details/feature-views.server';
import type {LoadedProduct} from '../product/load-product.server';
import {sizesFor} from '../advice/size-advice';
import {toSizedBike} from '../sizing/size-finder.server';

/** A row of the table, with a cell for each bike. */
export interface ComparisonRow {
  label: string;
  cells: {
    /** Empty if unknown. */
    lines: string[];
    price?: PriceView;
    taxed?: boolean;
    shipped?: boolean;
  }[];
  allEqual: boolean;
}

interface RowContext {
  delivery: DeliveryTerms;
  /** The visitor's height in centimetres; `null` if unknown. */
  height: number | null;
  /** Lowest price of a leasable bike. */
  minimum: number | null;
  partners: readonly LeasingFactor[];
  now: number;
}

type Cell = ComparisonRow['cells'][number];

/** The rows of the comparison table, one cell for each bike. Rows without a value for any bike are left out. */
export function toRows(bikes: readonly LoadedProduct[], context: RowContext): ComparisonRow[] {
  const {t, language} = context.delivery;
  const rowDefinitions: [MessageKey, (bike: LoadedProduct) => Cell | string[]][] = [
    [
      'comparison.row.price',
      ({view: {variant, taxed, shipped}}) => ({lines: [], price: variant.price, taxed, shipped}),
    ],
    [
      `comparison.row.${context.height === null ? 'sizes' : 'mySize'}`,
      (bike) => sizeCell(bike, context),
    ],
    ['comparison.row.motor', features('motor', 'torque')],
    ['comparison.row.battery', features('battery', 'charging_time')],
    [
      'comparison.row.range',
      (bike) =>
        rangeLines(fitFacts(bike), {t, language}).map(({label, text}) => `${label}: ${text}`),
    ],
    ['comparison.row.weight', features('weight')],
    ['comparison.row.permitted', features('permitted_weight')],
    ['comparison.row.gears', gearLines],
    ['comparison.row.brakes', features('brakes')],
    ['comparison.row.tyre', features('tyre', 'wheel_size')],
    ['comparison.row.rack', rackLines],
    ['comparison.row.delivery', ({view}) => [view.stock.text]],
    ['comparison.row.leasing', leasingLines],
  ];
  return rowDefinitions.flatMap(([label, cellOf]): ComparisonRow[] => {
    const cells = bikes.map((bike) => {
      const cell = cellOf(bike);
      return Array.isArray(cell) ? {lines: cell} : cell;
    });
    if (cells.every(({lines, price}) => lines.length === 0 && !price)) return [];
    const [first, ...others] = cells.map((cell) => JSON.stringify(cell));
    const allEqual = others.length > 0 && others.every((otherCell) => otherCell === first);
    return [{label: t(label), cells, allEqual}];
  });

  /** Rows of the technical data, as far as present. */
  function features(...keys: string[]) {
    return ({details}: LoadedProduct) =>
      keys.flatMap((key) => {
        const label = labelOf(key, language);
        return details.features.find((feature) => feature.label === label)?.value ?? [];
      });
  }

  function gearLines(bike: LoadedProduct): string[] {
    const [gears] = features('gears')(bike);
    return [
      ...features('drive', 'shifting')(bike),
      ...(gears ? [t('comparison.gears', {count: Number(gears)})] : []),
    ];
  }

  function rackLines(bike: LoadedProduct): string[] {
    const {rack, childSeat} = fitFacts(bike);
    return [
      ...(rack ? [rack] : []),
      ...(childSeat === null ? [] : [t(`comparison.childSeat.${childSeat ? 'yes' : 'no'}`)]),
    ];
  }

  function leasingLines(bike: LoadedProduct): string[] {
    if (!isLeasable(bike, context.minimum)) return [t('comparison.notLeasable')];
    const cost = leasingCost(bike, context.partners, context.delivery, context.now);
    return [cost?.short ?? t('comparison.leasingOnRequest')];
  }
}

/** Sizes that can be ordered, in stock or not, or the visitor's size and whether it can be. */
function sizeCell(bike: LoadedProduct, {height, delivery: {t}}: RowContext): string[] {
  const {ranges, values, available} = toSizedBike(bike);
  if (ranges.length === 0) return [];
  const stateOf = (size: string) =>
    values.find(({name}) => name === size)?.state ?? (available ? 'available' : 'soldOut');
  if (height === null) {
    const orderable = ranges.filter(({name}) => stateOf(name) === 'available');
    return orderable.length > 0 ? orderable.map(({name}) => name) : [t('comparison.noneOrderable')];
  }
  const {fits} = sizesFor(height, ranges);
  if (fits.length === 0) return [t('comparison.noSize')];
  return fits.map(({name}) => `${name}: ${t(`sizing.stock.${stateOf(name)}`)}`);
}
