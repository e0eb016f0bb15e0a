/** A size for riders in this range of heights, in centimetres. */
export interface SizeRange {
  name: string;
  height: readonly [number, number];
}

/**
 * The manufacturer's sizes for a rider's height (cm), smallest first: one, or two neighbours where their ranges
 * overlap. If no range contains it, `fits` is empty and `nearest` is the size with the closest range.
 */
export function sizesFor(
  height: number,
  ranges: readonly SizeRange[],
): {fits: SizeRange[]; nearest: SizeRange | null} {
  const sorted = ranges.toSorted((a, b) => middle(a) - middle(b));
  const fits = sorted.filter(({height: [from, to]}) => height >= from && height <= to);
  const [first] = sorted.toSorted((one, other) => gap(one, height) - gap(other, height));
  return {fits, nearest: fits.length > 0 ? null : (first ?? null)};
}

const middle = ({height: [from, to]}: SizeRange) => (from + to) / 2;

const gap = ({height: [from, to]}: SizeRange, height: number) =>
  Math.max(from - height, height - to, 0);

/** Kinds of bikes whose frame size follows from the inseam; `children` get a wheel size instead. */
export const bikeKinds = ['trekking', 'sport', 'road', 'mtb', 'children'] as const;
export type BikeKind = (typeof bikeKinds)[number];

/** Frame height per centimetre of inseam, a rule of thumb of German bike shops: in centimetres, for `mtb` in inches. */
const frameFactors = {trekking: 0.66, sport: 0.61, road: 0.665, mtb: 0.226};

/**
 * Inseam of adults by height, in centimetres: a regression on published body measurements, in which 95 of 100 people
 * lie within 1.96 standard deviations.
 */
const INSEAM = {slope: 0.546, offset: -11.1, deviation: 2.4};

/** The inseam range of 95 of 100 people of that height, in centimetres. */
function usualInseam(height: number): readonly [number, number] {
  const mean = INSEAM.slope * height + INSEAM.offset;
  return [mean - 1.96 * INSEAM.deviation, mean + 1.96 * INSEAM.deviation];
}

/** Wheel sizes of children's bikes in inches, with the height and inseam (cm) of their riders. */
const childrensWheels = [
  {wheel: 12, height: [90, 105], inseam: [35, 45]},
  {wheel: 16, height: [100, 120], inseam: [42, 54]},
  {wheel: 20, height: [115, 135], inseam: [51, 63]},
  {wheel: 24, height: [130, 150], inseam: [60, 72]},
  {wheel: 26, height: [145, 165], inseam: [69, 80]},
] as const;

/**
 * A guide value for a kind of bike without a manufacturer's table: a range of frame heights or wheel sizes. With the
 * inseam both ends are equal; from the height alone (both in cm) it spans the needs of people of that height. `null` for
 * children too small or too tall for all wheels.
 */
export function estimateSize(kind: BikeKind, height: number, inseam: number | null) {
  if (kind === 'children') return wheelsFor(height, inseam);
  const factor = frameFactors[kind];
  const [minInseam, maxInseam] = inseam === null ? usualInseam(height) : [inseam, inseam];
  const unit = kind === 'mtb' ? ('inch' as const) : ('cm' as const);
  return inseam === null
    ? {unit, from: Math.floor(minInseam * factor), to: Math.ceil(maxInseam * factor)}
    : {unit, from: Math.round(minInseam * factor), to: Math.round(maxInseam * factor)};
}

function wheelsFor(height: number, inseam: number | null) {
  const wheels = childrensWheels
    .filter((row) => {
      const [from, to] = inseam === null ? row.height : row.inseam;
      const measure = inseam ?? height;
      return measure >= from && measure <= to;
    })
    .map(({wheel}) => wheel);
  const [first] = wheels;
  return first === undefined
    ? null
    : {unit: 'inch' as const, from: first, to: wheels.at(-1) ?? first};
}

/** A height in centimetres as shown in lists: '1,70 m'. `locale` is a BCP 47 tag. */
export function inMetres(height: number, locale: string): string {
  const digits = {minimumFractionDigits: 2, maximumFractionDigits: 4};
  return `${(height / 100).toLocaleString(locale, digits)}\u00a0m`;
}

/** Plausible heights and inseams in centimetres, including children. */
export const measures = {height: [80, 220], inseam: [30, 120]} as const;

/**
 * Parses a length in centimetres: '170', '1,70 m', '170,5 cm'. `null` if it is invalid or outside the plausible range.
 */
export function readLength(typed: string, measure: keyof typeof measures): number | null {
  const [, figure] = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:c?m\s*)?$/i.exec(typed) ?? [];
  if (!figure) return null;
  const value = Number(figure.replace(',', '.'));
  const centimetres = value < 3 ? Math.round(value * 100) : value;
  const [min, max] = measures[measure];
  return centimetres >= min && centimetres <= max ? centimetres : null;
}

/** Whether a height and an inseam (both in cm) are plausible together; even unusual proportions are well within. */
export function isPlausibleInseam(height: number, inseam: number): boolean {
  return inseam > height * 0.34 && inseam < height * 0.6;
}
