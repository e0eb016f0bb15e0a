import {onDemand} from '~/i18n/formats';
import {languages, type Language} from '~/i18n/languages';

/** An amount as Shopify sends it: decimal text and ISO 4217 currency. */
export interface Money {
  amount: string;
  currencyCode: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A price as visitors read it: two decimals, `.00` dropped, marked with an asterisk:
 * `3.299 €*`, `64,90 €*`, `$3,299*`. `mark: false` is for struck and saved amounts.
 */
export function formatPrice(
  {amount, currencyCode}: Money,
  language: Language,
  {mark = true}: {mark?: boolean} = {},
): string {
  const value = Number(amount);
  const decimals = Math.round(value * 100) % 100 === 0 ? 0 : 2;
  return format(language, currencyCode, decimals).format(value) + (mark ? '*' : '');
}

/** A reduction as the language writes it: `−18 %`, `−18%`. */
export function formatReduction(percent: number, language: Language): string {
  return `−${percentFormat(language).format(percent / 100)}`;
}

const percentFormat = onDemand((locale) => new Intl.NumberFormat(locale, {style: 'percent'}));

function format(language: Language, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${language}-${currency}-${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, created);
  return created;
}

/** What a struck price is: the maker's recommendation, the lowest of 30 days, or nobody said. */
export type StruckKind = 'rrp' | 'lowest30d' | 'compareAt';

/** A price ready to print; all amounts are formatted text. */
export interface PriceView {
  current: string;
  /** The lowest of several prices: printed with "ab". */
  from: boolean;
  /** The struck price. */
  compareAt: string | null;
  compareAtKind: StruckKind | null;
  sale: Sale | null;
  saved: string | null;
  /** Lowest price of the last 30 days (PAngV § 11). */
  lowest30d: string | null;
  /** Grundpreis (PAngV § 4): `129 € / 1 l`. */
  unit: string | null;
}

/** What the unit price of a variant is worked out from. */
export interface MeasuredPrice {
  unitPrice?: Money | null;
  unitPriceMeasurement?: {referenceUnit?: string | null; referenceValue: number} | null;
}

export interface PriceSource extends MeasuredPrice {
  price: Money;
  compareAtPrice?: Money | null;
  lowestPrice30d?: {value: string} | null;
  product?: {compareAtKind?: {value: string} | null};
}

/** A price that is struck through, and what it is. */
interface Struck {
  money: Money;
  kind: StruckKind;
  /** Lowest price of the last 30 days, to which a percentage has to refer (PAngV § 11). */
  lowest: Money | null;
}

/**
 * What a price is compared with; `null` when nothing may be. A compare-at price is what its product says (metafield
 * `custom.compare_at_kind`): the maker's (`rrp`), or an earlier one of the shop (`own`), which may be told by the lowest of
 * the last 30 days alone. Where nothing is said, that lowest one is told, else that it is a price to compare with.
 */
export function struckPrice(source: PriceSource): Struck | null {
  const {price, compareAtPrice, lowestPrice30d, product} = source;
  const isHigher = (money: Money) => Number(money.amount) > Number(price.amount);
  if (!compareAtPrice || !isHigher(compareAtPrice)) return null;
  const lowest = lowestPrice(lowestPrice30d, price);
  const said = product?.compareAtKind?.value;
  if (said === 'rrp') return {money: compareAtPrice, kind: 'rrp', lowest};
  if (lowest) return isHigher(lowest) ? {money: lowest, kind: 'lowest30d', lowest} : null;
  return said === 'own' ? null : {money: compareAtPrice, kind: 'compareAt', lowest};
}

/** Price of a variant as its tag shows it. The percentage refers to the 30-day low where there is one. */
export function toPriceView(source: PriceSource, language: Language, from = false): PriceView {
  const {price} = source;
  const struck = struckPrice(source);
  const basis = struck && (struck.lowest ?? struck.money);
  const sale = basis && saleOf(Number(price.amount), Number(basis.amount));
  const plain = (money: Money) => formatPrice(money, language, {mark: false});

  return {
    current: formatPrice(price, language),
    from,
    compareAt: struck && plain(struck.money),
    compareAtKind: struck && struck.kind,
    sale,
    saved: sale ? plain(difference(Number(basis.amount), price)) : null,
    lowest30d: struck?.lowest ? plain(struck.lowest) : null,
    unit: unitPrice(source, language),
  };
}

function difference(basis: number, price: Money): Money {
  return {
    amount: (basis - Number(price.amount)).toFixed(2),
    currencyCode: price.currencyCode,
  };
}

/** The metafield has type `money`: JSON with `amount` and `currency_code`. Another currency says nothing here. */
function lowestPrice(metafield: {value: string} | null | undefined, price: Money): Money | null {
  if (!metafield) return null;
  const [, amount] = /"amount"\s*:\s*"?([\d.]+)/.exec(metafield.value) ?? [];
  const [, currencyCode] = /"currency_code"\s*:\s*"([A-Z]{3})"/.exec(metafield.value) ?? [];
  if (!amount || currencyCode !== price.currencyCode) return null;
  return {amount, currencyCode};
}

/** What the reference quantity of a variant costs: `129 € / 1 l`; `null` where Shopify names no quantity. */
export function unitPrice(source: MeasuredPrice, language: Language): string | null {
  const {unitPrice: price, unitPriceMeasurement: measure} = source;
  if (!price || !measure?.referenceUnit) return null;
  const unit = unitSymbols[measure.referenceUnit] ?? measure.referenceUnit.toLowerCase();
  return `${formatPrice(price, language, {mark: false})} / ${measure.referenceValue} ${unit}`;
}

/** Units that are written otherwise than in small letters. */
const unitSymbols: Partial<Record<string, string>> = {M2: 'm²', M3: 'm³'};

/** What a reduction is worth: whole percent, and whether it earns the second badge. */
interface Sale {
  percent: number;
  /** The second badge 'in sale' appears above 20 percent. */
  inSale: boolean;
}

const IN_SALE_ABOVE_PERCENT = 20;

/**
 * Sale of a price against the price it is compared with, both in the same currency, or `null` when
 * nothing is saved: rounded (compare-at minus price) over compare-at.
 */
export function saleOf(price: number, compareAt: number): Sale | null {
  if (!(compareAt > price)) return null;
  const percent = Math.round(((compareAt - price) / compareAt) * 100);
  return {percent, inSale: percent > IN_SALE_ABOVE_PERCENT};
}
