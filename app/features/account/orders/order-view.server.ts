import {longDate} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import type {Translate} from '~/i18n/messages';
import {webAddress} from '~/safe-addresses';
import type {
  FinancialStatus,
  FulfillmentStatus,
  Order,
  OrderDiscount,
  OrderLine,
  OrderSummary,
  Parcel,
} from '~/services/shopify/accounts/customer-data';
import {MOUNTED_ARTICLE} from '../../cart/cart-link';
import {isPurchase} from '../../goods/goods';
import {chosenOptions} from '../../goods/goods-view';
import {toImageView} from '../../pictures/image-view';
import {formatMoney, type Money} from '../../pricing/price-view';
import {toAddressView} from '../addresses/address-view';

export type OrderSummaryView = ReturnType<typeof toOrderSummary>;

/** The list view of an order, in the language. */
export function toOrderSummary(order: OrderSummary, language: Language) {
  const t = translatorOf(language);
  return {
    /** Its number, which identifies its page. */
    id: String(order.orderNumber),
    name: order.name,
    /** '19. November 2026' */
    date: longDate(order.processedAt, language),
    placedAt: order.processedAt,
    email: order.email ?? null,
    // Shopify leaves the status of a cancelled order as it was.
    fulfillment: order.canceledAt
      ? paymentStatus('VOIDED', t)
      : fulfillmentStatus(order.fulfillmentStatus, t),
    payment: paymentStatus(order.financialStatus, t),
  };
}

/** How a status is drawn: its text carries the meaning. */
export type StatusTone = 'done' | 'partial' | 'progress' | 'returned' | 'open';

export interface StatusView {
  text: string;
  tone: StatusTone;
}

const fulfillmentTones: Record<FulfillmentStatus, StatusTone> = {
  FULFILLED: 'done',
  IN_PROGRESS: 'progress',
  ON_HOLD: 'progress',
  OPEN: 'open',
  PARTIALLY_FULFILLED: 'partial',
  PENDING_FULFILLMENT: 'progress',
  READY_FOR_DELIVERY: 'progress',
  READY_FOR_PICKUP: 'done',
  RESTOCKED: 'returned',
  SCHEDULED: 'progress',
  UNFULFILLED: 'open',
};

const paymentTones: Record<FinancialStatus, StatusTone> = {
  AUTHORIZED: 'progress',
  PAID: 'done',
  PARTIALLY_PAID: 'partial',
  PARTIALLY_REFUNDED: 'partial',
  PENDING: 'open',
  REFUNDED: 'returned',
  VOIDED: 'returned',
};

/** Fulfillment status; `null` for one that Shopify has added since. */
export function fulfillmentStatus(code: FulfillmentStatus, t: Translate): StatusView | null {
  if (!Object.hasOwn(fulfillmentTones, code)) return null;
  return {text: t(`accountPages.fulfillmentStatus.${code}`), tone: fulfillmentTones[code]};
}

/** Payment status; `null` without one, or for one that Shopify has added since. */
export function paymentStatus(
  code: FinancialStatus | null | undefined,
  t: Translate,
): StatusView | null {
  if (!code || !Object.hasOwn(paymentTones, code)) return null;
  return {text: t(`accountPages.financialStatus.${code}`), tone: paymentTones[code]};
}

export type OrderView = ReturnType<typeof toOrderView>;

const knownReasons = ['CUSTOMER', 'DECLINED', 'INVENTORY'] as const;

/** Data of an order's page, with amounts and dates in the language. */
export function toOrderView(order: Order, language: Language) {
  return {
    ...toOrderSummary(order, language),
    cancelled: cancellation(order, language),
    lines: order.lines.map((line) => toLine(line, order, language)),
    totals: orderTotals(order, language),
    // Without an address it was picked up, mailed or done at the workshop: its fulfilments are no parcels.
    parcels: order.shippingAddress ? toParcels(order.parcels) : [],
    shippingAddress: addressLines(order.shippingAddress, language),
    billingAddress: addressLines(order.billingAddress, language),
  };
}

function cancellation({canceledAt, cancelReason}: Order, language: Language) {
  if (!canceledAt) return null;
  const reason = knownReasons.find((knownReason) => knownReason === cancelReason);
  const why = reason ? translatorOf(language)(`accountPages.order.cancelReason.${reason}`) : null;
  return {on: longDate(canceledAt, language), why};
}

function toLine(line: OrderLine, order: Order, language: Language) {
  const {title, quantity, variant, discountedTotalPrice, originalTotalPrice} = line;
  const {options, query} = chosenOptions(variant?.selectedOptions ?? []);
  const reduced = Number(discountedTotalPrice.amount) < Number(originalTotalPrice.amount);
  return {
    title,
    vendor: variant?.product.vendor ?? null,
    /** 'Reseda, 50 cm', followed by the article of a mounting and text from apps, 'Gravur: Jana'. */
    details: [...(options ? [options] : []), ...customAttributeTexts(line, translatorOf(language))],
    sku: variant?.sku || null,
    quantity,
    returnedQuantity: Math.max(0, quantity - line.currentQuantity),
    price: formatMoney(discountedTotalPrice, language),
    /** Before a discount. */
    fullPrice: reduced ? formatMoney(originalTotalPrice, language) : null,
    image: variant?.image ? toImageView(variant.image, title) : null,
    /** `null` without a page: not in the shop any more, not sold in the visitor's country, or never a product. */
    product: variant?.product.handle
      ? {handle: variant.product.handle, query, reviewable: isPurchase(order, line)}
      : null,
  };
}

