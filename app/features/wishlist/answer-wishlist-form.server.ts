import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/forms/return-to';
import {href} from '~/i18n/href';
import type {WorkerMessageKey} from '~/i18n/messages';
import {flashCartAnswer} from '../cart/answer-cart-form.server';
import {flashNotice} from '../notices/flash-notice.server';
import type {WishIntent, WishlistAnswer, WishlistNews} from './wishlist-answer';

/** `null`: the Merkzettel's page tells it, with what can be done then. */
const successes: Record<WishIntent, WorkerMessageKey | null> = {
  add: 'wishlist.notice.added',
  remove: 'wishlist.notice.removed',
  move: 'cart.notice.added',
  clear: null,
  undo: null,
  take: null,
};

/**
 * Answers a plain form of the Merkzettel: leads on by 303, back to where it stood (`returnTo`, else the Merkzettel),
 * where a notice awaits it, or to the Merkzettel when that has to tell what became of the whole list. A refusal of
 * the Merkzettel's own page is answered there with 400.
 */
export function answerPlainForm(context: AppLoadContext, form: FormData, answer: WishlistAnswer) {
  const page = href(context.language, 'wishlist');
  const returnTo = safeReturnTo(form.get('returnTo')) ?? page;
  if (answer.error && returnTo === page) return data(answer, {status: 400});

  if (answer.cart) flashCartAnswer(context, answer.cart);
  if (answer.news) flashWishlistNews(context, answer.news);
  if (answer.error) {
    flashNotice(context, {type: 'danger', title: answer.error, message: null});
    throw redirect(returnTo, 303);
  }
  const limited = answer.cart !== null && answer.cart.warnings.length > 0;
  const title = answer.intent && successes[answer.intent];
  if (title && !limited) flashNotice(context, {type: 'success', title, message: null});
  throw redirect(answer.intent && !title ? page : returnTo, 303);
}

const KEY = 'wishlist-news';

/** Keeps what a plain form has made of the Merkzettel for its page, which follows. */
function flashWishlistNews({session}: AppLoadContext, news: WishlistNews): void {
  session.flash(KEY, news);
}

/** The kept news, once, and only for a page; the session is signed, so its content is our own. */
export function takeWishlistNews({session, isDocument}: AppLoadContext): WishlistNews | null {
  return isDocument ? (session.take(KEY) as WishlistNews | null) : null;
}
