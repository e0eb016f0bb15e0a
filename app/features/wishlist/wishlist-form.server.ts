import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {safeReturnTo} from '~/safe-addresses';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {flashCartAnswer} from '../cart/answer-cart-form.server';
import {quantity} from '../cart/read-cart-form.server';
import {flashNotice} from '../notices/flash-notice.server';
import {isVariantNumber, parseWishes} from './wishlist-ids';
import {
  wishIntents,
  type WishIntent,
  type WishlistAnswer,
  type WishlistNews,
} from './wishlist-view';

/**
 * What a form asks of the wishlist, or the answer that says what is wrong with it. The submit button says it
 * all, so that one form serves all hearts of a page: `add=123`, `remove=123`, `move=123`, `clear=all`,
 * `undo=clear`, `take=123.456`.
 */
export function readWishlistForm(
  form: FormData,
): {value: WishlistRequest} | {answer: WishlistAnswer} {
  const {intent, variant} = wishOf(form);
  const quantity = textOf(form, 'quantity');
  const read = wishlistSchema.safeParse({intent, variant, variants: variant, quantity});
  if (read.success) return {value: read.data};

  const message = (read.error.issues[0]?.message ?? 'wishlist.error.unknownIntent') as MessageKey;
  return {answer: refusedWish(form, message)};
}

/** An answer that changed nothing; what was typed as quantity is kept for its field. */
export function refusedWish(form: FormData, error: MessageKey): WishlistAnswer {
  const {intent, variant} = wishOf(form);
  const quantity = textOf(form, 'quantity')?.slice(0, 100) ?? null;
  return {intent, variant: variant?.slice(0, 20) ?? '', error, quantity, cart: null, news: null};
}

function wishOf(form: FormData) {
  const intent = wishIntents.find((name) => form.has(name)) ?? null;
  return {intent, variant: intent && textOf(form, intent)};
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}

const variant = z
  .string('wishlist.error.unknownVariant')
  .refine(isVariantNumber, 'wishlist.error.unknownVariant');

/** `123.456`, as a shared list names what it shows; at least one of it is a number. */
const variants = z
  .string('wishlist.error.unknownVariant')
  .transform(parseWishes)
  .refine(({length}) => length > 0, 'wishlist.error.unknownVariant');

/** What the wishlist's forms ask for. */
const wishlistSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({intent: z.literal('add'), variant}),
    z.object({intent: z.literal('remove'), variant}),
    z.object({intent: z.literal('move'), variant, quantity}),
    z.object({intent: z.literal('clear')}),
    z.object({intent: z.literal('undo')}),
    z.object({intent: z.literal('take'), variants}),
  ],
  'wishlist.error.unknownIntent',
);

export type WishlistRequest = z.infer<typeof wishlistSchema>;

/** `null`: the wishlist's page tells it, with what can be done then. */
const successes: Record<WishIntent, MessageKey | null> = {
  add: 'wishlist.notice.added',
  remove: 'wishlist.notice.removed',
  move: 'cart.notice.added',
  clear: null,
  undo: null,
  take: null,
};

/**
 * Answers a plain form of the wishlist: leads on by 303, back to where it stood (`returnTo`, else the wishlist),
 * where a notice awaits it, or to the wishlist when that has to tell what became of the whole list. A refusal of
 * the wishlist's own page is answered there with 400.
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

/** Keeps what a plain form has made of the wishlist for its page, which follows. */
function flashWishlistNews({session}: AppLoadContext, news: WishlistNews): void {
  session.flash(KEY, news);
}

/** The kept news, once, and only for a page; the session is signed, so its content is our own. */
export function takeWishlistNews({session, isDocument}: AppLoadContext): WishlistNews | null {
  return isDocument ? (session.take(KEY) as WishlistNews | null) : null;
}
