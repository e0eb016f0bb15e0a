import {keepTogether} from '~/i18n/formats';
import {names} from '~/i18n/recognised-words';
import type {OrderSummary} from '~/services/shopify/accounts/customer-data';
import type {
  ProductGoodsFragment,
  VariantGoodsFragment,
} from '~/services/shopify/storefront.generated';
import {
  type Destination,
  isSentFree,
  shippingRow,
  type ShippingRow,
  type Sum,
  workingDays,
} from './shipping';

/**
 * What decides whether an article can be had, when, and how it comes. A rule that reads another field has to ask Shopify
 * for it in these fragments, `services/shopify/fragments.graphql.ts`.
 */
export interface GoodsSource {
  variant: VariantGoodsFragment;
  product: ProductGoodsFragment;
}

/** Where a product's page shows the whole label of its guarantee. */
export const GUARANTEE_PLACE = 'garan';
/** Where a bike's page shows what goes with it. */
export const FITS_PLACE = 'passt-dazu';

/** Whether a variant can be had, and when. */
export interface StockView {
  text: string;
  look: 'ready' | 'waiting' | 'soldOut';
}

/** The kind of an article. What is not sent is work when its product type says so, else it comes without a parcel. */
export function kindOf({variant, product}: GoodsSource): GoodsKind {
  if (!variant.requiresShipping) {
    return !product.isGiftCard && names(product.productType, 'workshop') ? 'service' : 'digital';
  }
  if (product.madeToOrder?.value === 'true') return 'madeToOrder';
  return variant.currentlyNotInStock ? 'supplier' : 'stock';
}

interface KindFacts {
  /** How its line looks while it can be had: `ready` when nothing has to be waited for. */
  look: 'ready' | 'waiting';
  /** What search engines are told, in words of schema.org's `ItemAvailability`. */
  schemaOrg: 'InStock' | 'BackOrder' | 'MadeToOrder';
  /** Stands in the shop, where a bike can be ridden. */
  onShow: boolean;
  /** May be given back; what is made for one buyer may not (BGB § 312g). */
  returnable: boolean;
  /** Others sell the same, perhaps for less: its page leads to a price request. */
  comparable: boolean;
}

/** What follows from the kind of an article, in the order in which a list shows them: what can be sent at once first. */
export const goodsKinds = {
  stock: {look: 'ready', schemaOrg: 'InStock', onShow: true, returnable: true, comparable: true},
  supplier: {
    look: 'waiting',
    schemaOrg: 'BackOrder',
    onShow: false,
    returnable: true,
    comparable: true,
  },
  madeToOrder: {
    look: 'waiting',
    schemaOrg: 'MadeToOrder',
    onShow: false,
    returnable: false,
    comparable: false,
  },
  service: {
    look: 'ready',
    schemaOrg: 'InStock',
    onShow: false,
    returnable: true,
    comparable: false,
  },
  digital: {
    look: 'ready',
    schemaOrg: 'InStock',
    onShow: false,
    returnable: true,
    comparable: false,
  },
} as const satisfies Record<string, KindFacts>;

/**
 * What an article is to its buyer: there to be sent, still to come from its maker (`supplier`, a pre-order), built for one
 * buyer, work done in the workshop, or something that comes without a parcel (vouchers, downloads).
 */
type GoodsKind = keyof typeof goodsKinds;

const listed = Object.keys(goodsKinds) as GoodsKind[];

/**
 * Where an article stands among others when nobody has asked for an order, 0 for the first: as the best of its
 * variants; what cannot be had is the last.
 */
export function listRank(
  product: GoodsSource['product'],
  variants: readonly GoodsSource['variant'][],
): number {
  const offered = variants.filter(({availableForSale}) => availableForSale);
  const ranks = offered.map((variant) => listed.indexOf(kindOf({product, variant})));
  return Math.min(listed.length, ...ranks);
}

/** Only bikes have a frame geometry. */
export function isBike({product}: GoodsSource): boolean {
  return Boolean(product.geometry);
}

/** Whether there is a thing to hand over: work, vouchers and downloads are none. */
export function isPhysical({variant}: GoodsSource): boolean {
  return variant.requiresShipping;
}

/** Whether its buyer has to come to the shop for it. */
export function isPickupOnly(goods: GoodsSource): boolean {
  return isPhysical(goods) && goods.product.pickupOnly?.value === 'true';
}

/** Whether a parcel goes out: only then are there shipping costs. */
export function isSent(goods: GoodsSource): boolean {
  return isPhysical(goods) && !isPickupOnly(goods);
}

/**
 * The line that tells whether and when: 'Versandfertig, Lieferzeit D 2–3, EU 5–7 Werktage'. The `short` one for lists
 * leaves out the usual days of goods in stock.
 */
