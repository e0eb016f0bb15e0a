import type {Language} from '~/i18n/languages';
import {longDate} from '~/i18n/formats';
import {translatorOf} from '~/i18n/messages.server';
import {webAddress} from '~/safe-addresses';
import type {Order, OrderLine, Parcel} from '~/services/shopify/accounts/customer-data';
import {chosenOptions} from '../../goods/goods-view';
import {isPurchase} from '../../goods/goods';
import {type ImageView, toImageView} from '../../pictures/image-view';
import {formatPrice} from '../../pricing/format-price';
import {toAddressView} from '../addresses/address-view';
import {type OrderSummaryView, toOrderSummary} from './order-summary-view';
import {orderTotals, type TotalRow} from './order-totals';

export interface OrderLineView {
  title: string;
  vendor: string | null;
  /** 'Reseda, 50 cm'; what was written on it, 'Gravur: Jana', follows. */
  details: string[];
  sku: string | null;
  quantity: number;
  /** How many of them went back. */
  returned: number;
  price: string;
  /** Before a discount. */
  fullPrice: string | null;
  image: ImageView | null;
  /** `null` for goods that the shop has no more. */
  product: {handle: string; query: string; reviewable: boolean} | null;
}

/** One order. */
export interface OrderView extends OrderSummaryView {
  cancelled: {on: string; why: string | null} | null;
  lines: OrderLineView[];
  totals: TotalRow[];
  parcels: ParcelView[];
  shippingAddress: string[] | null;
  billingAddress: string[] | null;
}

const knownReasons = ['CUSTOMER', 'DECLINED', 'INVENTORY'] as const;

/** What an order's page shows, amounts and dates in the words of the language. */
export function toOrderView(order: Order, language: Language): OrderView {
  return {
    ...toOrderSummary(order, language),
    cancelled: cancellation(order, language),
    lines: order.lines.map((line) => toLine(line, order, language)),
    totals: orderTotals(order, language),
    parcels: toParcels(order.parcels),
    shippingAddress: addressLines(order.shippingAddress, language),
    billingAddress: addressLines(order.billingAddress, language),
  };
}

function cancellation({canceledAt, cancelReason}: Order, language: Language) {
  if (!canceledAt) return null;
  const reason = knownReasons.find((known) => known === cancelReason);
  const why = reason ? translatorOf(language)(`accountPages.order.cancelReason.${reason}`) : null;
  return {on: longDate(canceledAt, language), why};
}

function toLine(line: OrderLine, order: Order, language: Language): OrderLineView {
  const {title, quantity, variant, discountedTotalPrice, originalTotalPrice} = line;
  const {options, query} = chosenOptions(variant?.selectedOptions ?? []);
  const reduced = Number(discountedTotalPrice.amount) < Number(originalTotalPrice.amount);
  const price = (money: OrderLine['originalTotalPrice']) =>
    formatPrice(money, language, {mark: false});
  return {
    title,
    vendor: variant?.product.vendor ?? null,
    details: [...(options ? [options] : []), ...writtenOn(line)],
    sku: variant?.sku || null,
    quantity,
    returned: Math.max(0, quantity - line.currentQuantity),
    price: price(discountedTotalPrice),
    fullPrice: reduced ? price(originalTotalPrice) : null,
    image: variant?.image ? toImageView(variant.image, title) : null,
    product: variant?.product.handle
      ? {handle: variant.product.handle, query, reviewable: isPurchase(order, line)}
      : null,
  };
}

/** Apps keep their own notes in attributes that begin with an underscore. */
function writtenOn({customAttributes}: OrderLine): string[] {
  return customAttributes
    .filter(({key, value}) => value && !key.startsWith('_'))
    .map(({key, value}) => `${key}: ${value ?? ''}`);
}

function addressLines(address: Order['shippingAddress'], language: Language): string[] | null {
  return address ? toAddressView({...address, isDefault: false}, language).lines : null;
}

/** A parcel on its way or delivered. */
export interface ParcelView {
  company: string | null;
  tracking: {number: string | null; href: string | null}[];
  content: {title: string; quantity: number}[];
}

/**
 * The parcels of an order, with addresses to follow them at where the carrier has one. Staff type these by hand: anything
 * but a web address is left out.
 */
export function toParcels(parcels: readonly Parcel[]): ParcelView[] {
  return parcels.map(({company, tracking, content}) => ({
    company: company || null,
    tracking: tracking
      .map(({number, url}) => ({number: number || null, href: webAddress(url ?? '')?.href ?? null}))
      .filter(({number, href}) => number ?? href),
    content: content.filter(({quantity}) => quantity > 0),
  }));
}
