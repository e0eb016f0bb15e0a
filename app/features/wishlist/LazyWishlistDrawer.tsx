import {useHref} from '~/i18n/use-language';
import {useLatePart, fetchAhead} from '~/ui/late-part';
import {recoverFromChunk} from '../navigation/open-page';
import {useWishlist} from './wishlist-context';

const fetchDrawer = async () => (await import('./WishlistDrawer')).WishlistDrawer;

/** Fetches the drawer's code ahead when a visitor is about to open it. */
export function prefetchWishlistDrawer(): void {
  fetchAhead(fetchDrawer);
}

/** The wishlist beside any page, in a chunk that comes when it is first opened; without JavaScript its page serves. */
export function LazyWishlistDrawer() {
  const {open, hide} = useWishlist();
  const address = useHref()('wishlist');
  const WishlistDrawer = useLatePart(fetchDrawer, open, (error) => {
    hide();
    recoverFromChunk(address, error);
  });
  return WishlistDrawer && <WishlistDrawer />;
}
