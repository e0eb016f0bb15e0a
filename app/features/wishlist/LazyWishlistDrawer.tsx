import {useHref} from '~/i18n/use-language';
import {useOnDemand} from '~/ui/use-on-demand';
import {recoverFromChunk} from '../navigation/page-chunk';
import {useWishlist} from './wishlist-context';

const fetchDrawer = async () => (await import('./WishlistDrawer')).WishlistDrawer;

/** Fetches the drawer's code ahead when a visitor is about to open it. */
export function prefetchWishlistDrawer(): void {
  fetchDrawer().catch(() => undefined);
}

/** The Merkzettel beside any page, in a chunk that comes when it is first opened; without JavaScript its page serves. */
export function LazyWishlistDrawer() {
  const {open, hide} = useWishlist();
  const address = useHref()('wishlist');
  const WishlistDrawer = useOnDemand(open, fetchDrawer, (error) => {
    hide();
    recoverFromChunk(address, error);
  });
  return WishlistDrawer && <WishlistDrawer />;
}
