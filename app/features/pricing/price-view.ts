import {languages, perLanguage, type Language} from '~/i18n/languages';

/** An amount as Shopify sends it: decimal string and ISO 4217 currency. */
export interface Money {
  amount: string;
  currencyCode: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount of money as text: two decimals, `.00` dropped: `3.299 €`, `64,90 €`, `$3,299`. */
export function formatMoney(
  {amount, currencyCode}: {amount: string | number; currencyCode: string},
  language: Language,
): string {
  const value = Number(amount);
  const decimals = Math.round(value * 100) % 100 === 0 ? 0 : 2;
  return format(language, currencyCode, decimals).format(value);
}

/** An amount that is always in euros, whatever the visitor pays in: of German tax law, or set by the shop's owner. */
export function formatEuros(amount: number, language: Language): string {
  return formatMoney({amount, currencyCode: 'EUR'}, language);
}

/** A formatted price, marked with an asterisk, which stands for tax and shipping: `3.299 €*`. */
export function formatPrice(money: Money, language: Language): string {
  return `${formatMoney(money, language)}*`;
}

/** A formatted reduction: `−18 %`, `−18%`. */
function formatReduction(percent: number, language: Language): string {
  return `−${percentFormat[language].format(percent / 100)}`;
}

const percentFormat = perLanguage(
  (language) => new Intl.NumberFormat(languages[language].locale, {style: 'percent'}),
);

function format(language: Language, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${language}-${currency}-${decimals}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, created);
  return created;
}

/** What a struck price is: the recommended retail price, the lowest of 30 days, or unspecified. */
type StruckKind = 'rrp' | 'lowest30d' | 'compareAt';

/** A price ready to render; all amounts are formatted. */
export interface PriceView {
  current: string;
  /** Shown with "ab". */
  isLowestOfSeveral: boolean;
  /** The struck price. */
  compareAt: string | null;
  compareAtKind: StruckKind | null;
  /** The badge's reduction, `−18 %`; and whether the second badge 'in sale' is shown. */
  sale: {reduction: string; inSale: boolean} | null;
  saved: string | null;
  /** Lowest price of the last 30 days (PAngV § 11). */
  lowest30d: string | null;
  /** Unit price (PAngV § 4): `129 € / 1 l`. */
  unit: string | null;
}

/** The source of a variant's unit price. */
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

/** A struck-through price, and what it is. */
interface Struck {
  money: Money;
  kind: StruckKind;
  /** Lowest price of the last 30 days, which percentages must refer to (PAngV § 11). */
  lowest: Money | null;
}

/**
 * The reference price of a price; `null` when none may be shown. The product's metafield `custom.compare_at_kind` says
 * what its compare-at price is: the recommended retail price (`rrp`), or an earlier price of the shop (`own`), which
 * may only be shown as the lowest of the last 30 days. If unspecified, a price with a 30-day low is an earlier one, and
 * any other a generic reference price.
 */
export function struckPrice(source: PriceSource): Struck | null {
  const {price, compareAtPrice, lowestPrice30d, product} = source;
  const isHigher = (money: Money) => Number(money.amount) > Number(price.amount);
  if (!compareAtPrice || !isHigher(compareAtPrice)) return null;
  const lowest = lowestPrice(lowestPrice30d, price);
  const declaredKind = product?.compareAtKind?.value;
  if (declaredKind === 'rrp') {
    // Recommended in euros; in another currency Shopify has converted it, and nobody recommended that.
    return price.currencyCode === 'EUR' ? {money: compareAtPrice, kind: 'rrp', lowest} : null;
  }
  if (lowest) return isHigher(lowest) ? {money: lowest, kind: 'lowest30d', lowest} : null;
  // A low in another currency, that of another market, tells that it was an earlier price.
  const isOwn = declaredKind === 'own' || Boolean(lowestPrice30d);
  return isOwn ? null : {money: compareAtPrice, kind: 'compareAt', lowest};
}

