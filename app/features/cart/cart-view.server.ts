import type {Messages} from '~/i18n/messages';
import type {Language} from '~/i18n/languages';
import {keepTogether} from '~/i18n/formats';
import {pageMessages} from '~/i18n/messages.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {
  deliveryTimeOf,
  type GoodsSource,
  isBike,
  isSent,
  longestDelivery,
  stockOf,
  type StockView,
} from '../goods/goods';
import {chosenOptions, type GoodsView} from '../goods/goods-view';
import {buyingNotices, guaranteeNote, type NoticeSource} from '../goods/notices';
import {
  isSentFree,
  shippingLabel,
  shippingPrice,
  shippingRow,
  type Destination,
} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {
  struckPrice,
  unitPrice,
  formatPrice,
  type Money,
  type PriceView,
} from '../pricing/price-view';
import {
  toCodes,
  toDiscounts,
  toGiftCards,
  type DiscountCodeView,
  type DiscountView,
  type GiftCardView,
} from './cart-discounts.server';

export interface CartLineView extends GoodsView {
  id: string;
  quantity: number;
  /** Of all pieces, but for that of a unit: `129 € / 1 l`. */
  price: PriceView;
  /** 'Einzelpreis 8,95 €*'; `null` when there is one piece, which costs the total. */
  each: string | null;
  /** What is taken off this line alone; its total is what remains. */
  discounts: DiscountView[];
  /** Whether it can be had, and when. */
  stock: StockView;
  /** What kind of bike it is, with its motor and battery; '' for everything else. */
  essentials: string;
  /** What else its buyer has to know: goods made for one buyer cannot be given back. */
  notes: string[];
  /** What the label of its producer's guarantee says; `null` for what has none. */
  guarantee: string | null;
}

/** The cart as drawer and page show it; amounts are formatted text. */
export interface CartView {
  lines: CartLineView[];
  totalQuantity: number;
  /** Before the discounts on the cart, after those on single lines. */
  subtotal: string;
  /** What is taken off the whole cart. */
  discounts: DiscountView[];
  /** What is left to pay for the goods; the subtotal when nothing is taken off. */
  total: string;
  codes: DiscountCodeView[];
  giftCards: GiftCardView[];
  /** What sending costs, as far as the shop says; empty when nothing is sent. */
  shipping: {label: string; price: string; free: boolean}[];
  /** Goods and sending together; `null` where sending is free, or only the checkout knows what it costs. */
  totalWithShipping: string | null;
  /** The choice between sending and collecting, and what to know of the chosen one; `null` where there is none. */
  pickup: {chosen: boolean; note: string} | null;
  /** Tax is in the price of anything here: not when vouchers are all there is. */
  taxed: boolean;
  /** 'Längste Lieferzeit: 8–10 Wochen.' */
  delivery: string | null;
  checkoutUrl: string;
  /** Words that only a cart with something in it needs. */
  messages: Messages;
}

/** The cart, `null` when there is none, as Shopify has told it at a time of the worker's clock in ms. */
export interface KnownCart {
  cart: CartView | null;
  asOf: number;
}

/** The cart as the frame of every page gets it: while Shopify is out it comes without, and nobody knows it. */
export interface FrameCart extends KnownCart {
  cartUnknown: boolean;
}

/**
 * Shopify's cart as the shop shows it to somebody who has it sent to `destination`, or collects it at one of the `places`; none
 * where nothing can be collected.
 */
export function toCartView(
  cart: CartFragment,
  destination: Destination,
  places: readonly string[],
): CartView {
  const {language, t} = destination;
  const goods = cart.lines.nodes.map(({merchandise}) => goodsOf(merchandise));
  const sent = goods.filter(isSent);
  const isCollectable = sent.length > 0 && places.length > 0;
  const collects = isCollectable && prefersPickup(cart);
  return {
    lines: cart.lines.nodes.map((line) => toCartLine(line, destination)),
    totalQuantity: cart.totalQuantity,
    subtotal: formatPrice(cart.cost.subtotalAmount, language),
    discounts: toDiscounts(cart.discountAllocations, destination),
    total: formatPrice(payable(cart), language),
    codes: toCodes(cart, destination),
    giftCards: toGiftCards(cart, destination),
    pickup: isCollectable
      ? {chosen: collects, note: t('cartPage.pickup.note', {places: places.join('; ')})}
      : null,
    taxed: goods.some(({variant}) => variant.taxable),
    ...(collects ? collecting(destination) : shippingOf(sent, cart, destination)),
    // Of all lines together; what each says of its own time is `stockOf`.
    delivery: collects
      ? null
      : longestDelivery(
          goods.flatMap((source) => deliveryTimeOf(source, destination) ?? []),
          destination,
        ),
    checkoutUrl: checkoutIn(language, cart.checkoutUrl),
    messages: pageMessages(language, 'cartPage'),
  };
}

/** What is left to pay for the goods. Without discount the total may hold taxes that the prices shown do not. */
function payable({cost, discountAllocations}: CartFragment) {
  return discountAllocations.length > 0 ? cost.totalAmount : cost.subtotalAmount;
}

