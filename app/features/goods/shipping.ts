import type {Language} from '~/i18n/languages';
import {countryName, keepTogether} from '~/i18n/formats';
import type {Translate} from '~/i18n/messages';
import {formatPrice} from '../pricing/price-view';

/** What it costs and takes to send goods to a country: one row of the shop's table. */
export interface ShippingRow {
  /** ISO 3166; `EU` stands for every member state without a row of its own. */
  country: string;
  goods: 'all' | 'parcels' | 'bikes';
  /** Zero is free. */
  price: number | 'onRequest' | 'atCheckout';
  /** From this sum on it is free; `null`: never. */
  freeFrom: number | null;
  /** ISO 4217, of both amounts. */
  currency: string;
  /** Working days until goods that are in stock arrive; `null`: nobody says. */
  days: readonly [number, number] | null;
}

/**
 * What sentences about goods depend on for this visitor: the country they are sent to with the shop's delivery terms, the shop's
 * own address, and the page's language with its translator. `loadDestination` makes it once per request.
 */
export interface Destination {
  /** ISO 3166; `null` when nobody knows. */
  country: string | null;
  /** The shop's table of shipping costs, for all countries. */
  rows: readonly ShippingRow[];
  /** Where the shop is; empty when its owner does not say. */
  street: string;
  city: string;
  language: Language;
  t: Translate;
}

/** Whose deliveries are told as "D 2–3, EU 5–7", and free as "in Deutschland". */
const HOME = 'DE';
/** Stands in the shop's table for all member states that it does not name. */
export const EU = 'EU';
const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country (ISO 3166, two letters) is a member of the European Union. */
export const isInEu = (country: string): boolean => members.has(country);

/** The shop's promise where its owner says nothing: free in Germany, D 2–3 and EU 5–7 working days. */
export const usualShipping: readonly ShippingRow[] = [
  {country: HOME, goods: 'all', price: 0, freeFrom: null, currency: 'EUR', days: [2, 3]},
  {country: EU, goods: 'all', price: 'atCheckout', freeFrom: null, currency: 'EUR', days: [5, 7]},
];

/** What the table says of goods in a country: `null` when they are not delivered there, `undefined` when it says nothing. */
type FoundRow = ShippingRow | null | undefined;

/** The row that holds for these goods in the visitor's country; a member state that the table does not name is of the rest. */
export function shippingRow({country, rows}: Destination, bike: boolean): FoundRow {
  if (country === null) return undefined;
  const found = rowsByCountry(rows, bike);
  return found.has(country) || !members.has(country) ? found.get(country) : found.get(EU);
}

const isFor = ({goods}: ShippingRow, bike: boolean) =>
  goods === 'all' || (goods === 'bikes') === bike;

/**
 * Countries that the shop's table names, each with the row for these goods: `null` where they are not delivered to, as the
 * table names the country for others. The one reading of it for pages, cart, feeds and search engines.
 */
export function rowsByCountry(
  rows: readonly ShippingRow[],
  bike: boolean,
): Map<string, ShippingRow | null> {
  const countries = [...new Set(rows.map(({country}) => country))];
  return new Map(
    countries.map((country) => [
      country,
      rows.find((row) => row.country === country && isFor(row, bike)) ?? null,
    ]),
  );
}

/** Those countries by what the table says of them: 'Deutschland', 'übrige EU'. */
export function deliveryCountries(
  destination: Destination,
  bike: boolean,
): {delivered: string[]; onRequest: string[]; excluded: string[]} {
  const {rows, t} = destination;
  const found = {delivered: [] as string[], onRequest: [] as string[], excluded: [] as string[]};
  for (const [country, row] of rowsByCountry(rows, bike)) {
    const name =
      country === EU
        ? t('goods.deliveryCountries.restOfEu')
        : countryName(country, destination.language);
    const told = row ? (row.price === 'onRequest' ? 'onRequest' : 'delivered') : 'excluded';
    found[told].push(name);
  }
  return found;
}

/** Name of the visitor's country in the page's language; '' when nobody knows it. */
function ownCountry({country, language}: Destination): string {
  return country === null ? '' : countryName(country, language);
}

/** How long goods in stock take: 'D 2–3, EU 5–7 Werktage', 'Österreich 5–7 Werktage'; `null` when nobody says. */
export function workingDays(destination: Destination, bike: boolean): string | null {
  const {t} = destination;
  const row = shippingRow(destination, bike);
  if (!row?.days) return null;
  if (destination.country !== HOME) {
    return inDays(`${ownCountry(destination)} ${span(row.days)}`, destination);
  }
  const abroad = rowsByCountry(destination.rows, bike).get(EU);
  const parts = [
    `${t('goods.home')}\u00a0${span(row.days)}`,
    ...(abroad?.days ? [`${t('goods.eu')}\u00a0${span(abroad.days)}`] : []),
  ];
  return inDays(parts.join(', '), destination);
}

