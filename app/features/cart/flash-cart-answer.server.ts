import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartAnswer} from './cart-answer';

const KEY = 'cart-answer';

/** Keeps the cart's answer to a plain form for the page that follows. */
export function flashCartAnswer({session}: AppLoadContext, answer: CartAnswer): void {
  session.flash(KEY, answer);
}

/** The kept answer, once, and only for a page; the session is signed, so its content is our own. */
export function takeCartAnswer({session, isDocument}: AppLoadContext): CartAnswer | null {
  return isDocument ? (session.take(KEY) as CartAnswer | null) : null;
}
