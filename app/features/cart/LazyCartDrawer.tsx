import {useHref} from '~/i18n/use-language';
import {useOnDemand} from '~/ui/use-on-demand';
import {recoverFromChunk} from '../navigation/page-chunk';
import {useCartDrawer} from './cart-drawer-context';
import type {CartView} from './cart-view';

const fetchDrawer = async () => (await import('./CartDrawer')).CartDrawer;

/** Fetches the drawer's code ahead when a visitor is about to open it. */
export function prefetchCartDrawer(): void {
  fetchDrawer().catch(() => undefined);
}

/**
 * The cart beside any page, in a chunk that comes when it is first opened; without JavaScript the cart page
 * takes its place.
 */
export function LazyCartDrawer({cart}: {cart: CartView | null}) {
  const {open, hide} = useCartDrawer();
  const address = useHref()('cart');
  const CartDrawer = useOnDemand(open, fetchDrawer, (error) => {
    hide();
    recoverFromChunk(address, error);
  });
  return CartDrawer && <CartDrawer cart={cart} />;
}
