import {lazy, Suspense} from 'react';
import {useEver} from '~/ui/use-ever';
import {useWishlist} from './wishlist-context';

/** Fetches the drawer's code; called ahead when a visitor is about to open it. */
export async function fetchWishlistDrawer() {
  const {WishlistDrawer} = await import('./WishlistDrawer');
  return {default: WishlistDrawer};
}

const WishlistDrawer = lazy(fetchWishlistDrawer);

/** The Merkzettel beside any page, in a chunk that comes when it is first opened; without JavaScript its page serves. */
export function LazyWishlistDrawer() {
  const {open} = useWishlist();
  if (!useEver(open)) return null;
  return (
    <Suspense fallback={null}>
      <WishlistDrawer />
    </Suspense>
  );
}
