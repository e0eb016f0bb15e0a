import {useKeptAnswer} from '../cart/use-kept-answer';
import {useWishlist} from './wishlist-context';
import type {WishlistAnswer, WishlistNews} from './wishlist-answer';

const nothing = {intent: null, variant: '', error: null, quantity: null, cart: null, news: null};

/**
 * What the Merkzettel's page has to say: the answer to its last form, sent by script or by the browser, else
 * what the plain form before this page has made of the list, or what the cart said when it moved something there.
 */
export function useWishlistAnswer(
  sent: WishlistAnswer | null,
  news: WishlistNews | null,
): WishlistAnswer | null {
  const {answer} = useWishlist();
  const cart = useKeptAnswer();
  const told = news && {...nothing, news};
  const moved = cart && {...nothing, intent: 'move' as const, cart};
  return answer ?? sent ?? told ?? moved;
}
