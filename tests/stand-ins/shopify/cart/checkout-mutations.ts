import type {StandInContext} from '../request-context';
import type {ResolverMap} from '../resolver-map';
import {typed} from '../typed-parent';
import {addAddresses, removeAddresses, replaceAddresses} from './address-changes';
import {updateAddresses, type AddressInput, type AddressUpdateInput} from './address-changes';
import {deleteMetafield, setMetafields, type MetafieldInput} from './cart-metafields';
import {newLineId} from './cart-id';
import {changeCart, type CartChange} from './change-cart';
import {selectDeliveryOptions, type DeliveryOptionInput} from './delivery-groups';
import {removeGiftCards, setGiftCards} from './gift-cards';
import {unknownCart} from './notices';

interface OfCart {
  cartId: string;
}
type GiftCards = OfCart & {giftCardCodes: string[]};

/** A mutation that makes one change to one cart. */
const mutation =
  <Args extends OfCart>(change: (args: Args) => CartChange) =>
  (_: unknown, args: Args, context: StandInContext) =>
    changeCart(context, args.cartId, change(args));

const NOT_PLAYED = 'Payment through the API is not played; send the buyer to the checkout.';

const refusePayment: CartChange = (_draft, {userErrors}) => {
  userErrors.push({code: 'INVALID_PAYMENT', field: ['payment'], message: NOT_PLAYED});
};

/** Mutations around delivery, payment, gift cards and metafields. */
export const checkoutMutations: ResolverMap = {
  Mutation: {
    cartDeliveryAddressesAdd: mutation(({addresses}: OfCart & {addresses: AddressInput[]}) =>
      addAddresses(addresses),
    ),
    cartDeliveryAddressesReplace: mutation(({addresses}: OfCart & {addresses: AddressInput[]}) =>
      replaceAddresses(addresses),
    ),
    cartDeliveryAddressesUpdate: mutation(
      ({addresses}: OfCart & {addresses: AddressUpdateInput[]}) => updateAddresses(addresses),
    ),
    cartDeliveryAddressesRemove: mutation(({addressIds}: OfCart & {addressIds: string[]}) =>
      removeAddresses(addressIds),
    ),
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
    cartMetafieldsSet: (
      _: unknown,
      {metafields}: {metafields: (MetafieldInput & {ownerId: string})[]},
      context: StandInContext,
    ) => setMetafields(metafields, context),
    cartMetafieldDelete: (
      _: unknown,
      {input}: {input: {ownerId: string; key: string}},
      context: StandInContext,
    ) => deleteMetafield(input, context),
    cartBillingAddressUpdate: mutation(() => () => undefined),
    cartPaymentUpdate: mutation(() => refusePayment),
    cartPrepareForCompletion: (_: unknown, {cartId}: OfCart, {state}: StandInContext) => {
      const cart = state.carts.get(cartId);
      if (!cart) return {result: null, userErrors: [unknownCart()]};
      const errors = [{code: 'INVALID_PAYMENT', message: NOT_PLAYED}];
      return {result: typed('CartStatusNotReady', {cart, errors}), userErrors: []};
    },
    cartSubmitForCompletion: (_: unknown, {cartId}: OfCart, {state, origin}: StandInContext) => {
      const cart = state.carts.get(cartId);
      if (!cart) return {result: null, userErrors: [unknownCart()]};
      const checkoutUrl = `${origin}/checkouts/cn/${cart.token}?key=${cart.key}`;
      const errors = [{code: 'ERROR', message: NOT_PLAYED}];
      return {result: typed('SubmitFailed', {checkoutUrl, errors}), userErrors: []};
    },
    cartClone: (_: unknown, {cartId}: OfCart, {state: {carts}}: StandInContext) => {
      const cart = carts.get(cartId);
      if (!cart) return {cart: null, userErrors: [unknownCart()], warnings: []};
      const {lines, discountCodes, buyer} = structuredClone(cart);
      const draft = carts.draft();
      draft.lines = lines.map((line) => ({...line, id: newLineId(draft.token)}));
      draft.discountCodes = discountCodes;
      draft.buyer = {countryCode: buyer.countryCode};
      return {cart: carts.save(draft), userErrors: [], warnings: []};
    },
  },
};
