import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartChange, CartService} from '~/services/shopify/cart.server';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import {forgetCart, readCartId, rememberCartId} from './cart-cookie.server';
import type {CartAnswer, CartWarning} from './cart-answer';
import type {CartRequest, LinesRequest} from './cart-schema';
import {reportAdded} from './report-added.server';

interface CartLine {
  merchandiseId: string;
  quantity: number;
}

export interface ChangedCart {
  answer: CartAnswer;
  /** `null` when there is no cart. */
  cartId: string | null;
}

/** The field that Shopify complains about then. */
const ACCESS_TOKEN = 'customerAccessToken';

/**
 * Carries out one request on the visitor's cart and remembers its id. Without a cart, or when Shopify no
 * longer knows it, adding creates one with the lines asked for (decision 7); updating and removing then
 * have nothing to do. Throws `ShopifyUserError` when Shopify refuses, `ServiceOutage` when it is down.
 */
export async function changeCart(
  context: AppLoadContext,
  request: CartRequest,
): Promise<ChangedCart> {
  const change = await carryOut(context, request);
  if (change) rememberCartId(context, change.cart.id);
  else forgetCart(context);
  if (change && request.intent === 'add') reportAdded(context, request, change);
  const warnings = change ? toWarnings(change) : [];
  return {
    answer: {intent: request.intent, warnings, error: null, refused: []},
    cartId: change?.cart.id ?? null,
  };
}

async function carryOut(context: AppLoadContext, request: CartRequest): Promise<CartChange | null> {
  const {cart} = context.shopify;
  const cartId = readCartId(context);
  const create = () =>
    request.intent === 'add' ? createCart(context, lineOf(request)) : Promise.resolve(null);
  if (!cartId) return create();

  try {
    return await changeLines(cart, cartId, request);
  } catch (error) {
    // Shopify's complaint about an expired cart looks like any other, so the cart itself is asked.
    if (!(error instanceof ShopifyUserError) || (await cart.get(cartId))) throw error;
    return create();
  }
}

/** A new cart, of the customer who is signed in. A token that Shopify no longer takes loses nobody a line. */
async function createCart(
  {shopify: {cart}, session}: AppLoadContext,
  line: CartLine,
): Promise<CartChange> {
  const token = session.customer()?.token;
  if (!token) return cart.create([line]);
  try {
    return await cart.create([line], token);
  } catch (error) {
    const ofToken = error instanceof ShopifyUserError && error.field?.at(-1) === ACCESS_TOKEN;
    if (!ofToken) throw error;
    return cart.create([line]);
  }
}

function changeLines(cart: CartService, cartId: string, request: CartRequest): Promise<CartChange> {
  switch (request.intent) {
    case 'add':
      return cart.addLines(cartId, [lineOf(request)]);
    case 'update':
      return cart.updateLines(cartId, [{id: request.lineId, quantity: request.quantity}]);
    case 'remove':
      return cart.removeLines(cartId, [request.lineId]);
    case 'lines':
      return changeAll(cart, cartId, request);
  }
}

/** Quantities first: what was typed is not lost when the line to be removed is gone already. */
async function changeAll(
  cart: CartService,
  cartId: string,
  {quantities, removed}: LinesRequest,
): Promise<CartChange> {
  const changed = quantities.length > 0 ? await cart.updateLines(cartId, quantities) : null;
  const {warnings = []} = changed ?? {};
  if (removed === null && changed) return changed;
  const left = await cart.removeLines(cartId, removed === null ? [] : [removed]);
  return {...left, warnings: [...warnings, ...left.warnings]};
}

function lineOf({merchandiseId, quantity}: CartLine): CartLine {
  return {merchandiseId, quantity};
}

/** A warning's target is the line it speaks of; one that names no line of the cart stands for itself. */
function toWarnings({cart, warnings}: CartChange): CartWarning[] {
  const lineIds = new Set(cart.lines.nodes.map(({id}) => id));
  return warnings.map(({message, target}) => ({
    lineId: lineIds.has(target) ? target : null,
    message,
  }));
}
