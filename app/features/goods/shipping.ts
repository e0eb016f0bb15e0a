import type {Language} from '~/i18n/languages';
import {countryName, keepTogether} from '~/i18n/formats';
import type {Translate} from '~/i18n/messages';
import {formatMoney, type Money} from '../pricing/price-view';

/** Shipping costs and times to a country: one row of the shop's table. */
export interface ShippingRow {
  /** ISO 3166; `EU` is every member state without its own row. */
  country: string;
  goods: 'all' | 'parcels' | 'bikes';
  /** Zero is free. */
  price: number | 'onRequest' | 'atCheckout';
  /** The value of shipped products, after discounts, from which shipping is free; `null`: never. */
  freeFrom: number | null;
  /** ISO 4217, for both amounts. */
  currency: string;
  /** Business days until products in stock arrive; `null` if unknown, and where they are delivered on request. */
  days: readonly [number, number] | null;
  /** Outside the EU: whether prices include the import duties. */
  dutiesIncluded?: boolean;
}

/**
 * How the shop delivers to the visitor, and the language in which pages say so: what every text about availability,
 * delivery and pickup is made of. Built once per request by `loadDeliveryTerms`.
 */
export interface DeliveryTerms {
  /** ISO 3166; `null` if unknown. */
  country: string | null;
  /** The shop's table of shipping costs, for all countries. */
  rows: readonly ShippingRow[];
  /** The shop's address; empty if the owner has not set it. */
  street: string;
  city: string;
  language: Language;
  t: Translate;
}

/** The country whose delivery times read "D 2–3, EU 5–7", and whose free shipping reads "in Deutschland". */
export const HOME = 'DE';
/** Represents all member states that the shop's table does not name. */
export const EU = 'EU';
const euMembers = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country (ISO 3166, two letters) is a member of the European Union. */
export const isInEu = (country: string): boolean => euMembers.has(country);

/**
 * Whether buyers in the visitor's country pay import duties on top of the shop's prices: outside the EU, unless all its
 * rows in the table say that they are included.
 */
export function hasImportDuties({country, rows}: Pick<DeliveryTerms, 'country' | 'rows'>): boolean {
  if (country === null || isInEu(country)) return false;
  const own = rows.filter((row) => row.country === country);
  return own.length === 0 || own.some(({dutiesIncluded}) => !dutiesIncluded);
}

/** The defaults if the owner sets nothing: free in Germany, D 2–3 and EU 5–7 business days. */
export const defaultShipping: readonly ShippingRow[] = [
  {country: HOME, goods: 'all', price: 0, freeFrom: null, currency: 'EUR', days: [2, 3]},
  {country: EU, goods: 'all', price: 'atCheckout', freeFrom: null, currency: 'EUR', days: [5, 7]},
];

/** A lookup in the table: `null` when products are not delivered there, `undefined` when the country is missing. */
type FoundRow = ShippingRow | null | undefined;

/** The row for these products in the visitor's country; `EU` applies to member states that the table does not name. */
export function shippingRow({country, rows}: DeliveryTerms, bike: boolean): FoundRow {
  if (country === null) return undefined;
  const found = rowsByCountry(rows, bike);
  return found.has(country) || !euMembers.has(country) ? found.get(country) : found.get(EU);
}

const appliesTo = ({goods}: ShippingRow, bike: boolean) =>
  goods === 'all' || (goods === 'bikes') === bike;

/**
 * Countries that the shop's table names, each with the row for these products: `null` if they are not delivered there,
 * as the table has the country only for other products. The only reading of the table for pages, cart, feeds and search
 * engines.
 */
export function rowsByCountry(
  rows: readonly ShippingRow[],
  bike: boolean,
): Map<string, ShippingRow | null> {
  const countries = [...new Set(rows.map(({country}) => country))];
  return new Map(
    countries.map((country) => [
      country,
      rows.find((row) => row.country === country && appliesTo(row, bike)) ?? null,
    ]),
  );
}

/** Those countries grouped by delivery: 'Deutschland', 'übrige EU'. */
export function deliveryCountries(
  delivery: DeliveryTerms,
  bike: boolean,
): {delivered: string[]; onRequest: string[]; excluded: string[]} {
  const {rows, t} = delivery;
  const groups = {delivered: [] as string[], onRequest: [] as string[], excluded: [] as string[]};
  for (const [country, row] of rowsByCountry(rows, bike)) {
    const name =
      country === EU
        ? t('goods.deliveryCountries.restOfEu')
        : countryName(country, delivery.language);
    const group = row ? (row.price === 'onRequest' ? 'onRequest' : 'delivered') : 'excluded';
    groups[group].push(name);
  }
  return groups;
}

/** Name of the visitor's country in the page's language; '' if unknown. */
function ownCountry({country, language}: DeliveryTerms): string {
  return country === null ? '' : countryName(country, language);
}

/** Name of the visitor's country if these products are not delivered there; `null` if they are, or may be. */
export function undeliveredCountry(delivery: DeliveryTerms, bike: boolean): string | null {
  return shippingRow(delivery, bike) === null ? ownCountry(delivery) : null;
}

