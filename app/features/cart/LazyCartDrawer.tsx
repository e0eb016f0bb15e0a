import {useHref} from '~/i18n/use-language';
import {useLatePart, fetchAhead} from '~/ui/late-part';
import {recoverFromChunk} from '../navigation/open-page';
import {useCart} from './cart-context';

const fetchDrawer = async () => (await import('./CartDrawer')).CartDrawer;

/** Fetches the drawer's code ahead when a visitor is about to open it. */
export function prefetchCartDrawer(): void {
  fetchAhead(fetchDrawer);
}

/**
 * The cart beside any page, in a chunk that comes when it is first opened; without JavaScript the cart page
 * takes its place.
 */
export function LazyCartDrawer() {
  const {open, hide} = useCart();
  const address = useHref()('cart');
  const CartDrawer = useLatePart(fetchDrawer, open, (error) => {
    hide();
    recoverFromChunk(address, error);
  });
  return CartDrawer && <CartDrawer />;
}
