import {type AppLoadContext, data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {safeReturnTo} from '~/safe-addresses';
import {ServiceOutage} from '~/services/http/outage.server';
import {isNumericId, variantIdOf} from '~/services/shopify/ids';
import {type CartAnswer, type CartFormAnswer, flashCartAnswer} from '../cart/cart-answer.server';
import {type CartRequest, noChanges, quantity} from '../cart/cart-form.server';
import {changeAndLoadCart, changeCartOnce} from '../cart/change-cart.server';
import {cookieCheck, flashNotice} from '../notices/flash-notice.server';
import {
  flashWishlistNews,
  type WishlistState,
  readCleared,
  readWishlistState,
  readWishlist,
  storeCleared,
  storeWishlist,
  type WishlistNews,
} from './load-wishlist.server';
import {mergeWishlists, MAX_WISHLIST_ITEMS, parseWishlist, withoutItem, withItem} from './wishlist';

/** Names of the wishlist's submit buttons, which are the intents of its forms. */
const wishlistIntents = ['add', 'remove', 'move', 'clear', 'undo', 'copy'] as const;
type WishlistIntent = (typeof wishlistIntents)[number];

/** The outcome of a wishlist form; shown on its page after a plain form. */
export interface WishlistAnswer {
  intent: WishlistIntent | null;
  /** Number of the variant concerned, as submitted; '' for none. */
  variant: string;
  /** Why nothing was changed. */
  error: MessageKey | null;
  /** The quantity that was typed and rejected. */
  quantity: string | null;
  /** The cart's answer when something was moved there. */
  cart: CartAnswer | null;
  news: WishlistNews | null;
}

/** The wishlist action's response for JavaScript: with the current list, and the cart's answer to a move. */
export interface WishlistFormAnswer extends WishlistAnswer {
  state: WishlistState;
  cart: CartFormAnswer | null;
}

/**
 * Parses a wishlist form into a request, or into the answer with its error. The submit button contains everything, so
 * one form serves all hearts of a page: `add=123`, `remove=123`, `move=123`, `clear=all`, `undo=clear`, `copy=123.456`.
 */
export function readWishlistForm(
  form: FormData,
): {value: WishlistRequest} | {answer: WishlistAnswer} {
  const {intent, variant} = readIntent(form);
  const quantity = textOf(form, 'quantity');
  const parsed = wishlistSchema.safeParse({intent, variant, variants: variant, quantity});
  if (parsed.success) return {value: parsed.data};

  const message = (parsed.error.issues[0]?.message ?? 'cart.error.unknownIntent') as MessageKey;
  return {answer: rejectedAnswer(form, message)};
}

/** An answer that changed nothing; the typed quantity is kept for its field. */
export function rejectedAnswer(form: FormData, error: MessageKey): WishlistAnswer {
  const {intent, variant} = readIntent(form);
  const quantity = textOf(form, 'quantity')?.slice(0, 100) ?? null;
  return {intent, variant: variant?.slice(0, 20) ?? '', error, quantity, cart: null, news: null};
}

function readIntent(form: FormData) {
  const intent = wishlistIntents.find((name) => form.has(name)) ?? null;
  return {intent, variant: intent && textOf(form, intent)};
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}

const variant = z
  .string('wishlist.error.unknownVariant')
  .refine(isNumericId, 'wishlist.error.unknownVariant');

/** `123.456`, the format of shared lists; at least one entry is a number. */
const variants = z
  .string('wishlist.error.unknownVariant')
  .transform(parseWishlist)
  .refine(({length}) => length > 0, 'wishlist.error.unknownVariant');

/** Requests of the wishlist's forms. */
const wishlistSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({intent: z.literal('add'), variant}),
    z.object({intent: z.literal('remove'), variant}),
    z.object({intent: z.literal('move'), variant, quantity}),
    z.object({intent: z.literal('clear')}),
    z.object({intent: z.literal('undo')}),
    z.object({intent: z.literal('copy'), variants}),
  ],
  'cart.error.unknownIntent',
);

type WishlistRequest = z.infer<typeof wishlistSchema>;

/** `null`: the wishlist page reports it, with the available actions. */
const successNotices: Record<WishlistIntent, MessageKey | null> = {
  add: 'wishlist.notice.added',
  remove: 'wishlist.notice.removed',
  move: 'cart.notice.added',
  clear: null,
  undo: null,
  copy: null,
};

/**
 * Responds to a plain wishlist form: redirects with 303 to the page it was sent from (`returnTo`, else the wishlist),
 * which shows a notice, or to the wishlist when that has to report a change to the complete list. A rejected form of
 * the wishlist page gets a 400 response there, and a browser without cookies goes to that page.
 */