/** Apps store their internal notes in attributes that begin with an underscore. */
function customAttributeTexts({customAttributes}: OrderLine, t: Translate): string[] {
  return customAttributes.flatMap(({key, value}) => {
    if (!value || key.startsWith('_')) return [];
    return key === MOUNTED_ARTICLE ? t('cart.mounted', {article: value}) : `${key}: ${value}`;
  });
}

function addressLines(address: Order['shippingAddress'], language: Language): string[] | null {
  return address ? toAddressView({...address, isDefault: false}, language).lines : null;
}

/**
 * The parcels of an order, with tracking URLs where the carrier has one. Staff enter these by hand: anything but a web
 * address is omitted.
 */
export function toParcels(parcels: readonly Parcel[]) {
  return parcels.map(({company, tracking, content}) => ({
    company: company || null,
    tracking: tracking
      .map(({number, url}) => ({number: number || null, href: webAddress(url ?? '')?.href ?? null}))
      .filter(({number, href}) => number ?? href),
    content: content.filter(({quantity}) => quantity > 0),
  }));
}

/**
 * The breakdown of an order's total: products and discounts where there are any, subtotal, shipping, total with its
 * tax, refunds, and the sum without what was returned or removed. In the order's own currency, with Shopify's figures.
 */
export function orderTotals(
  order: Order,
  language: Language,
): {label: string; amount: string; strong?: boolean}[] {
  const t = translatorOf(language);
  const {totalPrice, totalShippingPrice: shipping, totalTax: tax, totalRefunded} = order;
  const {currentPrice, lines, shippingAddress} = order;
  const currencyCode = totalPrice.currencyCode;
  const productsTotal = sum(lines.map(({originalTotalPrice}) => originalTotalPrice));
  const discounts = lines.flatMap((line) => line.discounts);
  const discountTotal = sum(discounts.map(({amount}) => amount));
  const subtotal = order.subtotalPrice ? cents(order.subtotalPrice) : productsTotal - discountTotal;
  const shippingTotal = cents(shipping) - shippingDiscount(order, subtotal);
  const taxTotal = tax ? cents(tax) : 0;
  const taxAdded = taxTotal > 0 && subtotal + shippingTotal + taxTotal === cents(totalPrice);

  const amount = (value: number) => formatMoney({amount: value / 100, currencyCode}, language);
  const row = (label: string, value: number) => ({label, amount: amount(value)});
  const deduction = (label: string, value: number) => ({label, amount: `−${amount(value)}`});

  // Discounts that do not add up to the subtotal, as in an edited order, would only confuse.
  const showsDiscounts = discountTotal > 0 && productsTotal - discountTotal === subtotal;
  const discountRows = [...sumByName(discounts)].map(([name, value]) =>
    deduction(t(`accountPages.order.${name ? 'discountNamed' : 'discount'}`, {name}), value),
  );
  const shippingLabel = t('accountPages.order.shipping');
  const shippingRow =
    shippingTotal === 0
      ? {label: shippingLabel, amount: t('accountPages.order.free')}
      : row(shippingLabel, shippingTotal);
  const refunded = cents(totalRefunded);
  return [
    ...(showsDiscounts ? [row(t('accountPages.order.goods'), productsTotal), ...discountRows] : []),
    row(t('cart.subtotal'), subtotal),
    ...(shippingAddress || shippingTotal !== 0 ? [shippingRow] : []),
    ...(taxAdded ? [row(t('accountPages.order.taxAdded'), taxTotal)] : []),
    {...row(t('accountPages.order.total'), cents(totalPrice)), strong: true},
    ...(taxTotal > 0 && !taxAdded ? [row(t('accountPages.order.tax'), taxTotal)] : []),
    ...(refunded > 0 ? [deduction(t('accountPages.order.refunded'), refunded)] : []),
    ...(cents(currentPrice) === cents(totalPrice)
      ? []
      : [row(t('accountPages.order.current'), cents(currentPrice))]),
  ];
}

/** Shopify does not state whether the shipping price is already discounted; the order's total shows it. */
function shippingDiscount(order: Order, subtotal: number): number {
  const discount = sum(order.shippingDiscounts.map(({amount}) => amount));
  const reduced = subtotal + cents(order.totalShippingPrice) - discount;
  const tax = order.totalTax ? cents(order.totalTax) : 0;
  const total = cents(order.totalPrice);
  return total === reduced || total === reduced + tax ? discount : 0;
}

function sumByName(discounts: readonly OrderDiscount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const {name, amount} of discounts) {
    sums.set(name, (sums.get(name) ?? 0) + cents(amount));
  }
  return sums;
}

const cents = ({amount}: Money): number => Math.round(Number(amount) * 100);
const sum = (amounts: Money[]): number =>
  amounts.reduce((runningTotal, money) => runningTotal + cents(money), 0);
