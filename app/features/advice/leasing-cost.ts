import {DAY_MS} from '~/durations';

/** What a leasing partner charges for a bike. */
export interface LeasingFactor {
  name: string;
  /** Rate of a month in percent of the price; `null` where nobody says. */
  factor: number | null;
  /** ISO 8601 day since which it holds; '' where nobody says. */
  since: string;
}

/** A factor that is not older than this says what leasing costs today. */
const CURRENT_DAYS = 366;

/** Rates outside of this are a slip of the pen: 36 months pay back the price and some interest. */
const FACTORS = {least: 2, most: 5};

/** The factors that hold on a day (ms since 1970): dated, not older than a year, none of the future. */
export function currentFactors(
  partners: readonly LeasingFactor[],
  now: number,
): {name: string; factor: number; since: string}[] {
  return partners.flatMap(({name, factor, since}) => {
    const age = /^\d{4}-\d{2}-\d{2}$/.test(since) ? now - Date.parse(since) : Number.NaN;
    const holds = age >= 0 && age <= CURRENT_DAYS * DAY_MS;
    const known = factor !== null && factor >= FACTORS.least && factor <= FACTORS.most;
    return holds && known ? [{name, factor, since}] : [];
  });
}

/**
 * What riding the bike in private counts as income in a month (§ 8 Abs. 2 EStG): one percent of a quarter of the
 * maker's price (euros), that rounded down to full hundreds. An S-pedelec counts as a motor vehicle: each kilometre to
 * work adds 0.03 percent.
 */
export function monthlyBenefit(rrp: number, kilometresToWork = 0): number {
  const base = Math.floor(rrp / 4 / 100) * 100;
  return base * (0.01 + 0.0003 * kilometresToWork);
}

/**
 * What a month costs in net pay, in euros: the rate less the taxes and contributions that it spares, and those on the
 * benefit. `marginal` is the part of a further euro of pay that they take, 0 to 1.
 */
export function netCost(rate: number, benefit: number, marginal: number): number {
  return rate * (1 - marginal) + benefit * marginal;
}

/** In classes 5 and 6 what is withheld says little of what is owed in the end. */
export const taxClasses = ['1', '2', '3', '4'] as const;
type TaxClass = (typeof taxClasses)[number];

/** The year whose tax and contributions are reckoned with. */
export const TAX_YEAR = 2026;

/** Income tax on a year's taxable income in euros (§ 32a EStG, 2026), without solidarity surcharge and church tax. */
function incomeTax(income: number): number {
  const x = Math.floor(Math.max(0, income));
  if (x <= 12_348) return 0;
  if (x <= 17_799) {
    const y = (x - 12_348) / 10_000;
    return (914.51 * y + 1400) * y;
  }
  if (x <= 69_878) {
    const z = (x - 17_799) / 10_000;
    return (173.1 * z + 2397) * z + 1034.87;
  }
  return x <= 277_825 ? 0.42 * x - 11_135.63 : 0.45 * x - 19_470.38;
}

/** Employee's part of the contributions of 2026, by the income in a year up to which they are paid. */
const contributions = {
  pension: {rate: 0.093, upTo: 101_400},
  unemployment: {rate: 0.013, upTo: 101_400},
  /** With the average additional rate. */
  health: {rate: 0.0875, upTo: 69_750},
  /** With the surcharge of who has no child. */
  care: {rate: 0.024, upTo: 69_750},
};

/** What of the health insurance lowers the tax. */
const DEDUCTIBLE_HEALTH = 0.0845;
/** Lump sums of employees, and of single parents. */
const LUMP_SUM = 1230 + 36;
const SINGLE_PARENT = 4260;

/** Taxes and contributions on a year's gross pay in euros, of somebody with statutory health insurance. */
function deductions(gross: number, taxClass: TaxClass): number {
  const {pension, unemployment, health, care} = contributions;
  const part = ({rate, upTo}: {rate: number; upTo: number}) => Math.min(gross, upTo) * rate;
  const provident = part(pension) + part({...health, rate: DEDUCTIBLE_HEALTH}) + part(care);
  const lumpSums = LUMP_SUM + (taxClass === '2' ? SINGLE_PARENT : 0);
  const income = gross - provident - lumpSums;
  const tax = taxClass === '3' ? 2 * incomeTax(income / 2) : incomeTax(income);
  return tax + part(pension) + part(unemployment) + part(health) + part(care);
}

/** The share of the last `step` euros of a month's gross pay that goes to taxes and contributions, 0 to 1. */
export function marginalRate(gross: number, taxClass: TaxClass, step: number): number {
  const from = Math.max(0, gross - Math.max(step, 1));
  const taken = deductions(12 * gross, taxClass) - deductions(12 * from, taxClass);
  return gross > from ? taken / (12 * (gross - from)) : 0;
}

/** Who pays: class and gross pay of a month in euros. */
interface TaxSituation {
  taxClass: TaxClass;
  gross: number;
}

/** Three people whose cost stands on every bike. */
export const situations: readonly TaxSituation[] = [
  {taxClass: '1', gross: 3000},
  {taxClass: '1', gross: 4500},
  {taxClass: '3', gross: 5000},
];

interface Contract {
  /** What the bike costs, and what its maker recommends, in euros. */
  price: number;
  rrp: number;
  /** Percent of the price in a month. */
  factors: readonly number[];
  /** What the employer pays of it in a month, and what insurance adds. */
  share?: number;
  insurance?: number;
  kilometresToWork?: number;
}

/** From and to, in euros a month. */
export type Span = readonly [number, number];

/** What a month costs somebody in net pay, over all factors: rounded outwards to five euros; `null` without a factor. */
export function estimateCost(contract: Contract, {taxClass, gross}: TaxSituation): Span | null {
  const {price, rrp, factors, share = 0, insurance = 0, kilometresToWork} = contract;
  if (factors.length === 0) return null;
  const benefit = monthlyBenefit(rrp, kilometresToWork);
  const costs = factors.map((factor) => {
    const rate = Math.max(0, (price * factor) / 100 + insurance - share);
    return netCost(rate, benefit, marginalRate(gross, taxClass, rate - benefit));
  });
  return outwards(Math.min(...costs), Math.max(...costs));
}

function outwards(from: number, to: number): Span {
  const least = Math.floor(from / 5) * 5;
  return [least, Math.max(least + 5, Math.ceil(to / 5) * 5)];
}
