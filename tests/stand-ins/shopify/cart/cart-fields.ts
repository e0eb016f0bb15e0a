import {connectionOf, type PageArgs} from '../connections';
import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {typed} from '../typed-parent';
import {buyerIdentityOf} from './buyer-identity';
import {costOfCart, costOfLine, discountAllocationsOf} from './cart-cost';
import {cartIdOf} from './cart-id';
import {linesOf, totalQuantity, type LineParent} from './cart-lines';
import {discountCodesOf} from './discounts';
import {appliedGiftCards} from './gift-cards';
import type {StoredCart} from './stored-cart';

/** Fields of Shopify's `Cart` and `CartLine`. */
export const cartFields: ResolverMap = {
  Cart: {
    id: (cart: StoredCart) => cartIdOf(cart),
    checkoutUrl: (
      {token, key}: StoredCart,
      _args: unknown,
      {origin, visitorConsent}: StandInContext,
    ) =>
      `${origin}/checkouts/cn/${token}?key=${key}${visitorConsent ? `&_cs=${visitorConsent}` : ''}`,
    totalQuantity: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      totalQuantity(linesOf(cart, context)),
    lines: (cart: StoredCart, args: PageArgs, context: StandInContext) =>
      connectionOf(linesOf(cart, context), args, (line) => typed('CartLine', line)),
    cost: (cart: StoredCart, _args: unknown, context: StandInContext) => costOfCart(cart, context),
    buyerIdentity: buyerIdentityOf,
    discountCodes: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      discountCodesOf(cart, context),
    discountAllocations: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      discountAllocationsOf(cart, context),
    appliedGiftCards: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      appliedGiftCards(cart, context),
  },
  CartLine: {
    id: ({line}: LineParent) => line.id,
    quantity: ({line}: LineParent) => line.quantity,
    attributes: ({line}: LineParent) => line.attributes,
    merchandise: ({merchandise}: LineParent) => typed('ProductVariant', merchandise),
    cost: (parent: LineParent, _args: unknown, context: StandInContext) =>
      costOfLine(parent, context),
  },
};
