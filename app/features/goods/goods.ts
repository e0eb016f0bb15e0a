import {keepTogether} from '~/i18n/formats';
import {mentions} from '~/i18n/recognised-words';
import type {OrderSummary} from '~/services/shopify/accounts/customer-data';
import type {
  ProductGoodsFragment,
  VariantGoodsFragment,
} from '~/services/shopify/storefront.generated';
import type {Money} from '../pricing/price-view';
import {
  type DeliveryTerms,
  priceFor,
  shippingRow,
  type ShippingRow,
  undeliveredCountry,
  workingDays,
} from './shipping';

/**
 * The data that determines whether and when an article is available, and how it is delivered. Rules that need another
 * field must add it to these GraphQL fragments, `services/shopify/fragments.graphql.ts`.
 */
export interface GoodsSource {
  variant: VariantGoodsFragment;
  product: ProductGoodsFragment;
}

/** Whether and when a variant is available. */
export interface StockView {
  text: string;
  tone: 'ready' | 'waiting' | 'soldOut';
}

/** The kind of an article. If it does not ship, its product type distinguishes services from digital products. */
export function kindOf({variant, product}: GoodsSource): GoodsKind {
  if (!variant.requiresShipping) {
    return !product.isGiftCard && mentions(product.productType, 'workshop') ? 'service' : 'digital';
  }
  if (product.madeToOrder?.value === 'true') return 'madeToOrder';
  return variant.currentlyNotInStock ? 'supplier' : 'stock';
}

interface KindFacts {
  /** Style of its stock line while available: `ready` when there is no waiting time. */
  tone: 'ready' | 'waiting';
  /** Availability for search engines, from schema.org's `ItemAvailability`. */
  schemaOrg: 'InStock' | 'BackOrder' | 'MadeToOrder';
  /** Whether it is in the shop, where a bike can be test-ridden. */
  onShow: boolean;
  /** Whether it can be returned; products made for one buyer cannot (BGB § 312g). */
  returnable: boolean;
  /** Whether others sell the same product, perhaps for less: its page links to a price request. */
  comparable: boolean;
}

/** The properties of each kind of article, in list order: those that ship immediately first. */
export const goodsKinds = {
  stock: {tone: 'ready', schemaOrg: 'InStock', onShow: true, returnable: true, comparable: true},
  supplier: {
    tone: 'waiting',
    schemaOrg: 'BackOrder',
    onShow: false,
    returnable: true,
    comparable: true,
  },
  madeToOrder: {
    tone: 'waiting',
    schemaOrg: 'MadeToOrder',
    onShow: false,
    returnable: false,
    comparable: false,
  },
  service: {
    tone: 'ready',
    schemaOrg: 'InStock',
    onShow: false,
    returnable: true,
    comparable: false,
  },
  digital: {
    tone: 'ready',
    schemaOrg: 'InStock',
    onShow: false,
    returnable: true,
    comparable: false,
  },
} as const satisfies Record<string, KindFacts>;

/**
 * What an article is to its buyer: ready to ship, still to come from the manufacturer (`supplier`, a pre-order), made
 * for one buyer, a workshop service, or delivered without a parcel (vouchers, downloads).
 */
type GoodsKind = keyof typeof goodsKinds;

const kindsInOrder = Object.keys(goodsKinds) as GoodsKind[];

/**
 * Rank of an article in the default order of lists, 0 for the first: that of its best variant; sold-out articles come
 * last.
 */
export function listRank(
  product: GoodsSource['product'],
  variants: readonly GoodsSource['variant'][],
): number {
  const offered = variants.filter(({availableForSale}) => availableForSale);
  const ranks = offered.map((variant) => kindsInOrder.indexOf(kindOf({product, variant})));
  return Math.min(kindsInOrder.length, ...ranks);
}

/** Only bikes have a frame geometry. */
export function isBike({product}: {product: Pick<GoodsSource['product'], 'geometry'>}): boolean {
  return Boolean(product.geometry);
}

/** Whether buyers may withdraw from the contract: not from one about what is made to order. */
export function isReturnable(item: GoodsSource): boolean {
  return goodsKinds[kindOf(item)].returnable;
}

/** Whether it is a physical product, unlike services, vouchers and downloads. */
export function isPhysical({variant}: GoodsSource): boolean {
  return variant.requiresShipping;
}

/** Whether the buyer must collect it from the shop. */
export function isPickupOnly(item: GoodsSource): boolean {
  return isPhysical(item) && item.product.pickupOnly?.value === 'true';
}

/** Whether it ships as a parcel: only then are there shipping costs. */
export function isShippable(item: GoodsSource): boolean {
  return isPhysical(item) && !isPickupOnly(item);
}

/**
 * The line on availability and delivery time: 'Versandfertig, Lieferzeit D 2–3, EU 5–7 Werktage'. The `short` one for
 * lists omits the usual delivery time of articles in stock.
 */
