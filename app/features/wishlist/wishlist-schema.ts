import {z} from 'zod';
import {quantity} from '../cart/cart-schema';
import {isVariantNumber, parseWishes} from './wishlist-ids';

const variant = z
  .string('wishlist.error.unknownVariant')
  .refine(isVariantNumber, 'wishlist.error.unknownVariant');

/** `123.456`, as a shared list names what it shows; at least one of it is a number. */
const variants = z
  .string('wishlist.error.unknownVariant')
  .transform(parseWishes)
  .refine(({length}) => length > 0, 'wishlist.error.unknownVariant');

/** What the Merkzettel's forms ask for. */
export const wishlistSchema = z.discriminatedUnion(
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
