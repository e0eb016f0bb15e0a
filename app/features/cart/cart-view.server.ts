import type {Language} from '~/i18n/languages';
import {keepTogether} from '~/i18n/formats';
import {pageMessages} from '~/i18n/messages.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {
  deliveryTimeOf,
  type GoodsSource,
  hasUsualDelivery,
  isBike,
  isShippable,
  longestDelivery,
  stockOf,
} from '../goods/goods';
import {toLineItem} from '../goods/goods-view';
import {buyingNotices, guaranteeNote, type NoticeSource} from '../goods/notices';
import {
  HOME,
  priceFor,
  shippingLabel,
  shippingPrice,
  shippingRow,
  type DeliveryTerms,
} from '../goods/shipping';
import {formatMoney, formatPrice, toPriceView, type PriceView} from '../pricing/price-view';
import type {Tile} from '../site/site-facts';
import {MOUNTED_ARTICLE} from './cart-link';
import {toCodes, toDiscounts, toGiftCards} from './discount-codes.server';

export type CartLineView = ReturnType<typeof toCartLine>;

/** The cart as shown in drawer and page; amounts are formatted text. */
export type CartView = ReturnType<typeof toCartView>;

/** The cart, `null` if there is none, as returned by Shopify at `asOf` (worker clock, in ms). */
export interface KnownCart {
  cart: CartView | null;
  asOf: number;
}

/**
 * Converts Shopify's cart for a buyer who has it delivered, or picks it up at one of the
 * `pickupLocations`; these are empty where pickup is not offered. `isSignedIn`: the checkout recognizes the customer.
 */
export function toCartView(
  cart: CartFragment,
  delivery: DeliveryTerms,
  pickupLocations: readonly string[],
  {isSignedIn = false, payments = []}: {isSignedIn?: boolean; payments?: Tile[]} = {},
) {
  const {language, t} = delivery;
  const sources = cart.lines.nodes.map(({merchandise}) => toSource(merchandise));
  const shippedItems = sources.filter(isShippable);
  const offersPickup = shippedItems.length > 0 && pickupLocations.length > 0;
  const isPickup = offersPickup && prefersPickup(cart);
  return {
    lines: cart.lines.nodes.map((line) => toCartLine(line, delivery, isPickup)),
    totalQuantity: cart.totalQuantity,
    /** Before the discounts on the cart, after those on single lines. */
    subtotal: formatPrice(cart.cost.subtotalAmount, language),
    /** Discounts on the whole cart. */
    discounts: toDiscounts(cart.discountAllocations, delivery),
    /** The price to pay for the products; equals the subtotal without discounts. */
    total: formatPrice(payable(cart), language),
    codes: toCodes(cart, delivery),
    giftCards: toGiftCards(cart, delivery),
    /** The choice between delivery and pickup, with a note on the chosen one; `null` if there is none. */
    pickup: offersPickup
      ? {chosen: isPickup, note: t('cart.pickup.note', {places: pickupLocations.join('; ')})}
      : null,
    /** Whether any price includes tax: not when the cart contains only vouchers. */
    taxed: sources.some(({variant}) => variant.taxable),
    ...(isPickup ? pickupShipping(delivery) : shippingOf(shippedItems, cart, delivery)),
    /** 'Längste Lieferzeit: 8–10 Wochen.', for all lines together; that of each is in `stockOf`. */
    delivery: isPickup
      ? null
      : longestDelivery(
          sources.flatMap((source) => deliveryTimeOf(source, delivery) ?? []),
          delivery,
        ),
    payments,
    checkoutUrl: checkoutUrlOf(cart, language, isSignedIn),
    /** Messages that only a non-empty cart needs. */
    messages: pageMessages(language, 'cartPage'),
  };
}

/** The price to pay for the products. Without discounts the total may include taxes that the shown prices lack. */
function payable({cost, discountAllocations}: CartFragment) {
  return discountAllocations.length > 0 ? cost.totalAmount : cost.subtotalAmount;
}

/** Whether the checkout starts with pickup. */
const prefersPickup = ({buyerIdentity: {preferences}}: CartFragment) =>
  preferences?.delivery?.deliveryMethod.includes('PICK_UP') ?? false;

interface Shipping {
  /** Shipping costs as far as the shop states them; empty when nothing is shipped. */
  shipping: {label: string; price: string; free: boolean}[];
  /** Products and shipping combined; `null` if nothing is shipped, or only the checkout knows at what price. */
  totalWithShipping: string | null;
}

const pickupShipping = ({t}: DeliveryTerms): Shipping => ({
  shipping: [
    {label: t('cartPage.pickup.PICK_UP'), price: t('goods.shipping.atCheckout'), free: false},
  ],
  totalWithShipping: null,
});

