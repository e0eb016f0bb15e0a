import {useKeptAnswer} from '../cart/use-kept-answer';
import {useWishlist} from './wishlist-context';
import type {WishlistAnswer} from './wishlist-answer';

/**
 * What the Merkzettel's page has to say: the answer to its last form, sent by script or by the browser, else
 * what the cart said when the plain form before this page moved something there.
 */
export function useWishlistAnswer(sent: WishlistAnswer | null): WishlistAnswer | null {
  const {answer} = useWishlist();
  const cart = useKeptAnswer();
  const moved = cart && {intent: 'move' as const, variant: '', error: null, quantity: null, cart};
  return answer ?? sent ?? moved;
}