/** What the goods cost together: from some sum on they may be sent for nothing. */
export interface Sum {
  amount: string;
  currencyCode: string;
}

/** What sending costs by what the table says: 'kostenlos', '9,90 €', 'auf Anfrage', 'keine Lieferung'. */
export function shippingPrice(row: FoundRow, destination: Destination, sum?: Sum): string {
  const {t} = destination;
  if (!row) return t(`goods.shipping.${row === null ? 'notDelivered' : 'atCheckout'}`);
  const {price} = row;
  if (typeof price !== 'number') return t(`goods.shipping.${price}`);
  return isSentFree(row, sum) ? t('goods.shipping.free') : money(price, row, destination);
}

/** Whether sending costs nothing by a row. */
export function isSentFree(
  {price, freeFrom, currency}: ShippingRow,
  sum: Sum | undefined,
): boolean {
  if (typeof price !== 'number') return false;
  const reached =
    freeFrom !== null && sum?.currencyCode === currency && Number(sum.amount) >= freeFrom;
  return price === 0 || reached;
}

/** What sending costs as a promise: 'Kostenlose Lieferung in Deutschland'; `null` when the shop says nothing. */
export function shippingPromise(destination: Destination, bike: boolean): string | null {
  const {t, country} = destination;
  const row = shippingRow(destination, bike);
  if (!row || row.price === 'atCheckout') return null;
  if (row.price === 0 && country === HOME) return t('goods.sellingPoints.delivery');
  const price = shippingPrice(row, destination);
  const values = {country: ownCountry(destination), price};
  const from = freeFromSum(row, destination);
  return from === null
    ? t('goods.sellingPoints.shipping', values)
    : t('goods.sellingPoints.shippingFreeFrom', {...values, from});
}

/** From which sum on sending is free that costs something else, '50 €'; `null`: never. */
function freeFromSum(row: ShippingRow, destination: Destination): string | null {
  const {price, freeFrom} = row;
  const costs = typeof price === 'number' && price > 0;
  return costs && freeFrom !== null ? money(freeFrom, row, destination) : null;
}

export interface ShippingTableRow {
  place: string;
  parcels: string;
  bikes: string;
  time: string;
}

/**
 * The whole table, one row for each country: what parcels and bikes cost, and how long goods in stock take. An empty one says of
 * the visitor's country that nothing is known before the checkout.
 */
export function shippingTable(destination: Destination): ShippingTableRow[] {
  const {rows, t} = destination;
  const named = [...new Set(rows.map(({country}) => country))];
  const own = destination.country === null ? [] : [destination.country];
  return (named.length > 0 ? named : own).map((country) => {
    const there = {...destination, country};
    const cell = (bike: boolean) => {
      const row = shippingRow(there, bike);
      const price = shippingPrice(row, destination);
      const from = row ? freeFromSum(row, destination) : null;
      return from === null ? price : t('goods.shipping.freeFrom', {price, from});
    };
    return {
      place: country === EU ? t('goods.shipping.restOfEu') : ownCountry(there),
      parcels: cell(false),
      bikes: cell(true),
      time: tableTime(there),
    };
  });
}

/** '2–3 Werktage', or one time for parcels and one for bikes where both are delivered and these differ. */
function tableTime(there: Destination): string {
  const {t} = there;
  const [parcels, bikes] = [false, true].flatMap((bike) => {
    const row = shippingRow(there, bike);
    if (!row) return [];
    return row.days ? inDays(span(row.days), there) : t('goods.shipping.onRequest');
  });
  if (parcels && bikes && parcels !== bikes) return t('goods.shipping.times', {parcels, bikes});
  return parcels ?? t('goods.shipping.onRequest');
}

/** A range never breaks behind its dash, nor before its unit. */
const inDays = (days: string, {t}: Destination) => keepTogether(t('goods.days', {days}));

const span = ([from, to]: readonly [number, number]) => (from === to ? `${from}` : `${from}–${to}`);

function money(amount: number, {currency}: ShippingRow, {language}: Destination): string {
  return formatPrice({amount: String(amount), currencyCode: currency}, language, {mark: false});
}

/** Who is told in the cart what sending costs: 'Versand in Deutschland', 'Versand Österreich'. */
export function shippingLabel(destination: Destination): string {
  const {t, country} = destination;
  if (country === HOME) return t('goods.shipping.labelHome');
  const name = ownCountry(destination);
  return name ? t('goods.shipping.label', {country: name}) : t('goods.shipping.labelAnywhere');
}