export function stockOf(
  source: GoodsSource,
  destination: Destination,
  length: 'whole' | 'short' = 'whole',
): StockView {
  const {t} = destination;
  if (!source.variant.availableForSale) return {text: t('goods.stock.soldOut'), look: 'soldOut'};
  const kind = kindOf(source);
  const told = kind !== 'stock' ? kind : isPickupOnly(source) ? 'pickup' : 'ready';
  const given = givenTime(source);
  const usual = hasUsualDelivery(source);
  if (usual && onRequest(source, destination)) {
    return {text: t('goods.stock.readyOnRequest'), look: 'waiting'};
  }
  const time = usual && length === 'whole' ? workingDays(destination, isBike(source)) : given;
  return {
    text: time ? t(`goods.stock.${told}In`, {time}) : t(`goods.stock.${told}`),
    look: goodsKinds[kind].look,
  };
}

/** A delivery, to be compared with those of other lines. */
interface DeliveryTime {
  text: string;
  /** At most, counted from the order; `Infinity` on request, and for a text without figures. */
  days: number;
}

/**
 * How long an article takes to its buyer; `null` for what is not sent or cannot be had, and where the owner has
 * set no usual time for the country.
 */
export function deliveryTimeOf(source: GoodsSource, destination: Destination): DeliveryTime | null {
  if (!isSent(source) || !source.variant.availableForSale) return null;
  const given = givenTime(source);
  if (given) return {text: given, days: mostDays(given)};
  if (!hasUsualDelivery(source) || onRequest(source, destination)) {
    return {text: destination.t('goods.shipping.onRequest'), days: Infinity};
  }
  const text = workingDays(destination, isBike(source));
  return text === null ? null : {text, days: mostDays(text)};
}

/** Days in each span of time that a text may name; `workingDays` before `days`, whose word theirs contains. */
const spans = [
  ['months', 30],
  ['weeks', 7],
  ['workingDays', 1.4],
  ['days', 1],
] as const;

/** The longest time that a text names, in days: 70 for '8–10 Wochen'; `Infinity` for one without figures. */
export function mostDays(text: string): number {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [, days] = spans.find(([span]) => names(text, span)) ?? [];
  return numbers.length > 0 && days ? Math.max(...numbers) * days : Infinity;
}

/** The longest of several deliveries, as a sentence; `null` when none is known. */
export function longestDelivery(times: readonly DeliveryTime[], {t}: Destination): string | null {
  const [first, ...others] = times;
  if (!first) return null;
  const longest = others.reduce((most, time) => (time.days > most.days ? time : most), first);
  const differ = others.some(({text}) => text !== first.text);
  return t(differ ? 'goods.longestDelivery' : 'goods.delivery', {time: longest.text});
}

/**
 * Whether an article is sent at once and takes the usual days of its country: it waits for nobody, needs no way to the
 * shop and has no delivery time of its own. The one rule behind its line, a cart's sum and what search engines are told.
 */
export function hasUsualDelivery(source: GoodsSource): boolean {
  return kindOf(source) === 'stock' && !isPickupOnly(source) && !givenTime(source);
}

/** The delivery time that the owner gives an article, which wins over every rule; '' for none. */
export function givenTime({product}: GoodsSource): string {
  return keepTogether(product.deliveryTime?.value.trim() ?? '');
}

/**
 * What those who list goods elsewhere are told of sending one article by a row of the shop's table: the price, and the working
 * days where it takes the usual ones. `null` where nobody knows a sum.
 */
export function listedShipping(
  source: GoodsSource,
  cost: Sum,
  row: ShippingRow | null,
): (Pick<ShippingRow, 'currency' | 'days'> & {price: number}) | null {
  if (typeof row?.price !== 'number') return null;
  const {currency, days} = row;
  const price = isSentFree(row, cost) ? 0 : row.price;
  return {price, currency, days: hasUsualDelivery(source) ? days : null};
}

function onRequest(source: GoodsSource, destination: Destination): boolean {
  return shippingRow(destination, isBike(source))?.price === 'onRequest';
}

type Statuses = Pick<OrderSummary, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>;

const paid: OrderSummary['financialStatus'][] = ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'];
const undone: OrderSummary['financialStatus'][] = ['REFUNDED', 'VOIDED'];
const sent: OrderSummary['fulfillmentStatus'][] = ['FULFILLED', 'PARTIALLY_FULFILLED'];

/**
 * Whether a customer has bought what stands on a line of an order: it is paid or on its way, and was neither cancelled
 * nor given back. Who only ordered can say nothing about the goods yet.
 */
export function isPurchase(
  {canceledAt, financialStatus, fulfillmentStatus}: Statuses,
  {currentQuantity}: {currentQuantity: number},
): boolean {
  if (canceledAt || undone.includes(financialStatus) || currentQuantity < 1) return false;
  return paid.includes(financialStatus) || sent.includes(fulfillmentStatus);
}
