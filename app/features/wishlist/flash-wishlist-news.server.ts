import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {WishlistNews} from './wishlist-answer';

const KEY = 'wishlist-news';

/** Keeps what a plain form has made of the Merkzettel for its page, which follows. */
export function flashWishlistNews({session}: AppLoadContext, news: WishlistNews): void {
  session.flash(KEY, news);
}

/** The kept news, once, and only for a page; the session is signed, so its content is our own. */
export function takeWishlistNews({session, isDocument}: AppLoadContext): WishlistNews | null {
  return isDocument ? (session.take(KEY) as WishlistNews | null) : null;
}
