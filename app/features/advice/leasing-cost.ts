import {DAY_MS} from '~/durations';

/** Anchor of the calculator on its page. */
export const CALCULATOR = 'rechner';

/** The rate that a leasing partner charges. */
export interface LeasingFactor {
  name: string;
  /** Monthly rate in percent of the price; `null` if unknown. */
  factor: number | null;
  /** ISO 8601 day it is valid from; '' if unknown. */
  since: string;
}

/** Older factors no longer reflect current leasing costs. */
const CURRENT_DAYS = 366;

/** Rates outside these limits are typos: 36 months pay back the price plus some interest. */
const FACTORS = {min: 2, max: 5};

/** The factors valid on a day (ms since 1970): dated, at most a year old, not in the future. */
export function currentFactors(
  partners: readonly LeasingFactor[],
  now: number,
): {name: string; factor: number; since: string}[] {
  return partners.flatMap(({name, factor, since}) => {
    const age = /^\d{4}-\d{2}-\d{2}$/.test(since) ? now - Date.parse(since) : Number.NaN;
    const isCurrent = age >= 0 && age <= CURRENT_DAYS * DAY_MS;
    const isPlausible = factor !== null && factor >= FACTORS.min && factor <= FACTORS.max;
    return isCurrent && isPlausible ? [{name, factor, since}] : [];
  });
}

/**
 * The taxable monthly benefit of using the bike privately (§ 8 Abs. 2 EStG): one percent of a quarter of the
 * recommended retail price (euros), rounded down to full hundreds. An S-pedelec counts as a motor vehicle: each
 * kilometre of the commute adds 0.03 percent.
 */
export function monthlyBenefit(rrp: number, kilometresToWork = 0): number {
  const base = Math.floor(rrp / 4 / 100) * 100;
  return base * (0.01 + 0.0003 * kilometresToWork);
}

/**
 * The monthly cost in net pay, in euros: the rate minus the taxes and contributions it saves, plus those on the
 * benefit. `marginal` is their share of an additional euro of pay, 0 to 1.
 */
export function netCost(rate: number, benefit: number, marginal: number): number {
  return rate * (1 - marginal) + benefit * marginal;
}

/** In classes 5 and 6 the tax withheld says little about the tax owed in the end. */
export const taxClasses = ['1', '2', '3', '4'] as const;
type TaxClass = (typeof taxClasses)[number];

/** The tax year of the calculation. */
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

/** Employee contributions in 2026, each with its annual income ceiling. */
const contributions = {
  pension: {rate: 0.093, upTo: 101_400},
  unemployment: {rate: 0.013, upTo: 101_400},
  /** Including the average additional rate. */
  health: {rate: 0.0875, upTo: 69_750},
  /** Including the surcharge for people without children. */
  care: {rate: 0.024, upTo: 69_750},
};

/** The tax-deductible share of the health insurance contribution. */
const DEDUCTIBLE_HEALTH = 0.0845;
/** Allowances for employees, and for single parents. */
const LUMP_SUM = 1230 + 36;
const SINGLE_PARENT = 4260;

/** Taxes and contributions on annual gross pay in euros, with statutory health insurance. */
function deductions(gross: number, taxClass: TaxClass): number {
  const {pension, unemployment, health, care} = contributions;
  const contribution = ({rate, upTo}: {rate: number; upTo: number}) => Math.min(gross, upTo) * rate;
  const deductibleContributions =
    contribution(pension) + contribution({...health, rate: DEDUCTIBLE_HEALTH}) + contribution(care);
  const lumpSums = LUMP_SUM + (taxClass === '2' ? SINGLE_PARENT : 0);
  const income = gross - deductibleContributions - lumpSums;
  const tax = taxClass === '3' ? 2 * incomeTax(income / 2) : incomeTax(income);
  return (
    tax +
    contribution(pension) +
    contribution(unemployment) +
    contribution(health) +
    contribution(care)
  );
}

/** The share of the last `step` euros of monthly gross pay that goes to taxes and contributions, 0 to 1. */
export function marginalRate(gross: number, taxClass: TaxClass, step: number): number {
  const from = Math.max(0, gross - Math.max(step, 1));
  const deducted = deductions(12 * gross, taxClass) - deductions(12 * from, taxClass);
  return gross > from ? deducted / (12 * (gross - from)) : 0;
}

/** An employee's tax class and monthly gross pay in euros. */
interface TaxSituation {
  taxClass: TaxClass;
  gross: number;
}

/** Their costs are shown for every bike. */
export const exampleEmployees: readonly TaxSituation[] = [
  {taxClass: '1', gross: 3000},
  {taxClass: '1', gross: 4500},
  {taxClass: '3', gross: 5000},
];

/** Price and recommended retail price, the employer's monthly subsidy and the insurance premium, in euros. */
interface Contract extends Partial<Record<'subsidy' | 'insurance' | 'kilometresToWork', number>> {
  price: number;
  rrp: number;
  /** Monthly rates in percent of the price. */
  factors: readonly number[];
}

/** From and to, in euros per month. */
export type Span = readonly [number, number];

/** The monthly cost in net pay, over all factors: rounded outwards to five euros; `null` without a factor. */
export function estimateCost(contract: Contract, {taxClass, gross}: TaxSituation): Span | null {
  const {price, rrp, factors, subsidy = 0, insurance = 0, kilometresToWork} = contract;
  if (factors.length === 0) return null;
  const benefit = monthlyBenefit(rrp, kilometresToWork);
  const costs = factors.map((factor) => {
    const rate = Math.max(0, (price * factor) / 100 + insurance - subsidy);
    return netCost(rate, benefit, marginalRate(gross, taxClass, rate - benefit));
  });
  return roundOutwards(Math.min(...costs), Math.max(...costs));
}

function roundOutwards(from: number, to: number): Span {
  const lower = Math.floor(from / 5) * 5;
  return [lower, Math.max(lower + 5, Math.ceil(to / 5) * 5)];
}