/** A variant's price as its tag shows it. The percentage refers to the 30-day low if there is one. */
export function toPriceView(
  source: PriceSource,
  language: Language,
  isLowestOfSeveral = false,
): PriceView {
  const {price} = source;
  const struck = struckPrice(source);
  const basis = struck && (struck.lowest ?? struck.money);
  const sale = basis && saleOf(Number(price.amount), Number(basis.amount));

  return {
    current: formatPrice(price, language),
    isLowestOfSeveral,
    compareAt: struck && formatMoney(struck.money, language),
    compareAtKind: struck && struck.kind,
    // Formatted here: creating the first number format would hold up a phone that hydrates the page.
    sale: sale && {reduction: formatReduction(sale.percent, language), inSale: sale.inSale},
    saved:
      sale &&
      formatMoney({...price, amount: Number(basis.amount) - Number(price.amount)}, language),
    lowest30d: struck?.lowest ? formatMoney(struck.lowest, language) : null,
    unit: unitPrice(source, language),
  };
}

/** Parses a metafield of type `money`: JSON with `amount` and `currency_code`. Other currencies are ignored. */
function lowestPrice(metafield: {value: string} | null | undefined, price: Money): Money | null {
  if (!metafield) return null;
  const [, amount] = /"amount"\s*:\s*"?([\d.]+)/.exec(metafield.value) ?? [];
  const [, currencyCode] = /"currency_code"\s*:\s*"([A-Z]{3})"/.exec(metafield.value) ?? [];
  if (!amount || currencyCode !== price.currencyCode) return null;
  return {amount, currencyCode};
}

/** The price per reference quantity of a variant: `129 € / 1 l`; `null` if Shopify has no quantity. */
export function unitPrice(source: MeasuredPrice, language: Language): string | null {
  const {unitPrice: price, unitPriceMeasurement: measure} = source;
  if (!price || !measure?.referenceUnit) return null;
  const {value, unit, factor} = lawfulReference(measure.referenceUnit, measure.referenceValue);
  const amount = Number(price.amount) * factor;
  const symbol = unitSymbols[unit] ?? unit.toLowerCase();
  return `${formatMoney({...price, amount}, language)} / ${value} ${symbol}`;
}

/** Metric units of Shopify, each with the one that may be used, and how many of them that holds. */
const lawfulUnits: Partial<Record<string, readonly [unit: string, count: number]>> = {
  L: ['L', 1],
  CL: ['L', 100],
  ML: ['L', 1000],
  KG: ['KG', 1],
  G: ['KG', 1000],
  MG: ['KG', 1_000_000],
  M: ['M', 1],
  CM: ['M', 100],
  MM: ['M', 1000],
  M2: ['M2', 1],
  M3: ['M3', 1],
};

/**
 * The quantity that a unit price refers to, and by what to multiply the price of Shopify's own reference: since 2022
 * German law only allows 1 l, 1 kg, 1 m, 1 m² and 1 m³ (§ 5 (1) PAngV). Units that are not metric remain.
 */
export function lawfulReference(unit: string, value: number) {
  const lawful = lawfulUnits[unit];
  return lawful ? {value: 1, unit: lawful[0], factor: lawful[1] / value} : {value, unit, factor: 1};
}

/** Units that are not written in lower case. */
const unitSymbols: Partial<Record<string, string>> = {M2: 'm²', M3: 'm³'};

/** The second badge 'in sale' appears above it. */
const IN_SALE_ABOVE_PERCENT = 20;

/**
 * The reduction of a price from its reference price, both in the same currency, or `null` when nothing is saved. The
 * percentage is rounded: (compare-at minus price) over compare-at.
 */
export function saleOf(price: number, compareAt: number) {
  // In cents: as a fraction, 17.10 of 20 would save 14.499… percent.
  const [low, high] = [Math.round(price * 100), Math.round(compareAt * 100)];
  if (!(high > low)) return null;
  const percent = Math.round(((high - low) * 100) / high);
  return {percent, inSale: percent > IN_SALE_ABOVE_PERCENT};
}
