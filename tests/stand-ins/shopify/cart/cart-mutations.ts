import type {GraphQLResolveInfo} from 'graphql';
import {isEnumType} from 'graphql';
import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {setBuyerIdentity} from './buyer-identity';
import {setAttributes, setNote} from './cart-details';
import {changeCart, createCart} from './change-cart';
import {setDiscountCodes} from './discounts';
import {removeGiftCards, setGiftCards} from './gift-cards';
import {addLines, removeLines, updateLines, type LineInput} from './line-changes';
import type {LineUpdateInput} from './line-changes';
import type {StoredAttribute, StoredBuyer} from './stored-cart';

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
export const cartMutations: ResolverMap = {
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
        setNote(note ?? '', ['input', 'note']),
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
