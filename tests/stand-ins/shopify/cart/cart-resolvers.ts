import {isEnumType, type GraphQLResolveInfo} from 'graphql';
import {connectionOf, type PageArgs} from '../connections';
import {typed, type StandInContext, type ResolverMap} from '../resolver-contract';
import {costOfCart, costOfLine, discountAllocationsOf} from './cart-cost';
import {linesOf, totalQuantity, type LineParent} from './cart-lines';
import {cartIdOf, type StoredBuyer, type StoredCart, type StoredAttribute} from './cart-table';
import {changeCart, createCart, type CartChange} from './change-cart';
import {discountCodesOf, setDiscountCodes} from './discounts';
import {appliedGiftCards, removeGiftCards, setGiftCards} from './gift-cards';
import {
  mergedAttributes,
  addLines,
  removeLines,
  updateLines,
  type LineInput,
  type LineUpdateInput,
} from './line-changes';
import {limitInputs} from './notices';

/** Parent of `CartBuyerIdentity`. */
function buyerIdentityOf({buyer: {countryCode, preferences}}: StoredCart) {
  const delivery = preferences?.delivery;
  return {
    countryCode: countryCode ?? null,
    preferences: preferences && {
      delivery: delivery && {deliveryMethod: delivery.deliveryMethod ?? []},
    },
  };
}

/** `cartBuyerIdentityUpdate` and `CartInput.buyerIdentity`: null clears, omitted fields stay. */
function setBuyerIdentity({state}: StandInContext, input: StoredBuyer, path: string[]): CartChange {
  return (draft, {userErrors}) => {
    const token = input.customerAccessToken;
    if (token && !state.customers.find(token)) {
      const field = [...path, 'customerAccessToken'];
      userErrors.push({code: 'INVALID', field, message: 'Customer is invalid.'});
    }
    draft.buyer = {...draft.buyer, ...input};
  };
}

/** `CartInput.note`. */
function setNote(note: string): CartChange {
  return (draft) => {
    draft.note = note;
  };
}

/** `CartInput.attributes`. */
function setAttributes(attributes: readonly StoredAttribute[]): CartChange {
  return (draft) => {
    limitInputs(attributes, ['attributes']);
    draft.attributes = mergedAttributes(attributes);
  };
}

/** Fields of Shopify's `Cart` and `CartLine`. */
const cartFields: ResolverMap = {
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

interface CartInput {
  lines?: LineInput[] | null;
  note?: string | null;
  attributes?: StoredAttribute[] | null;
  buyerIdentity?: StoredBuyer | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
}

interface OfCart {
  cartId: string;
}

/** Whether the schema of this request has discount warnings, which were added in 2025-10. */
function warnsOfDiscounts({schema}: GraphQLResolveInfo): boolean {
  const codes = schema.getType('CartWarningCode');
  return isEnumType(codes) && codes.getValue('DISCOUNT_NOT_FOUND') !== undefined;
}

/** Mutations that create a cart and change its contents. Each returns a `Cart…Payload`. */
const cartMutations: ResolverMap = {
  Mutation: {
    cartCreate: (
      _: unknown,
      {input}: {input?: CartInput | null},
      context: StandInContext,
      info: GraphQLResolveInfo,
    ) => {
      const {language} = context.market;
      const {lines, note, attributes, buyerIdentity, discountCodes} = input ?? {};
      return createCart(
        context,
        setBuyerIdentity(context, buyerIdentity ?? {}, ['input', 'buyerIdentity']),
        addLines(context, lines ?? [], ['input', 'lines']),
        setNote(note ?? ''),
        setAttributes(attributes ?? []),
        setDiscountCodes(discountCodes ?? [], context, language, warnsOfDiscounts(info)),
        setGiftCards(input?.giftCardCodes ?? [], ['input', 'giftCardCodes']),
      );
    },
    cartLinesAdd: (
      _: unknown,
      {cartId, lines}: OfCart & {lines: LineInput[]},
      context: StandInContext,
    ) => changeCart(context, cartId, addLines(context, lines, ['lines'])),
    cartLinesUpdate: (
      _: unknown,
      {cartId, lines}: OfCart & {lines: LineUpdateInput[]},
      context: StandInContext,
    ) => changeCart(context, cartId, updateLines(context, lines)),
    cartLinesRemove: (
      _: unknown,
      {cartId, lineIds}: OfCart & {lineIds: string[]},
      context: StandInContext,
    ) => changeCart(context, cartId, removeLines(lineIds)),
    cartBuyerIdentityUpdate: (
      _: unknown,
      {cartId, buyerIdentity}: OfCart & {buyerIdentity: StoredBuyer},
      context: StandInContext,
    ) => changeCart(context, cartId, setBuyerIdentity(context, buyerIdentity, ['buyerIdentity'])),
    cartDiscountCodesUpdate: (
      _: unknown,
      {cartId, discountCodes}: OfCart & {discountCodes?: string[] | null},
      context: StandInContext,
      info: GraphQLResolveInfo,
    ) => {
      const {language} = context.market;
      const warns = warnsOfDiscounts(info);
      return changeCart(
        context,
        cartId,
        setDiscountCodes(discountCodes ?? [], context, language, warns),
      );
    },
    cartGiftCardCodesUpdate: (
      _: unknown,
      {cartId, giftCardCodes}: OfCart & {giftCardCodes: string[]},
      context: StandInContext,
    ) => changeCart(context, cartId, setGiftCards(giftCardCodes, ['giftCardCodes'])),
    cartGiftCardCodesRemove: (
      _: unknown,
      {cartId, appliedGiftCardIds}: OfCart & {appliedGiftCardIds: string[]},
      context: StandInContext,
    ) => changeCart(context, cartId, removeGiftCards(appliedGiftCardIds)),
  },
};

/** The cart fields of Shopify's Storefront API, for both schema versions. */
export const cartResolvers: ResolverMap = {
  ...cartFields,
  ...cartMutations,
  QueryRoot: {
    cart: (_: unknown, {id}: {id: string}, {state}: StandInContext) => state.carts.get(id),
  },
};
