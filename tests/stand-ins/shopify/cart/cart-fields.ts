import {connectionOf, type PageArgs} from '../connections';
import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {typed} from '../typed-parent';
import {buyerIdentityOf} from './buyer-identity';
import {costOfCart, costOfLine, discountAllocationsOf} from './cart-cost';
import {cartIdOf} from './cart-id';
import {linesOf, totalQuantity, type LineParent} from './cart-lines';
import {deliveryGroupsOf} from './delivery-groups';
import {discountCodesOf} from './discounts';
import {appliedGiftCards} from './gift-cards';
import type {StoredAttribute, StoredCart} from './stored-cart';

const attributeOf = (attributes: readonly StoredAttribute[], wanted: string) =>
  attributes.find(({key}) => key === wanted) ?? null;

const lineConnection = (cart: StoredCart, args: PageArgs, context: StandInContext) =>
  connectionOf(linesOf(cart, context), args, (line) => typed('CartLine', line));

/** Fields of Shopify's `Cart`, `CartLine` and `CartDeliveryGroup`. */
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
    lines: lineConnection,
    cost: (cart: StoredCart, _args: unknown, context: StandInContext) => costOfCart(cart, context),
    estimatedCost: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      costOfCart(cart, context),
    attribute: ({attributes}: StoredCart, {key}: {key: string}) => attributeOf(attributes, key),
    buyerIdentity: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      buyerIdentityOf(cart, context),
    discountCodes: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      discountCodesOf(cart, context),
    discountAllocations: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      discountAllocationsOf(cart, context),
    appliedGiftCards: (cart: StoredCart, _args: unknown, context: StandInContext) =>
      appliedGiftCards(cart, context),
    delivery: (cart: StoredCart) => cart,
    deliveryGroups: (cart: StoredCart, args: PageArgs, context: StandInContext) =>
      connectionOf(deliveryGroupsOf(cart, context), args),
    metafields: (_cart: StoredCart, {identifiers}: {identifiers: unknown[]}) =>
      identifiers.map(() => null),
  },
  CartDeliveryGroup: {
    cartLines: ({cart}: {cart: StoredCart}, args: PageArgs, context: StandInContext) =>
      lineConnection(cart, args, context),
  },
  CartLine: {
    id: ({line}: LineParent) => line.id,
    quantity: ({line}: LineParent) => line.quantity,
    attributes: ({line}: LineParent) => line.attributes,
    attribute: ({line}: LineParent, {key}: {key: string}) => attributeOf(line.attributes, key),
    merchandise: ({merchandise}: LineParent) => typed('ProductVariant', merchandise),
    cost: (parent: LineParent, _args: unknown, context: StandInContext) =>
      costOfLine(parent, context),
    estimatedCost: (parent: LineParent, _args: unknown, context: StandInContext) => {
      const {subtotalAmount, totalAmount, amountPerQuantity, compareAtAmountPerQuantity} =
        costOfLine(parent, context);
      const compareAtAmount = compareAtAmountPerQuantity;
      return {subtotalAmount, totalAmount, amount: amountPerQuantity, compareAtAmount};
    },
    discountAllocations: () => [],
    sellingPlanAllocation: () => null,
    instructions: () => ({canRemove: true, canUpdateQuantity: true}),
    parentRelationship: () => null,
  },
};
