import {variantIdOf} from '~/services/shopify/ids';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/outage.server';
import {ShopifyUserError} from '~/services/shopify/client.server';
import type {CartAnswer} from '../cart/cart-answer';
import {changeCart, changeCartOnce, type ChangedCart} from '../cart/change-cart.server';
import {joinWishes, MOST_WISHES, withoutWish, withWish} from './wishlist-ids';
import type {KnownWishes, WishlistAnswer} from './wishlist-view';
import {
  readCleared,
  readKnownWishes,
  readWishes,
  rememberCleared,
  rememberWishes,
} from './load-wishlist.server';
import type {WishlistRequest} from './wishlist-form.server';

type Outcome = Pick<WishlistAnswer, 'error' | 'cart' | 'news'>;

export interface ChangedWishlist extends Outcome {
  wishes: KnownWishes;
  /** The cart that something was moved to, when script asks. */
  changed: ChangedCart | null;
}

/** The numbers on the wishlist, and those that clearing took and can bring back. */
interface Lists {
  ids: readonly string[];
  cleared: readonly string[];
}

const done: Outcome = {error: null, cart: null, news: null};

/**
 * Carries out one request on the visitor's wishlist as it is now, whatever the page that asks has
 * shown. What cannot be added to the cart stays on it. `pageId` is the rendering that a plain form was sent from.
 */
export async function changeWishlist(
  context: AppLoadContext,
  request: WishlistRequest,
  pageId: string | null,
): Promise<ChangedWishlist> {
  const before: Lists = {ids: readWishes(context), cleared: readCleared(context)};
  let after: Lists & Partial<Outcome> = before;
  let changed: ChangedCart | null = null;
  if (request.intent === 'move') {
    const moved = await moveToCart(context, request, pageId);
    ({changed} = moved);
    after = moved.error ? before : {...before, ids: withoutWish(before.ids, request.variant)};
    after = {...after, error: moved.error, cart: moved.cart};
  } else {
    after = changeLists(before, request);
  }

  const {ids, cleared, ...outcome} = after;
  const isChanged = !outcome.error && after !== before;
  const asOf = isChanged ? rememberWishes(context, ids) : readKnownWishes(context).asOf;
  if (cleared !== before.cleared) rememberCleared(context, cleared);
  const wishes = {ids, cleared: cleared.length, asOf};
  return {...done, ...outcome, wishes, changed};
}

function changeLists(
  before: Lists,
  request: Exclude<WishlistRequest, {intent: 'move'}>,
): Lists & Partial<Outcome> {
  const {ids, cleared} = before;
  switch (request.intent) {
    case 'add': {
      const added = withWish(ids, request.variant);
      const isFull = added.length > MOST_WISHES;
      return isFull ? {...before, error: 'wishlist.error.full'} : {...before, ids: added};
    }
    case 'remove':
      return {...before, ids: withoutWish(ids, request.variant)};
    case 'clear':
      // An empty list leaves the way back to the one before it: a form may be sent twice.
      return {ids: [], cleared: ids.length > 0 ? ids : cleared};
    case 'undo': {
      if (cleared.length === 0) return {...before, news: {kind: 'notRestored'}};
      // What was cleared comes back before what was added since.
      const {joining, left} = joinWishes(ids, cleared);
      const news = {kind: 'restored', count: joining.length, left} as const;
      return {ids: [...joining, ...ids], cleared: [], news};
    }
    case 'take': {
      const {joining, left} = joinWishes(ids, request.variants);
      if (joining.length === 0 && left > 0) return {...before, error: 'wishlist.error.full'};
      const news = {kind: 'taken', count: joining.length, left} as const;
      return {...before, ids: [...ids, ...joining], news};
    }
  }
}

/**
 * Puts so many pieces of a variant into the cart, once for a double click on the plain page `pageId`. An outage is
 * logged and an error like Shopify's refusal: then the cart has answered nothing.
 */
async function moveToCart(
  context: AppLoadContext,
  {variant, quantity}: Extract<WishlistRequest, {intent: 'move'}>,
  pageId: string | null,
): Promise<Pick<ChangedWishlist, 'error' | 'cart' | 'changed'>> {
  const add = {intent: 'add', merchandiseId: variantIdOf(variant), quantity} as const;
  try {
    const changed = context.isDocument ? null : await changeCart(context, add);
    const cart = changed?.answer ?? (await changeCartOnce(context, add, pageId));
    return {error: isInCart(cart) ? null : 'wishlist.error.notMoved', cart, changed};
  } catch (error) {
    if (error instanceof ServiceOutage) console.error(error.message);
    else if (error instanceof ShopifyUserError) {
      console.error(`${error.operation} refused: ${error.message}`);
    } else throw error;
    return {error: 'wishlist.error.notMoved', cart: null, changed: null};
  }
}

/** Shopify warns of what is sold out and names no line then: none came to be. */
function isInCart({warnings}: CartAnswer): boolean {
  return warnings.every(({lineId}) => lineId !== null);
}
