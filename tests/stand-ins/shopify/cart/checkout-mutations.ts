import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {changeCart, type CartChange} from './change-cart';
import {selectDeliveryOptions, type DeliveryOptionInput} from './delivery-groups';
import {removeGiftCards, setGiftCards} from './gift-cards';

interface OfCart {
  cartId: string;
}
type GiftCards = OfCart & {giftCardCodes: string[]};

/** A mutation that makes one change to one cart. */
const mutation =
  <Args extends OfCart>(change: (args: Args) => CartChange) =>
  (_: unknown, args: Args, context: StandInContext) =>
    changeCart(context, args.cartId, change(args));

/** Mutations for delivery and gift cards. */
export const checkoutMutations: ResolverMap = {
  Mutation: {
    cartSelectedDeliveryOptionsUpdate: mutation(
      ({selectedDeliveryOptions}: OfCart & {selectedDeliveryOptions: DeliveryOptionInput[]}) =>
        selectDeliveryOptions(selectedDeliveryOptions),
    ),
    cartGiftCardCodesUpdate: mutation(({giftCardCodes}: GiftCards) =>
      setGiftCards(giftCardCodes, ['giftCardCodes'], true),
    ),
    cartGiftCardCodesAdd: mutation(({giftCardCodes}: GiftCards) =>
      setGiftCards(giftCardCodes, ['giftCardCodes'], false),
    ),
    cartGiftCardCodesRemove: mutation(
      ({appliedGiftCardIds}: OfCart & {appliedGiftCardIds: string[]}) =>
        removeGiftCards(appliedGiftCardIds),
    ),
  },
};