/** One row for the whole shipment, or one for bikes and one for the rest if their prices differ. */
function shippingOf(
  shippedItems: GoodsSource[],
  cart: CartFragment,
  delivery: DeliveryTerms,
): Shipping {
  const {t, language} = delivery;
  const sum = payable(cart);
  const shippedSum = {
    ...sum,
    amount: (Number(sum.amount) - unshippedAmount(cart, delivery)).toFixed(2),
  };
  const prices = [false, true]
    .filter((bike) => shippedItems.some((shippedItem) => isBike(shippedItem) === bike))
    .map((bike) => {
      const row = shippingRow(delivery, bike);
      const price = shippingPrice(row, delivery, shippedSum);
      const amount = row && priceFor(row, shippedSum);
      const free = amount === 0;
      // Not a number where only the checkout knows the price, and so the total.
      const isKnown = free || row?.currency === sum.currencyCode;
      return {bike, price, free, cost: isKnown ? Number(amount) : Number.NaN};
    });
  const label = shippingLabel(delivery);
  const differ = new Set(prices.map(({price}) => price)).size > 1;
  const shownPrices = differ ? prices : prices.slice(0, 1);
  const cost = shownPrices.reduce((subtotal, entry) => subtotal + entry.cost, 0);
  const amount = (Number(sum.amount) + cost).toFixed(2);
  return {
    shipping: shownPrices.map(({bike, price, free}) => {
      const kindLabel = t(`goods.shipping.${bike ? 'bikes' : 'parcels'}`, {label});
      return {label: differ ? kindLabel : label, price, free};
    }),
    // Without the asterisk, which means that shipping is extra.
    totalWithShipping:
      prices.length > 0 && cost >= 0 ? formatMoney({...sum, amount}, language) : null,
  };
}

/**
 * What the cart's vouchers, services, articles to collect and those not delivered to this country cost. They are not
 * part of the shipment that the checkout prices, so they do not count towards free shipping. Discounts on the cart are
 * taken off what ships: none applies to vouchers.
 */
function unshippedAmount({lines}: CartFragment, delivery: DeliveryTerms): number {
  const unshipped = lines.nodes.filter(({merchandise}) => {
    const item = toSource(merchandise);
    return !isShippable(item) || shippingRow(delivery, isBike(item)) === null;
  });
  return unshipped.reduce((total, {cost}) => total + Number(cost.totalAmount.amount), 0);
}

/** Shopify's checkout uses the language in `locale`, whatever the delivery country; `logged_in` spares a sign-in there. */
function checkoutUrlOf({checkoutUrl}: CartFragment, language: Language, isSignedIn: boolean) {
  const url = new URL(checkoutUrl);
  url.searchParams.set('locale', language);
  if (isSignedIn) url.searchParams.set('logged_in', 'true');
  return url.href;
}

type Line = CartFragment['lines']['nodes'][number];

const toSource = (merchandise: Line['merchandise']): NoticeSource => ({
  variant: merchandise,
  product: merchandise.product,
});

function toCartLine(
  {id, quantity, cost, merchandise, discountAllocations, attributes}: Line,
  terms: DeliveryTerms,
  isPickup: boolean,
) {
  // Who collects it needs no delivery to their country.
  const delivery = isPickup ? {...terms, country: HOME} : terms;
  const {t} = delivery;
  const lineSource = toSource(merchandise);
  const isReady = lineSource.variant.availableForSale && hasUsualDelivery(lineSource);
  return {
    ...toLineItem(merchandise),
    id,
    quantity,
    ...linePrices({cost, quantity, merchandise}, delivery),
    /** Discounts on this line only; its total is already reduced. */
    discounts: toDiscounts(discountAllocations, delivery),
    /** `null` for what is ready to be collected: then only the checkout knows when. */
    stock: isPickup && isReady ? null : stockOf(lineSource, delivery),
    /** The kind of bike, with its motor and battery; '' for everything else. */
    essentials: essentialsOf(merchandise),
    /** Other information the buyer needs: custom-made goods cannot be returned. */
    notes: [
      ...attributes.flatMap(({key, value}) =>
        key === MOUNTED_ARTICLE && value ? [t('cart.mounted', {article: value})] : [],
      ),
      ...buyingNotices(lineSource, delivery),
    ],
    /** Text of the producer's guarantee label; `null` without one. */
    guarantee: guaranteeNote(lineSource, delivery),
  };
}

/** 'E-Trekkingrad, Mittelmotor 85 Nm, 500 Wh': key facts of a bike besides its chosen options. */
function essentialsOf({product, battery, selectedOptions}: Line['merchandise']): string {
  if (!isBike({product})) return '';
  const power = (battery ?? product.battery)?.value ?? '';
  // The product's battery is not that of a variant with another capacity.
  const isChosen = selectedOptions.some(
    ({value}) => power.startsWith(value) || /\d\s?Wh\b/.test(value),
  );
  const parts = [product.productType, product.motor?.value, isChosen ? '' : power];
  return keepTogether(parts.filter(Boolean).join(', '));
}

/**
 * The price of all pieces of a line, except the unit price `129 € / 1 l`, and the price per piece; `null` for a single
 * piece. Reference prices are those of one piece: nobody has recommended or asked a multiple of them.
 */
function linePrices(
  {cost, quantity, merchandise}: Pick<Line, 'cost' | 'quantity' | 'merchandise'>,
  {language, t}: DeliveryTerms,
) {
  const compareAtPrice = cost.compareAtAmountPerQuantity ?? null;
  const source = {...merchandise, price: cost.amountPerQuantity, compareAtPrice};
  const {
    current: each,
    compareAt,
    compareAtKind,
    lowest30d,
    ...piece
  } = toPriceView(source, language);
  const reference = {compareAt, compareAtKind, lowest30d};
  const isSingle = quantity === 1;
  const price: PriceView = {
    ...piece,
    ...(isSingle ? reference : {compareAt: null, compareAtKind: null, lowest30d: null}),
    current: formatPrice(cost.totalAmount, language),
    sale: null,
    saved: null,
  };
  return {
    price,
    /** With the text 'Einzelpreis 8,95 €*'. */
    pricePerPiece: isSingle ? null : {text: t('cart.each', {amount: each}), ...reference},
  };
}
