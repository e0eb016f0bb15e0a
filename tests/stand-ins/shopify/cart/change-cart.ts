import type {StandInContext} from '../resolver-contract';
import {unknownCart, type Notices} from './notices';
import type {StoredCart} from './cart-table';

/** Parent of every `Cart…Payload`. */
interface CartPayload extends Notices {
  cart: StoredCart | null;
}

/** A change of one cart: edits the draft and reports what it could not do as requested. */
export type CartChange = (draft: StoredCart, notices: Notices) => void;

/**
 * Changes a cart atomically: with a `userError` the cart stays unchanged and the payload's `cart` is null, as at
 * Shopify.
 */
export function changeCart(
  {state}: Pick<StandInContext, 'state'>,
  cartId: string,
  ...changes: CartChange[]
): CartPayload {
  const cart = state.carts.get(cartId);
  if (!cart) return {cart: null, userErrors: [unknownCart()], warnings: []};
  return apply(state.carts, structuredClone(cart), changes);
}

/** Creates a cart, unless there is a `userError`. */
export function createCart(
  {state}: Pick<StandInContext, 'state'>,
  ...changes: CartChange[]
): CartPayload {
  return apply(state.carts, state.carts.draft(), changes);
}

function apply(
  carts: StandInContext['state']['carts'],
  draft: StoredCart,
  changes: CartChange[],
): CartPayload {
  const notices: Notices = {userErrors: [], warnings: []};
  for (const change of changes) change(draft, notices);
  if (notices.userErrors.length > 0)
    return {cart: null, userErrors: notices.userErrors, warnings: []};
  const latest = new Map(notices.warnings.map((one) => [`${one.code} ${one.target}`, one]));
  return {cart: carts.save(draft), userErrors: [], warnings: [...latest.values()]};
}
