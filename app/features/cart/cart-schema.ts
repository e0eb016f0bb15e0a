import {z} from 'zod';
import {idPattern, variantIdOf} from '~/services/shopify/ids';
import {readLines, type LinkedLine} from './cart-link';

/** Shopify takes at most a million pieces in a line. */
const MOST_PIECES = 1_000_000;

const merchandiseId = z
  .string('cart.error.unknownProduct')
  .regex(idPattern('ProductVariant'), 'cart.error.unknownProduct');
/** A line of a cart, as Shopify names it. */
export const lineId = z
  .string('cart.error.unknownLine')
  .regex(idPattern('CartLine'), 'cart.error.unknownLine');
/** A whole number of pieces from 1. */
export const quantity = z
  .string('cart.error.quantity')
  .trim()
  .regex(/^\d{1,10}$/, 'cart.error.quantity')
  .transform(Number)
  .pipe(z.number().min(1, 'cart.error.quantity').max(MOST_PIECES, 'cart.error.tooMany'));

/** The code of a discount or of a gift card as its holder types it. */
export const code = z
  .string('cartPage.code.refused.missing')
  .trim()
  .min(1, 'cartPage.code.refused.missing')
  .regex(/^\P{Cc}{1,255}$/u, 'cartPage.code.refused.unknown');

/** A gift card of a cart, as Shopify names it. */
export const giftCard = z
  .string('cart.error.unknownIntent')
  .regex(idPattern('AppliedGiftCard'), 'cart.error.unknownIntent');

/** Where a search found the product; read by the statistics alone, so a wrong one stops nothing. */
const found = z.string().max(100).optional().catch(undefined);

const toLine = ({number, quantity}: LinkedLine) => ({
  merchandiseId: variantIdOf(number),
  quantity,
});

/** What forms send that put something into the cart. */
export const cartSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({intent: z.literal('add'), merchandiseId, quantity, found}),
    z
      .object({
        intent: z.literal('follow'),
        add: z
          .string()
          .default('')
          .transform((text) => readLines(text).lines.map(toLine)),
        code: code.optional(),
      })
      .refine(({add, code}) => add.length > 0 || code, 'cart.error.unknownIntent'),
  ],
  'cart.error.unknownIntent',
);

/** What the one form of all lines and codes wants, the cart's in drawer and page. */
export interface LinesRequest {
  intent: 'lines';
  quantities: {id: string; quantity: number}[];
  removed: string | null;
  /** What was typed into the field for codes. */
  code: string | null;
  removedCode: string | null;
  removedGiftCard: string | null;
}

export type CartRequest = z.infer<typeof cartSchema> | LinesRequest;
