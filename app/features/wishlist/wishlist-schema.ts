import {z} from 'zod';
import {quantity} from '../cart/cart-schema';
import {isVariantNumber} from './wishlist-ids';

const variant = z
  .string('wishlist.error.unknownVariant')
  .refine(isVariantNumber, 'wishlist.error.unknownVariant');

/** What the Merkzettel's forms ask for. */
export const wishlistSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({intent: z.literal('add'), variant}),
    z.object({intent: z.literal('remove'), variant}),
    z.object({intent: z.literal('move'), variant, quantity}),
    z.object({intent: z.literal('clear')}),
  ],
  'wishlist.error.unknownIntent',
);

export type WishlistRequest = z.infer<typeof wishlistSchema>;
