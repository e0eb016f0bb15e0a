import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {cartFields} from './cart-fields';
import {cartMutations} from './cart-mutations';
import {checkoutMutations} from './checkout-mutations';

/** The cart fields of Shopify's Storefront API, for both schema versions. */
export const cartResolvers: ResolverMap = {
  ...cartFields,
  QueryRoot: {
    cart: (_: unknown, {id}: {id: string}, {state}: StandInContext) => state.carts.get(id),
    cartCompletionAttempt: () => null,
  },
  Mutation: {...cartMutations.Mutation, ...checkoutMutations.Mutation},
};
