import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {WishlistAnswer} from './wishlist-answer';
import {joinWishes} from './join-wishes';
import {moveToCart} from './move-to-cart.server';
import {readCleared, readWishes, rememberCleared, rememberWishes} from './wishlist-cookie.server';
import {MOST_WISHES, withoutWish, withWish} from './wishlist-ids';
import type {WishlistRequest} from './wishlist-schema';

type Change = Pick<WishlistAnswer, 'error' | 'cart' | 'news'>;

const done: Change = {error: null, cart: null, news: null};

/**
 * Carries out one request on the visitor's Merkzettel as it is now, whatever the page that asks has
 * shown. What cannot be added to the cart stays on it. `pageId` is the rendering that a plain form was sent from.
 * Throws `ServiceOutage` when Shopify is down.
 */
export async function changeWishlist(
  context: AppLoadContext,
  request: WishlistRequest,
  pageId: string | null,
): Promise<Change> {
  const wishes = readWishes(context);
  switch (request.intent) {
    case 'add': {
      const added = withWish(wishes, request.variant);
      if (added.length > MOST_WISHES) return {...done, error: 'wishlist.error.full'};
      rememberWishes(context, added);
      return done;
    }
    case 'remove':
      rememberWishes(context, withoutWish(wishes, request.variant));
      return done;
    case 'clear':
      return clear(context, wishes);
    case 'undo':
      return restore(context, wishes);
    case 'take':
      return take(context, wishes, request.variants);
    case 'move': {
      const {moved, cart} = await moveToCart(context, request.variant, request.quantity, pageId);
      if (!moved) return {...done, error: 'wishlist.error.notMoved', cart};
      rememberWishes(context, withoutWish(wishes, request.variant));
      return {...done, cart};
    }
  }
}

/** An empty list leaves the way back to the one before it: a form may be sent twice. */
function clear(context: AppLoadContext, wishes: string[]): Change {
  if (wishes.length > 0) rememberCleared(context, wishes);
  rememberWishes(context, []);
  return done;
}

/** What was cleared comes back before what was added since. */
function restore(context: AppLoadContext, wishes: string[]): Change {
  const cleared = readCleared(context);
  if (cleared.length === 0) return {...done, news: {kind: 'notRestored'}};
  const {joining, left} = joinWishes(wishes, cleared);
  rememberWishes(context, [...joining, ...wishes]);
  rememberCleared(context, []);
  return {...done, news: {kind: 'restored', count: joining.length, left}};
}

/** Adds what fits of a shared list; the visitor's own stays. */
function take(context: AppLoadContext, wishes: string[], shared: string[]): Change {
  const {joining, left} = joinWishes(wishes, shared);
  if (joining.length === 0 && left > 0) return {...done, error: 'wishlist.error.full'};
  rememberWishes(context, [...wishes, ...joining]);
  return {...done, news: {kind: 'taken', count: joining.length, left}};
}
