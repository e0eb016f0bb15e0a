import {useHref} from '~/i18n/use-language';
import {useLazyPart, prefetch} from '~/ui/lazy-part';
import {recoverFromChunk} from '../navigation/open-page';
import {useCart} from './cart-context';

const fetchDrawer = async () => (await import('./CartDrawer')).CartDrawer;

/** Prefetches the drawer's code when a visitor is about to open it. */
export function prefetchCartDrawer(): void {
  prefetch(fetchDrawer);
}

/**
 * The cart drawer of any page, in a chunk that loads when it is first opened; without JavaScript the cart page replaces
 * it.
 */
export function LazyCartDrawer() {
  const {open, hide} = useCart();
  const cartHref = useHref()('cart');
  const CartDrawer = useLazyPart(fetchDrawer, open, (error) => {
    hide();
    void recoverFromChunk(error, cartHref);
  });
  return CartDrawer && <CartDrawer />;
}
