import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/forms/return-to';
import {href} from '~/i18n/href';
import type {WorkerMessageKey} from '~/i18n/messages';
import {flashCartAnswer} from '../cart/flash-cart-answer.server';
import {flashNotice} from '../notices/flash-notice.server';
import {flashWishlistNews} from './flash-wishlist-news.server';
import type {WishIntent, WishlistAnswer} from './wishlist-answer';

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
 * Answers a form of the Merkzettel. A form that script sent gets the answer as data. A plain form is led on by
 * 303: back to where it stood (`returnTo`, else the Merkzettel), where a notice awaits it, or to the Merkzettel
 * when that has to tell what became of the whole list. A refusal of the Merkzettel's own page is answered there
 * with 400.
 */
export function answerWishlistForm(
  context: AppLoadContext,
  form: FormData,
  answer: WishlistAnswer,
) {
  if (!context.isDocument) return data(answer, {status: answer.error ? 400 : 200});

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
