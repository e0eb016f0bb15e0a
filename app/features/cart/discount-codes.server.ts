import type {CartChange, CartService} from '~/services/shopify/cart.server';
import {ShopifyUserError} from '~/services/shopify/client.server';
import type {CodeComplaint} from './cart-answer.server';

/** Adds a code to a cart's existing codes. */
export async function applyCode(cart: CartService, cartId: string, code: string) {
  const known = await codesOf(cart, cartId);
  return cart.updateDiscountCodes(cartId, [...otherCodes(known, code), code]);
}

/** Removes a code from a cart; a code that it does not have changes nothing. */
export async function removeCode(cart: CartService, cartId: string, code: string) {
  return cart.updateDiscountCodes(cartId, otherCodes(await codesOf(cart, cartId), code));
}

interface Settled {
  change: CartChange;
  complaint: CodeComplaint | null;
}

/**
 * Removes a code that is ineffective as a discount, which restores the codes it displaced. Then tries it as a gift
 * card; otherwise the visitor gets an error. An empty cart keeps a code that Shopify knows, until products are added.
 */
export async function settleCode(
  cart: CartService,
  change: CartChange,
  {code, mayBeGiftCard}: {code: string; mayBeGiftCard: boolean},
): Promise<Settled> {
  const {discountCodes, id, lines} = change.cart;
  const complaint = complaintOf(change);
  const applied = discountCodes.find((own) => isSame(own.code, code))?.applicable ?? false;
  const waits = lines.nodes.length === 0 && complaint === 'cartPage.code.refused.cart';
  if (applied || waits) return {change, complaint: null};
  const {warnings} = change;
  const taken = await cart.updateDiscountCodes(id, otherCodes(discountCodes, code));
  const without = {change: {...taken, warnings}, complaint};
  // Older versions of Shopify's API do not report unknown codes.
  const isUnknown = ['cartPage.code.refused.unknown', 'cartPage.code.refused.cart'];
  return mayBeGiftCard && isUnknown.includes(complaint)
    ? redeemGiftCard(cart, without, code)
    : without;
}

/** A second gift card would replace the first, whose full code is not available. */
async function redeemGiftCard(cart: CartService, without: Settled, code: string): Promise<Settled> {
  const {change} = without;
  if (change.cart.appliedGiftCards.length > 0) {
    return {change, complaint: 'cartPage.code.refused.oneGiftCard'};
  }
  try {
    const {cart: paid} = await cart.updateGiftCards(change.cart.id, [code]);
    const isTaken = paid.appliedGiftCards.length > 0;
    return isTaken ? {change: {...change, cart: paid}, complaint: null} : without;
  } catch (error) {
    if (error instanceof ShopifyUserError) return without;
    throw error;
  }
}

async function codesOf(cart: CartService, cartId: string) {
  return (await cart.get(cartId))?.discountCodes ?? [];
}

function otherCodes(known: readonly {code: string}[], code: string): string[] {
  return known.map((own) => own.code).filter((own) => !isSame(own, code));
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Shopify's warnings are more detailed than a buyer needs; older versions of its API return none. */
function complaintOf({warnings}: CartChange): CodeComplaint {
  const codes = new Set<string>(warnings.map((warning) => warning.code));
  if (codes.has('DISCOUNT_NOT_FOUND')) return 'cartPage.code.refused.unknown';
  const isOver = [
    'DISCOUNT_CURRENTLY_INACTIVE',
    'DISCOUNT_USAGE_LIMIT_REACHED',
    'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
  ].some((code) => codes.has(code));
  if (isOver) return 'cartPage.code.refused.inactive';
  const isShort = ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'DISCOUNT_QUANTITY_NOT_IN_RANGE'];
  if (isShort.some((code) => codes.has(code))) return 'cartPage.code.refused.range';
  return 'cartPage.code.refused.cart';
}
