import type {MessageKey} from '~/i18n/messages';
import {wishIntents, type WishlistAnswer} from './wishlist-answer';
import {wishlistSchema, type WishlistRequest} from './wishlist-schema';

/**
 * What a form asks of the Merkzettel, or the answer that says what is wrong with it. The submit button says it
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