export function respondToPlainForm(
  context: AppLoadContext,
  form: FormData,
  answer: WishlistAnswer,
) {
  const page = href(context.language, 'wishlist');
  const returnTo = safeReturnTo(form.get('returnTo')) ?? page;
  if (answer.error && returnTo === page) return data(answer, {status: 400});

  if (answer.cart && !answer.cart.error) flashCartAnswer(context, answer.cart);
  if (answer.news) flashWishlistNews(context, answer.news);
  if (answer.error) {
    flashNotice(context, {type: 'danger', title: answer.error, message: null});
    throw redirect(returnTo, 303);
  }
  const limited = answer.cart !== null && answer.cart.warnings.length > 0;
  const title = answer.intent && successNotices[answer.intent];
  if (title && !limited) flashNotice(context, {type: 'success', title, message: null});
  const target = answer.intent && !title ? page : returnTo;
  throw redirect(cookieCheck(context, page) ?? target, 303);
}

type Outcome = Pick<WishlistAnswer, 'error' | 'cart' | 'news'>;

/** The numbers on the wishlist, and those that were cleared and can be restored. */
interface Lists {
  ids: readonly string[];
  cleared: readonly string[];
}

const success: Outcome = {error: null, cart: null, news: null};

/**
 * Applies one request to the visitor's current wishlist, whatever the requesting page displayed. Items that cannot be
 * added to the cart stay on it. `pageId` is the rendering that a plain form was sent from.
 */
export async function changeWishlist(
  context: AppLoadContext,
  request: WishlistRequest,
  pageId: string | null,
): Promise<Outcome & {state: WishlistState}> {
  const before: Lists = {ids: readWishlist(context), cleared: readCleared(context)};
  const {ids, cleared, ...outcome} =
    request.intent === 'move'
      ? await moveToCart(context, before, request, pageId)
      : changeLists(before, request);
  if (!outcome.error) storeWishlist(context, ids);
  if (cleared !== before.cleared) storeCleared(context, cleared);
  return {...success, ...outcome, state: readWishlistState(context)};
}

function changeLists(
  before: Lists,
  request: Exclude<WishlistRequest, {intent: 'move'}>,
): Lists & Partial<Outcome> {
  const {ids, cleared} = before;
  switch (request.intent) {
    case 'add': {
      const added = withItem(ids, request.variant);
      const isFull = added.length > MAX_WISHLIST_ITEMS;
      return isFull ? {...before, error: 'wishlist.error.full'} : {...before, ids: added};
    }
    case 'remove':
      return {...before, ids: withoutItem(ids, request.variant)};
    case 'clear':
      // Clearing an empty list keeps the previous undo state: a form may be sent twice.
      return {ids: [], cleared: ids.length > 0 ? ids : cleared};
    case 'undo': {
      if (cleared.length === 0) return {...before, news: {kind: 'notRestored'}};
      // Cleared items are restored before those added since.
      const {joining, left} = mergeWishlists(ids, cleared);
      const news = {kind: 'restored', count: joining.length, left} as const;
      return {ids: [...joining, ...ids], cleared: [], news};
    }
    case 'copy': {
      const {joining, left} = mergeWishlists(ids, request.variants);
      if (joining.length === 0 && left > 0) return {...before, error: 'wishlist.error.full'};
      const news = {kind: 'copied', count: joining.length, left} as const;
      return {...before, ids: [...ids, ...joining], news};
    }
  }
}

/**
 * Adds the given quantity of a variant to the cart, once for a double click on the plain page `pageId`. An outage is
 * logged and treated like a rejection by Shopify.
 */
async function moveToCart(
  context: AppLoadContext,
  before: Lists,
  {variant, quantity}: Extract<WishlistRequest, {intent: 'move'}>,
  pageId: string | null,
): Promise<Lists & Partial<Outcome>> {
  const line = {merchandiseId: variantIdOf(variant), quantity};
  const add: CartRequest = {...noChanges, intent: 'add', add: [line]};
  try {
    const cart = context.isDocument
      ? await changeCartOnce(context, add, pageId)
      : await changeAndLoadCart(context, add);
    return isInCart(cart)
      ? {...before, ids: withoutItem(before.ids, variant), cart}
      : {...before, error: 'wishlist.error.notMoved', cart};
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return {...before, error: 'wishlist.error.notMoved'};
  }
}

/** For a sold-out variant, Shopify's warning matches no line: none was created. */
function isInCart({error, warnings}: CartAnswer): boolean {
  return !error && warnings.every(({lineId}) => lineId !== null);
}