export function stockOf(
  item: GoodsSource,
  delivery: DeliveryTerms,
  length: 'whole' | 'short' = 'whole',
): StockView {
  const {t} = delivery;
  if (!item.variant.availableForSale) return {text: t('goods.stock.soldOut'), tone: 'soldOut'};
  const country = isShippable(item) ? undeliveredCountry(delivery, isBike(item)) : null;
  if (country !== null) return {text: t('goods.stock.notDelivered', {country}), tone: 'waiting'};
  const kind = kindOf(item);
  const {tone} = goodsKinds[kind];
  if (kind === 'stock' && isPickupOnly(item)) return {text: t('goods.stock.pickup'), tone};
  const isStandard = hasUsualDelivery(item);
  if (isStandard && onRequest(item, delivery)) {
    return {text: t('goods.stock.readyOnRequest'), tone: 'waiting'};
  }
  const messageKey = kind === 'stock' ? 'ready' : kind;
  const time =
    isStandard && length === 'whole'
      ? workingDays(delivery, isBike(item))
      : customDeliveryTime(item);
  return {
    text: time ? t(`goods.stock.${messageKey}In`, {time}) : t(`goods.stock.${messageKey}`),
    tone,
  };
}

/** A delivery time, comparable with those of other lines. */
interface DeliveryTime {
  text: string;
  /** At most, counted from the order; `Infinity` on request, and for a text without numbers. */
  days: number;
}

/**
 * The delivery time of an article; `null` if it does not ship, to this country at least, or is unavailable, and if the
 * owner has not set a usual time for the country.
 */
export function deliveryTimeOf(item: GoodsSource, delivery: DeliveryTerms): DeliveryTime | null {
  if (!isShippable(item) || !item.variant.availableForSale) return null;
  if (undeliveredCountry(delivery, isBike(item)) !== null) return null;
  const customTime = customDeliveryTime(item);
  if (customTime) return {text: customTime, days: maxDays(customTime)};
  if (!hasUsualDelivery(item) || onRequest(item, delivery)) {
    return {text: delivery.t('goods.shipping.onRequest'), days: Infinity};
  }
  const text = workingDays(delivery, isBike(item));
  // Germans read the times of two countries, but wait for their own.
  const row = shippingRow(delivery, isBike(item));
  const days = row?.days ? row.days[1] * DAYS_PER_WORKING_DAY : null;
  return text === null ? null : {text, days: days ?? maxDays(text)};
}

const DAYS_PER_WORKING_DAY = 1.4;

/** Days per unit of time that a text may name; `workingDays` before `days`, as its words contain those of `days`. */
const timeUnits = [
  ['months', 30],
  ['weeks', 7],
  ['workingDays', DAYS_PER_WORKING_DAY],
  ['days', 1],
] as const;

/** The longest time that a text names, in days: 70 for '8–10 Wochen'; `Infinity` if it has no numbers. */
export function maxDays(text: string): number {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [, days] = timeUnits.find(([unit]) => mentions(text, unit)) ?? [];
  return numbers.length > 0 && days ? Math.max(...numbers) * days : Infinity;
}

/** The longest of several delivery times, as a sentence; `null` when none is known. */
export function longestDelivery(times: readonly DeliveryTime[], {t}: DeliveryTerms): string | null {
  const [first, ...others] = times;
  if (!first) return null;
  const longest = others.reduce(
    (longestSoFar, time) => (time.days > longestSoFar.days ? time : longestSoFar),
    first,
  );
  const differ = others.some(({text}) => text !== first.text);
  return t(differ ? 'goods.longestDelivery' : 'goods.delivery', {time: longest.text});
}

/**
 * Whether an article ships immediately and takes its country's usual delivery time: it is in stock and not pickup-only.
 * The only rule behind its stock line, the cart total and structured data.
 */
export function hasUsualDelivery(item: GoodsSource): boolean {
  return kindOf(item) === 'stock' && !isPickupOnly(item);
}

/**
 * The delivery time that the owner set for the product, of its variants that are not in stock; '' for none, and for
 * variants in stock.
 */
export function customDeliveryTime(item: GoodsSource): string {
  if (kindOf(item) === 'stock') return '';
  return keepTogether(item.product.deliveryTime?.value.trim() ?? '');
}

/**
 * Shipping data of one article for feeds and structured data, from a row of the shop's table: the price, and the
 * business days where the usual ones apply. `null` if the price is unknown.
 */
export function listedShipping(
  item: GoodsSource,
  cost: Money,
  row: ShippingRow | null,
): (Pick<ShippingRow, 'currency' | 'days'> & {price: number}) | null {
  if (!row) return null;
  const price = priceFor(row, cost);
  if (typeof price !== 'number') return null;
  return {price, currency: row.currency, days: hasUsualDelivery(item) ? row.days : null};
}

function onRequest(item: GoodsSource, delivery: DeliveryTerms): boolean {
  return shippingRow(delivery, isBike(item))?.price === 'onRequest';
}

type Statuses = Pick<OrderSummary, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>;

const paid: OrderSummary['financialStatus'][] = ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'];
const refunded: OrderSummary['financialStatus'][] = ['REFUNDED', 'VOIDED'];
const shipped: OrderSummary['fulfillmentStatus'][] = ['FULFILLED', 'PARTIALLY_FULFILLED'];

/**
 * Whether a customer has bought an order's line item: it is paid or shipped, and neither cancelled nor returned. Having
 * merely ordered is not enough to review a product.
 */
export function isPurchase(
  {canceledAt, financialStatus, fulfillmentStatus}: Statuses,
  {currentQuantity}: {currentQuantity: number},
): boolean {
  if (canceledAt || refunded.includes(financialStatus) || currentQuantity < 1) return false;
  return paid.includes(financialStatus) || shipped.includes(fulfillmentStatus);
}
