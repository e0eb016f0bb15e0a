import type {MessageKey} from '~/i18n/messages';
import type {CartAnswer} from '../cart/cart-answer';

export const wishIntents = ['add', 'remove', 'move', 'clear', 'undo', 'take'] as const;
export type WishIntent = (typeof wishIntents)[number];

/** What a form has made of the whole list; its page tells it. */
export type WishlistNews =
  /** So many were taken over from a shared list, so many had no room. */
  | {kind: 'taken'; count: number; left: number}
  /** So many came back after the list was cleared, so many had no room. */
  | {kind: 'restored'; count: number; left: number}
  /** What was cleared is forgotten by now. */
  | {kind: 'notRestored'};

/** What the Merkzettel's action answers to script, and shows on its page after a plain form. */
export interface WishlistAnswer {
  intent: WishIntent | null;
  /** Number of the variant it is about, as it was sent; '' for none. */
  variant: string;
  /** Why nothing was changed. */
  error: MessageKey | null;
  /** What was typed as quantity and refused. */
  quantity: string | null;
  /** What the cart said when something was moved there. */
  cart: CartAnswer | null;
  news: WishlistNews | null;
}
