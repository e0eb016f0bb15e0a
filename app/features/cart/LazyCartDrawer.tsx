import {lazy, Suspense} from 'react';
import {useEver} from '~/ui/use-ever';
import {useCartDrawer} from './cart-drawer-context';
import type {CartView} from './cart-view';

/** Fetches the drawer's code; called ahead when a visitor is about to open it. */
export async function fetchCartDrawer() {
  const {CartDrawer} = await import('./CartDrawer');
  return {default: CartDrawer};
}

const CartDrawer = lazy(fetchCartDrawer);

/**
 * The cart beside any page, in a chunk that comes when it is first opened; without JavaScript the cart page
 * takes its place.
 */
export function LazyCartDrawer({cart}: {cart: CartView | null}) {
  const {open} = useCartDrawer();
  if (!useEver(open)) return null;
  return (
    <Suspense fallback={null}>
      <CartDrawer cart={cart} />
    </Suspense>
  );
}
