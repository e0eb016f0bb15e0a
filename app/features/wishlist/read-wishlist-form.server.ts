import {z} from 'zod';
import type {MessageKey} from '~/i18n/messages';
import {quantity} from '../cart/cart-schema';
import {wishIntents, type WishlistAnswer} from './wishlist-answer';
import {isVariantNumber, parseWishes} from './wishlist-ids';

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

const variant = z
  .string('wishlist.error.unknownVariant')
  .refine(isVariantNumber, 'wishlist.error.unknownVariant');

/** `123.456`, as a shared list names what it shows; at least one of it is a number. */
const variants = z
  .string('wishlist.error.unknownVariant')
  .transform(parseWishes)
  .refine(({length}) => length > 0, 'wishlist.error.unknownVariant');

/** What the Merkzettel's forms ask for. */
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
