import type {MessageKey} from '~/i18n/messages';
import type {CartAnswer} from '../cart/cart-answer';
import type {KnownCart} from '../cart/cart-view';

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

/** What became of a form of the Merkzettel; shown on its page after a plain form. */
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

/** What is on the Merkzettel, as the worker read or wrote it at a time of its clock in ms. */
export interface KnownWishes {
  /** Numbers of the variants, in the order of adding. */
  ids: readonly string[];
  /** How many clearing took that can still come back. */
  cleared: number;
  asOf: number;
}

/** What the Merkzettel's action answers to script: with the list as it is now, and the cart when it was asked for. */
export interface WishlistFormAnswer extends WishlistAnswer {
  wishes: KnownWishes;
  known: KnownCart | null;
}
