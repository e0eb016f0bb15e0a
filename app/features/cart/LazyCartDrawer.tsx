import {lazy, Suspense, useEffect, useState} from 'react';
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
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <CartDrawer cart={cart} />
    </Suspense>
  );
}
