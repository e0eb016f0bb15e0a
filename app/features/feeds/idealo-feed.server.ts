import {toIcons} from '../site/site-config.server';
import type {SiteConfig} from '../site/site-schemas.server';
import {shortened, type FeedOffer} from './feed-offers.server';

const MOST_DESCRIPTION = 1000;
const MOST_IMAGES = 10;

/** Columns of the CSV file, each with what stands in it (idealo, "CSV Importer"). */
type Column = [name: string, value: (offer: FeedOffer) => string];

/**
 * The columns of idealo's CSV file. No payment method costs extra; shipping costs are those to the market's `country`, in
 * one column for parcels and one for freight.
 */
export function idealoColumns(config: SiteConfig, country: string): Column[] {
  const payments = toIcons(config.icons_payment).map(({name, label}) => columnName(name || label));
  const costs = (offer: FeedOffer) => {
    const row = offer.shipping.find((there) => there.country === country);
    return row ? row.price.toFixed(2) : '';
  };
  return [
    ['sku', ({sku, id}) => sku || id],
    ['brand', ({brand}) => brand],
    ['title', ({title, options}) => [title, options].filter(Boolean).join(', ')],
    ['categoryPath', ({category}) => category],
    ['url', ({url}) => url],
    ['eans', ({gtin}) => gtin ?? ''],
    ['description', ({description}) => shortened(description, MOST_DESCRIPTION)],
    ['price', ({price}) => Number(price.amount).toFixed(2)],
    ['formerPrice', ({former}) => (former ? Number(former.amount).toFixed(2) : '')],
    ['basePrice', ({unitPrice}) => unitPrice.replaceAll('\u00a0', ' ')],
    ['currency', ({price}) => price.currencyCode],
    ...[...new Set(payments)].map((name): Column => [`paymentCosts_${name}`, () => '0.00']),
    ['deliveryCosts_dhl', (offer) => (offer.bike ? '' : costs(offer))],
    ['deliveryCosts_spedition', (offer) => (offer.bike ? costs(offer) : '')],
    ['deliveryTime', ({deliveryTime}) => deliveryTime],
    ['imageUrls', ({images}) => images.slice(0, MOST_IMAGES).join(';')],
    ['colour', ({color}) => color],
    ['size', ({size}) => size],
  ];
}

/** The first line: the names of all columns. */
export const idealoHead = (columns: Column[]): string => line(columns.map(([name]) => name));

/** An offer's line; '' for what cannot be ordered now, which idealo does not list. */
export function idealoLine(columns: Column[], offer: FeedOffer): string {
  if (offer.availability === 'outOfStock') return '';
  return line(columns.map(([, value]) => value(offer)));
}

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/** A cell as RFC 4180 wants it: quoted where it holds a comma, a quote or a line break. */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** 'Apple Pay' → 'apple_pay'. */
const columnName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '_')
    .replaceAll(/^_|_$/g, '');
