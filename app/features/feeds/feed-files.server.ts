import {DAY_MS} from '~/durations';
import {withoutNoBreakCharacters, truncateText} from '~/i18n/formats';
import {escapeXml} from '~/services/http/streams.server';
import type {Money} from '../pricing/price-view';
import type {FeedOffer} from './feed-offers.server';
import {toIcons} from '../site/site-config.server';
import type {SiteConfig} from '../site/site-schemas.server';

/** Maximum lengths in characters (Google Merchant Center, "Product data specification"). */
const MAX_LENGTHS = {
  title: 150,
  description: 5000,
  brand: 70,
  product_type: 750,
  color: 100,
  size: 100,
};

/** `unit_pricing_measure` units by Shopify's names; others are left out. */
const units: Partial<Record<string, string>> = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  M3: 'cbm',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  CM: 'cm',
  M: 'm',
  M2: 'sqm',
  ITEM: 'ct',
};

/** The start of Google's RSS feed, before its first item. */
export function googleFeedStart(channel: Record<'title' | 'link' | 'description', string>): string {
  const texts = Object.entries(channel)
    .map(([name, text]) => tag(name, text))
    .join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${texts}\n`
  );
}

export const GOOGLE_FEED_END = '</channel></rss>\n';

/** An offer as an RSS 2.0 item with Google's attributes; '' for one without a picture, which Google rejects. */
export function googleItem(offer: FeedOffer, now: number): string {
  const {price, former, measure, availability, images, options} = offer;
  const [image, ...otherImages] = images;
  if (!image) return '';
  const unit = measure && units[measure.unit];
  const perUnit = measure && units[measure.perUnit];
  const title = [offer.title, options].filter(Boolean).join(', ');
  const attributes: [name: string, value: string | null | undefined][] = [
    ['id', offer.id],
    ['item_group_id', offer.groupId],
    ['title', truncateText(title, MAX_LENGTHS.title)],
    ['description', truncateText(offer.description, MAX_LENGTHS.description)],
    ['link', offer.url],
    ['image_link', image],
    ...otherImages.map((url): [string, string] => ['additional_image_link', url]),
    ['availability', availability],
    ['availability_date', availability === 'backorder' ? dayIn(offer.days, now) : null],
    ['price', amount(former ?? price)],
    ['sale_price', former && amount(price)],
    ['unit_pricing_measure', unit && perUnit ? `${measure.quantity} ${unit}` : null],
    ['unit_pricing_base_measure', unit && perUnit ? `${measure.per} ${perUnit}` : null],
    ['condition', 'new'],
    ['brand', truncateText(offer.brand, MAX_LENGTHS.brand)],
    ['gtin', offer.gtin],
    ['product_type', truncateText(offer.category, MAX_LENGTHS.product_type)],
    ['color', truncateText(offer.color, MAX_LENGTHS.color)],
    ['size', truncateText(offer.size, MAX_LENGTHS.size)],
  ];
  const tags = attributes.map(([name, value]) => (value ? tag(`g:${name}`, value) : ''));
  return `<item>${tags.join('')}${offer.shipping.map(shipping).join('')}</item>\n`;
}

function shipping({country, price, currency, days}: FeedOffer['shipping'][number]): string {
  const transit = days
    ? tag('g:min_transit_time', String(days[0])) + tag('g:max_transit_time', String(days[1]))
    : '';
  const costs = amount({amount: String(price), currencyCode: currency});
  return `<g:shipping>${tag('g:country', country)}${tag('g:price', costs)}${transit}</g:shipping>`;
}

/** '1234.00 EUR'. */
function amount({amount: value, currencyCode}: Money): string {
  return `${Number(value).toFixed(2)} ${currencyCode}`;
}

/** ISO 8601 day. */
const dayIn = (days: number, now: number) =>
  new Date(now + Math.ceil(days) * DAY_MS).toISOString().slice(0, 10);

const tag = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

const MAX_DESCRIPTION = 1000;
const MAX_IMAGES = 10;

/** Columns of the CSV file, each with the function for its values (idealo, "CSV Importer"). */
type Column = [name: string, value: (offer: FeedOffer) => string];

/**
 * The columns of idealo's CSV file. No payment method costs extra, except cash on delivery, whose fee is unknown here
 * and has no column; shipping costs are those to the market's `country`, in one column for parcels and one for freight.
 */
export function idealoColumns(config: SiteConfig, country: string): Column[] {
  const payments = toIcons(config.icons_payment)
    .map(({name, label}) => columnName(name || label))
    .filter((name) => !/nachnahme|cash_on_delivery/.test(name));
  const costs = (offer: FeedOffer) => {
    const row = offer.shipping.find((entry) => entry.country === country);
    return row ? row.price.toFixed(2) : '';
  };
  return [
    ['sku', ({sku, id}) => sku || id],
    ['brand', ({brand}) => brand],
    ['title', ({title, options}) => [title, options].filter(Boolean).join(', ')],
    ['categoryPath', ({category}) => category],
    ['url', ({url}) => url],
    ['eans', ({gtin}) => gtin ?? ''],
    ['description', ({description}) => truncateText(description, MAX_DESCRIPTION)],
    ['price', ({price}) => Number(price.amount).toFixed(2)],
    ['formerPrice', ({former}) => (former ? Number(former.amount).toFixed(2) : '')],
    ['basePrice', ({unitPrice}) => withoutNoBreakCharacters(unitPrice)],
    ['currency', ({price}) => price.currencyCode],
    ...[...new Set(payments)].map((name): Column => [`paymentCosts_${name}`, () => '0.00']),
    ['deliveryCosts_dhl', (offer) => (offer.bike ? '' : costs(offer))],
    ['deliveryCosts_spedition', (offer) => (offer.bike ? costs(offer) : '')],
    ['deliveryTime', ({deliveryTime}) => deliveryTime],
    ['imageUrls', ({images}) => images.slice(0, MAX_IMAGES).join(';')],
    ['colour', ({color}) => color],
    ['size', ({size}) => size],
  ];
}

/** The header line: the names of all columns. */
export const idealoHead = (columns: Column[]): string => line(columns.map(([name]) => name));

/** An offer's line; '' for unavailable offers, which idealo does not list. */
export function idealoLine(columns: Column[], offer: FeedOffer): string {
  if (offer.availability === 'out_of_stock') return '';
  return line(columns.map(([, value]) => value(offer)));
}

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/** A cell as required by RFC 4180: quoted when it contains a comma, a quote or a line break. */
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
