import {centsIn} from '../money';
import type {StandInContext} from '../resolver-contract';
import {linesOf} from './cart-lines';
import {marketOf} from './cart-market';
import type {CartChange} from './change-cart';
import {limitInputs, discountWarning, type NoticeLanguage, type WarningCode} from './notices';
import type {StoredCart} from './cart-table';

type DiscountShop = Pick<StandInContext, 'catalogue' | 'market'>;

/** The reduction of the order by a code; prices in euro cents. */
interface Discount {
  value: {percentage: number} | {euroCents: number};
  /** Minimum subtotal. */
  from?: number;
  /** Whether it has expired. */
  ended?: true;
}

/** Valid and expired codes of the shop. */
const DISCOUNTS = new Map<string, Discount>([
  ['WERKSTATT10', {value: {percentage: 10}}],
  ['TREUE25', {value: {euroCents: 2500}}],
  ['RAD100', {value: {euroCents: 10_000}, from: 100_000}],
  ['HERBST2025', {value: {percentage: 15}, ended: true}],
]);

const discountOf = (code: string) => DISCOUNTS.get(code.trim().toUpperCase());

/** Why a code does not apply to a cart, or `null` when it does. An empty cart gets no warning. */
function refusalOf(
  code: string,
  cart: StoredCart,
  shop: DiscountShop,
): WarningCode | 'EMPTY' | null {
  const discount = discountOf(code);
  if (!discount) return 'DISCOUNT_NOT_FOUND';
  if (discount.ended) return 'DISCOUNT_CURRENTLY_INACTIVE';
  const subtotal = subtotalOf(cart, shop);
  if (subtotal === 0) return 'EMPTY';
  const from = centsIn(marketOf(cart, shop), discount.from ?? 0);
  return subtotal < from ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE' : null;
}

/** The price of all lines, in cents of the cart's currency. */
export function subtotalOf(cart: StoredCart, shop: DiscountShop): number {
  const market = marketOf(cart, shop);
  return linesOf(cart, shop).reduce(
    (sum, {line, merchandise}) => sum + centsIn(market, merchandise.variant.price) * line.quantity,
    0,
  );
}

/** Parents of `CartDiscountCode`. */
export function discountCodesOf(cart: StoredCart, shop: DiscountShop) {
  return cart.discountCodes.map((code) => ({
    code,
    applicable: refusalOf(code, cart, shop) === null,
  }));
}

/** The reduction by each applicable code; the total never drops below zero. */
export function discountsOn(cart: StoredCart, shop: DiscountShop) {
  const market = marketOf(cart, shop);
  const subtotal = subtotalOf(cart, shop);
  let left = subtotal;
  return cart.discountCodes.flatMap((code) => {
    const value = discountOf(code)?.value;
    if (!value || refusalOf(code, cart, shop) !== null) return [];
    const wanted =
      'percentage' in value
        ? Math.round((subtotal * value.percentage) / 100)
        : centsIn(market, value.euroCents);
    const cents = Math.min(wanted, left);
    left -= cents;
    return [{code, cents}];
  });
}

/**
 * `cartDiscountCodesUpdate` and `CartInput.discountCodes`: replaces all codes. Codes are case-insensitive; those
 * without effect stay with `applicable: false`.
 *
 * @param warns whether the schema of the request has discount warnings
 */
export function setDiscountCodes(
  codes: readonly string[],
  shop: DiscountShop,
  language: NoticeLanguage,
  warns: boolean,
): CartChange {
  return (draft, {warnings}) => {
    limitInputs(codes, ['discountCodes']);
    const byName = new Map(codes.map((code) => [code.trim().toUpperCase(), code.trim()]));
    byName.delete('');
    draft.discountCodes = [...byName.values()];
    if (!warns) return;
    const target = `gid://shopify/Cart/${draft.token}`;
    for (const code of draft.discountCodes) {
      const refusal = refusalOf(code, draft, shop);
      if (refusal && refusal !== 'EMPTY') {
        warnings.push(discountWarning(refusal, code, target, language));
      }
    }
  };
}
