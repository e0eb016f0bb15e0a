import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Destination} from '../goods/shipping';
import {takeWishlistNews} from './answer-wishlist-form.server';
import {loadSharedWishlist} from './load-shared-wishlist.server';
import {loadWishlist} from './load-wishlist.server';
import {shareLink, type SharedWishes} from './shared-wishes';
import type {KnownWishes, WishlistNews} from './wishlist-answer';
import {readKnownWishes} from './wishlist-cookie.server';
import type {SharedWishlistView, WishlistView} from './wishlist-view';

/** What the address of the Merkzettel shows: the visitor's own list or a shared one. */
interface WishlistPageView extends KnownWishes {
  own: {list: WishlistView; link: string; news: WishlistNews | null} | null;
  shared: SharedWishlistView | null;
}

/**
 * Loads the list that somebody shared, or the visitor's own with its link. An outage throws
 * `ServiceOutage`.
 */
export async function loadWishlistPage(
  context: AppLoadContext,
  shared: SharedWishes | null,
  destination: Promise<Destination>,
): Promise<WishlistPageView> {
  const known = readKnownWishes(context);
  if (shared) {
    const list = await loadSharedWishlist(context, shared, destination);
    return {...known, own: null, shared: list};
  }
  const list = await loadWishlist(context, destination);
  const ids = list.wishes.map(({number}) => number);
  const link = shareLink(context.settings.SHOP_ORIGIN, context.language, ids);
  return {...known, ids, own: {list, link, news: takeWishlistNews(context)}, shared: null};
}
