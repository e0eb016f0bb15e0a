import {useHref} from '~/i18n/use-language';
import {useLazyPart} from '~/ui/lazy-part';
import {recoverFromChunk} from '../navigation/open-page';
import {useWishlist} from './wishlist-context';

const fetchDrawer = async () => (await import('./WishlistDrawer')).WishlistDrawer;

/** The wishlist drawer of any page, in a chunk that loads on first opening; without JavaScript its page replaces it. */
export function LazyWishlistDrawer() {
  const {open, hide} = useWishlist();
  const wishlistHref = useHref()('wishlist');
  const WishlistDrawer = useLazyPart(fetchDrawer, open, (error) => {
    hide();
    void recoverFromChunk(error, wishlistHref);
  });
  return WishlistDrawer && <WishlistDrawer />;
}