/** Delivery time of products in stock: 'D 2–3, EU 5–7 Werktage', 'Österreich 5–7 Werktage'; `null` if unknown. */
export function workingDays(delivery: DeliveryTerms, bike: boolean): string | null {
  const {t} = delivery;
  const row = shippingRow(delivery, bike);
  if (!row?.days) return null;
  if (delivery.country !== HOME) {
    return inDays(`${ownCountry(delivery)} ${formatRange(row.days)}`, delivery);
  }
  const euRow = rowsByCountry(delivery.rows, bike).get(EU);
  const parts = [
    `${t('goods.home')}\u00a0${formatRange(row.days)}`,
    ...(euRow?.days ? [`${t('goods.eu')}\u00a0${formatRange(euRow.days)}`] : []),
  ];
  return inDays(parts.join(', '), delivery);
}

/**
 * The shipping price of a row as text: 'kostenlos', '9,90 €', 'auf Anfrage', 'keine Lieferung'. `sum` is the value of
 * the products, which may qualify for free shipping.
 */
export function shippingPrice(row: FoundRow, delivery: DeliveryTerms, sum?: Money): string {
  const {t} = delivery;
  if (!row) return t(`goods.shipping.${row === null ? 'notDelivered' : 'atCheckout'}`);
  const price = priceFor(row, sum);
  if (typeof price !== 'number') return t(`goods.shipping.${price}`);
  return price === 0
    ? t('goods.shipping.free')
    : formatMoney({amount: price, currencyCode: row.currency}, delivery.language);
}

/**
 * The shipping price of a row for products that cost `sum`; without a sum, the price below the row's threshold. Only
 * the checkout knows whether an amount in another currency reaches that.
 */
export function priceFor(
  {price, freeFrom, currency}: ShippingRow,
  sum?: Money,
): ShippingRow['price'] {
  if (!sum || freeFrom === null || typeof price !== 'number' || price === 0) return price;
  if (sum.currencyCode !== currency) return 'atCheckout';
  return Number(sum.amount) >= freeFrom ? 0 : price;
}

/**
 * Shipping costs as a selling point: 'Kostenlose Lieferung in Deutschland'; `null` if not delivered there or only known
 * at checkout.
 */
export function shippingPromise(delivery: DeliveryTerms, bike: boolean): string | null {
  const {t, country} = delivery;
  const row = shippingRow(delivery, bike);
  if (!row || row.price === 'atCheckout') return null;
  if (row.price === 0 && country === HOME) return t('goods.sellingPoints.delivery');
  const price = shippingPrice(row, delivery);
  const values = {country: ownCountry(delivery), price};
  const from = freeFromSum(row, delivery);
  return from === null
    ? t('goods.sellingPoints.shipping', values)
    : t('goods.sellingPoints.shippingFreeFrom', {...values, from});
}

/** The order value from which otherwise paid shipping is free, '50 €'; `null`: never. */
function freeFromSum(row: ShippingRow, delivery: DeliveryTerms): string | null {
  const {price, freeFrom} = row;
  const isPaid = typeof price === 'number' && price > 0;
  return isPaid && freeFrom !== null
    ? formatMoney({amount: freeFrom, currencyCode: row.currency}, delivery.language)
    : null;
}

export interface ShippingTableRow {
  place: string;
  parcels: string;
  bikes: string;
  time: string;
}

/**
 * The complete table, one row per country: costs for parcels and bikes, and delivery times of products in stock. If
 * empty, it has one row for the visitor's country, with costs to be shown at checkout.
 */
export function shippingTable(delivery: DeliveryTerms): ShippingTableRow[] {
  const {rows, t} = delivery;
  const countries = [...new Set(rows.map(({country}) => country))];
  const own = delivery.country === null ? [] : [delivery.country];
  return (countries.length > 0 ? countries : own).map((country) => {
    const countryDelivery = {...delivery, country};
    const cell = (bike: boolean) => {
      const row = shippingRow(countryDelivery, bike);
      const price = shippingPrice(row, delivery);
      const from = row ? freeFromSum(row, delivery) : null;
      return from === null ? price : t('goods.shipping.freeFrom', {price, from});
    };
    return {
      place: country === EU ? t('goods.shipping.restOfEu') : ownCountry(countryDelivery),
      parcels: cell(false),
      bikes: cell(true),
      time: tableTime(countryDelivery),
    };
  });
}

/** '2–3 Werktage', or separate times for parcels and bikes where both are delivered and they differ. */
function tableTime(delivery: DeliveryTerms): string {
  const {t} = delivery;
  const [parcels, bikes] = [false, true].flatMap((bike) => {
    const row = shippingRow(delivery, bike);
    if (!row) return [];
    return row.days ? inDays(formatRange(row.days), delivery) : t('goods.shipping.onRequest');
  });
  if (parcels && bikes && parcels !== bikes) return t('goods.shipping.times', {parcels, bikes});
  return parcels ?? t('goods.shipping.onRequest');
}

/** A range never breaks after its dash or before its unit. */
const inDays = (days: string, {t}: DeliveryTerms) => keepTogether(t('goods.days', {days}));

const formatRange = ([from, to]: readonly [number, number]) =>
  from === to ? `${from}` : `${from}–${to}`;

/** Label of the shipping costs in the cart: 'Versand in Deutschland', 'Versand Österreich'. */
export function shippingLabel(delivery: DeliveryTerms): string {
  const {t, country} = delivery;
  if (country === HOME) return t('goods.shipping.labelHome');
  const name = ownCountry(delivery);
  return name ? t('goods.shipping.label', {country: name}) : t('goods.shipping.labelAnywhere');
}