/** Whether the checkout begins with collecting. */
const prefersPickup = ({buyerIdentity: {preferences}}: CartFragment) =>
  preferences?.delivery?.deliveryMethod.includes('PICK_UP') ?? false;

type Shipping = Pick<CartView, 'shipping' | 'totalWithShipping'>;

const collecting = ({t}: Destination): Shipping => ({
  shipping: [
    {label: t('cartPage.pickup.PICK_UP'), price: t('goods.shipping.atCheckout'), free: false},
  ],
  totalWithShipping: null,
});

/** One line for all that is sent, or one for bikes and one for the rest where these cost differently. */
function shippingOf(sent: GoodsSource[], cart: CartFragment, destination: Destination): Shipping {
  const {t, language} = destination;
  const sum = payable(cart);
  const prices = [false, true]
    .filter((bike) => sent.some((goods) => isBike(goods) === bike))
    .map((bike) => {
      const row = shippingRow(destination, bike);
      const price = shippingPrice(row, destination, sum);
      const free = row ? isSentFree(row, sum) : false;
      const paid =
        typeof row?.price === 'number' && row.currency === sum.currencyCode ? row.price : null;
      return {bike, price, free, cost: free ? 0 : paid};
    });
  const label = shippingLabel(destination);
  const differ = new Set(prices.map(({price}) => price)).size > 1;
  const told = differ ? prices : prices.slice(0, 1);
  const cost = told.reduce<number | null>(
    (all, one) => (all === null || one.cost === null ? null : all + one.cost),
    0,
  );
  const amount = (Number(sum.amount) + (cost ?? 0)).toFixed(2);
  return {
    shipping: told.map(({bike, price, free}) => {
      const own = t(`goods.shipping.${bike ? 'bikes' : 'parcels'}`, {label});
      return {label: differ ? own : label, price, free};
    }),
    // Without the mark: it stands for shipping that comes on top.
    totalWithShipping: cost ? formatPrice({...sum, amount}, language, {mark: false}) : null,
  };
}

/** Shopify's checkout speaks the language that `locale` names, whatever country is delivered to. */
function checkoutIn(language: Language, checkoutUrl: string): string {
  const address = new URL(checkoutUrl);
  address.searchParams.set('locale', language);
  return address.href;
}

type Line = CartFragment['lines']['nodes'][number];

const goodsOf = (merchandise: Line['merchandise']): NoticeSource => ({
  variant: merchandise,
  product: merchandise.product,
});

function toCartLine(
  {id, quantity, cost, merchandise, discountAllocations}: Line,
  destination: Destination,
): CartLineView {
  const {language, t} = destination;
  const {product, selectedOptions} = merchandise;
  const goods = goodsOf(merchandise);

  return {
    id,
    quantity,
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(selectedOptions),
    handle: product.handle,
    image: merchandise.image ? toImageView(merchandise.image, product.title) : null,
    price: linePrice({cost, quantity, merchandise}, language),
    each:
      quantity > 1
        ? t('cartPage.each', {amount: formatPrice(cost.amountPerQuantity, language)})
        : null,
    discounts: toDiscounts(discountAllocations, destination),
    stock: stockOf(goods, destination),
    essentials: essentialsOf(merchandise),
    notes: buyingNotices(goods, destination),
    guarantee: guaranteeNote(goods, destination),
  };
}

/** 'E-Trekkingrad, Mittelmotor 85 Nm, 500 Wh': what tells a bike from others, beside its chosen options. */
function essentialsOf({product, battery, selectedOptions}: Line['merchandise']): string {
  if (!product.geometry) return '';
  const power = (battery ?? product.battery)?.value ?? '';
  const isChosen = selectedOptions.some(({value}) => power.startsWith(value));
  const told = [product.productType, product.motor?.value, isChosen ? '' : power];
  return keepTogether(told.filter(Boolean).join(', '));
}

/**
 * What all pieces of a line cost, and what they would at the struck price and at the 30-day low, as long as the former is
 * more than what they do.
 */
function linePrice(
  {cost, quantity, merchandise}: Pick<Line, 'cost' | 'quantity' | 'merchandise'>,
  language: Language,
): PriceView {
  const struck = struckPrice({
    ...merchandise,
    price: cost.amountPerQuantity,
    compareAtPrice: cost.compareAtAmountPerQuantity ?? null,
  });
  const ofAll = ({amount}: Money) => (Number(amount) * quantity).toFixed(2);
  const isHigher = struck && Number(ofAll(struck.money)) > Number(cost.totalAmount.amount);
  const shown = isHigher ? struck : null;
  const plain = (money: Money | null | undefined) =>
    money ? formatPrice({...money, amount: ofAll(money)}, language, {mark: false}) : null;
  return {
    current: formatPrice(cost.totalAmount, language),
    from: false,
    compareAt: plain(shown?.money),
    compareAtKind: shown && shown.kind,
    sale: null,
    saved: null,
    lowest30d: plain(shown?.lowest),
    unit: unitPrice(merchandise, language),
  };
}
