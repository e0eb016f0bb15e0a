import type {MessageKey} from '~/i18n/messages';
import type {CartChange, CartService} from '~/services/shopify/cart.server';
import {ShopifyUserError} from '~/services/shopify/client.server';
import type {CartDiscountFragment, CartFragment} from '~/services/shopify/storefront.generated';
import type {DeliveryTerms} from '../goods/shipping';
import {formatMoney} from '../pricing/price-view';

/**
 * Discounts grouped by their source, 'Rabattcode WERKSTATT10', '−1,20 €': one that is spread over lines comes in parts.
 */
export function toDiscounts(parts: CartDiscountFragment[], {language, t}: DeliveryTerms) {
  const sums = new Map<string, {amount: number; currencyCode: string}>();
  for (const part of parts) {
    const label = 'code' in part ? t('cartPage.code.discount', {code: part.code}) : part.title;
    const {amount, currencyCode} = part.discountedAmount;
    sums.set(label, {amount: (sums.get(label)?.amount ?? 0) + Number(amount), currencyCode});
  }
  return [...sums].map(([label, {amount, currencyCode}]) => ({
    label,
    amount: `−${formatMoney({amount, currencyCode}, language)}`,
  }));
}

/** The discount codes that a buyer entered, each with the reason if it has no amount. */
export function toCodes(cart: CartFragment, {t}: DeliveryTerms) {
  const parts = [cart, ...cart.lines.nodes].flatMap((source) => source.discountAllocations);
  const appliedCodes = new Set(
    parts.map((part) => ('code' in part ? part.code.toLowerCase() : null)),
  );
  return cart.discountCodes.map(({code, applicable}) => {
    if (!applicable) return {code, reason: t('cart.code.inapplicable')};
    // A valid code without an amount yet may be for shipping, whose costs only the checkout knows.
    return {
      code,
      reason: appliedCodes.has(code.toLowerCase()) ? null : t('cart.code.atCheckout'),
    };
  });
}

/**
 * Gift cards that pay a part, 'Gutschein mit Endung 7K2M', '−50 €'. Shopify returns their last characters; its checkout
 * deducts the amount.
 */
export function toGiftCards({appliedGiftCards}: CartFragment, {language, t}: DeliveryTerms) {
  return appliedGiftCards.map(({id, lastCharacters, presentmentAmountUsed: used}) => ({
    id,
    label: t('cart.code.giftCard', {last: lastCharacters.toUpperCase()}),
    amount: `−${formatMoney(used, language)}`,
  }));
}

/** Why a code is rejected; the cart includes these messages. */
export type CodeError = Extract<MessageKey, `cartPage.code.refused.${string}`>;

/** Adds a code to a cart's existing codes. */
export async function applyCode(cart: CartService, cartId: string, code: string) {
  const currentCodes = await codesOf(cart, cartId);
  return cart.updateDiscountCodes(cartId, [...otherCodes(currentCodes, code), code]);
}

/** Removes a code from a cart; a code that it does not have changes nothing. */
export async function removeCode(cart: CartService, cartId: string, code: string) {
  return cart.updateDiscountCodes(cartId, otherCodes(await codesOf(cart, cartId), code));
}

type CodeService = Pick<CartService, 'updateDiscountCodes' | 'updateGiftCards'>;

interface SettledCode {
  change: CartChange;
  codeError: CodeError | null;
}

/**
 * Removes a code that is ineffective as a discount, which restores the codes it displaced. Then tries it as a gift
 * card; otherwise the visitor gets an error. A code stays that Shopify knows while the cart is empty, or while only the
 * checkout knows who buys it and how it ships.
 */
export async function settleCode(
  cart: CodeService,
  change: CartChange,
  {code, mayBeGiftCard}: {code: string; mayBeGiftCard: boolean},
): Promise<SettledCode> {
  const {discountCodes, id, lines} = change.cart;
  const codeError = codeErrorOf(change);
  const applied = discountCodes.find((own) => isSameCode(own.code, code))?.applicable ?? false;
  const isPending =
    change.warnings.some((warning) => undecided.has(warning.code)) ||
    (lines.nodes.length === 0 && codeError === 'cartPage.code.refused.cart');
  if (applied || isPending) return {change, codeError: null};
  const {warnings} = change;
  const reverted = await cart.updateDiscountCodes(id, otherCodes(discountCodes, code));
  const withoutCode = {change: {...reverted, warnings}, codeError};
  return mayBeGiftCard && codeError === 'cartPage.code.refused.unknown'
    ? redeemGiftCard(cart, withoutCode, code)
    : withoutCode;
}

/** A second gift card would replace the first, whose full code is not available. */
async function redeemGiftCard(
  cart: CodeService,
  withoutCode: SettledCode,
  code: string,
): Promise<SettledCode> {
  const {change} = withoutCode;
  if (change.cart.appliedGiftCards.length > 0) {
    return {change, codeError: 'cartPage.code.refused.oneGiftCard'};
  }
  try {
    const {cart: paid} = await cart.updateGiftCards(change.cart.id, [code]);
    const isRedeemed = paid.appliedGiftCards.length > 0;
    return isRedeemed ? {change: {...change, cart: paid}, codeError: null} : withoutCode;
  } catch (error) {
    if (error instanceof ShopifyUserError) return withoutCode;
    throw error;
  }
}

async function codesOf(cart: CartService, cartId: string) {
  return (await cart.get(cartId))?.discountCodes ?? [];
}

function otherCodes(currentCodes: readonly {code: string}[], code: string): string[] {
  return currentCodes.map((own) => own.code).filter((own) => !isSameCode(own, code));
}

const isSameCode = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Warnings about codes that the checkout decides on: for certain customers, or for shipping. */
const undecided = new Set<string>([
  'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING',
  'DISCOUNT_NO_ENTITLED_SHIPPING_LINES',
]);

/** Shopify's warnings are more detailed than a buyer needs. The first of these that came counts. */
const reasons = {
  DISCOUNT_NOT_FOUND: 'unknown',
  DISCOUNT_CURRENTLY_INACTIVE: 'inactive',
  DISCOUNT_USAGE_LIMIT_REACHED: 'inactive',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'inactive',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'range',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'range',
} as const;

function codeErrorOf({warnings}: CartChange): CodeError {
  const codes = new Set<string>(warnings.map(({code}) => code));
  const [, reason = 'cart'] = Object.entries(reasons).find(([code]) => codes.has(code)) ?? [];
  return `cartPage.code.refused.${reason}`;
}
