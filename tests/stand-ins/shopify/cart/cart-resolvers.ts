import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {cartFields} from './cart-fields';
import {cartMutations} from './cart-mutations';

/** The cart fields of Shopify's Storefront API, for both schema versions. */
export const cartResolvers: ResolverMap = {
  ...cartFields,
  ...cartMutations,
  QueryRoot: {
    cart: (_: unknown, {id}: {id: string}, {state}: StandInContext) => state.carts.get(id),
  },
};
