import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

const GROUPS = `
  delivery { addresses { id selected oneTimeUse address {
    ... on CartDeliveryAddress { city countryCode formatted(withName: true) }
  } } }
  deliveryGroups(first: 5) { nodes {
    id groupType deliveryAddress { countryCodeV2 city }
    cartLines(first: 5) { nodes { quantity } }
    selectedDeliveryOption { handle title estimatedCost { amount } }
    deliveryOptions { handle deliveryMethodType }
  } }
`;

interface Delivery {
  cart: {
    delivery: {addresses: {id: string; selected: boolean}[]};
    deliveryGroups: {nodes: {id: string; selectedDeliveryOption: {handle: string}}[]};
  };
}

describe.each(VERSIONS)('delivery and payment of a cart in %s', (version) => {
  const play = playCart(version);
  const delivery = async (id: string) =>
    (await play.ask<Delivery>(`query play($id: ID!) { cart(id: $id) { ${GROUPS} } }`, {id})).data
      ?.cart;

  it('has one delivery group as soon as the country is known', async () => {
    const {id} = await startCart(play, MERCHANDISE.helmet);
    expect((await delivery(id))?.deliveryGroups.nodes).toEqual([]);
    const identity = {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'};
    const buyerIdentity = {countryCode: 'DE'};
    await play.mutate('cartBuyerIdentityUpdate', identity, {cartId: id, buyerIdentity});
    const group = (await delivery(id))?.deliveryGroups.nodes[0];
    expect(group).toMatchObject({
      deliveryAddress: {countryCodeV2: 'DE', city: null},
      cartLines: {nodes: [{quantity: 1}]},
      selectedDeliveryOption: {handle: 'standardversand', estimatedCost: {amount: '4.95'}},
      deliveryOptions: [{deliveryMethodType: 'SHIPPING'}, {deliveryMethodType: 'PICK_UP'}],
    });
    const types = {cartId: 'ID!', selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!'};
    const choose = (deliveryOptionHandle: string, deliveryGroupId = group?.id) =>
      play.mutate('cartSelectedDeliveryOptionsUpdate', types, {
        cartId: id,
        selectedDeliveryOptions: [{deliveryGroupId, deliveryOptionHandle}],
      });
    await choose('abholung-im-laden');
    expect((await delivery(id))?.deliveryGroups.nodes[0]?.selectedDeliveryOption.handle).toBe(
      'abholung-im-laden',
    );
    expect((await choose('drohne')).userErrors[0]?.code).toBe('INVALID_DELIVERY_OPTION');
    expect((await choose('drohne', 'gid://shopify/CartDeliveryGroup/1')).userErrors).toMatchObject([
      {code: 'INVALID_DELIVERY_GROUP'},
    ]);
  });

  it('keeps delivery addresses', async () => {
    const {id} = await startCart(play, MERCHANDISE.helmet);
    const types = {cartId: 'ID!', addresses: '[CartSelectableAddressInput!]!'};
    const home = {
      deliveryAddress: {firstName: 'Ada', city: 'Graz', zip: '8010', countryCode: 'AT'},
    };
    const add = (addresses: object[]) =>
      play.mutate('cartDeliveryAddressesAdd', types, {cartId: id, addresses});
    await add([{address: home, selected: true}]);
    const [address] = (await delivery(id))?.delivery.addresses ?? [];
    expect(address).toMatchObject({
      selected: true,
      oneTimeUse: false,
      address: {city: 'Graz', countryCode: 'AT', formatted: ['Ada', '8010 Graz', 'AT']},
    });
    const both = [
      {address: home, selected: true},
      {address: home, selected: true},
    ];
    expect((await add(both)).userErrors[0]?.code).toBe('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED');
    expect((await add(Array.from({length: 20}, () => ({address: home})))).userErrors[0]?.code).toBe(
      'TOO_MANY_DELIVERY_ADDRESSES',
    );
    const updateTypes = {cartId: 'ID!', addresses: '[CartSelectableAddressUpdateInput!]!'};
    const update = (addressId: string | undefined) =>
      play.mutate('cartDeliveryAddressesUpdate', updateTypes, {
        cartId: id,
        addresses: [{id: addressId, selected: false, address: {deliveryAddress: {city: 'Wien'}}}],
      });
    await update(address?.id);
    expect((await delivery(id))?.delivery.addresses).toMatchObject([
      {selected: false, address: {city: 'Wien'}},
    ]);
    expect((await update('gid://x')).userErrors[0]?.code).toBe('INVALID_DELIVERY_ADDRESS_ID');
    const removeTypes = {cartId: 'ID!', addressIds: '[ID!]!'};
    const remove = () =>
      play.mutate('cartDeliveryAddressesRemove', removeTypes, {
        cartId: id,
        addressIds: [address?.id],
      });
    expect((await remove()).userErrors).toEqual([]);
    expect((await remove()).userErrors[0]?.code).toBe('INVALID_DELIVERY_ADDRESS_ID');
  });

  it('refuses unknown gift cards and payment through the API', async () => {
    const {id} = await startCart(play, MERCHANDISE.helmet);
    const cards = {cartId: 'ID!', giftCardCodes: '[String!]!'};
    const giftCardCodes = ['1234'];
    const refused = await play.mutate('cartGiftCardCodesUpdate', cards, {
      cartId: id,
      giftCardCodes,
    });
    expect(refused.userErrors[0]?.code).toBe('INVALID');
    const {data} = await play.ask(
      `mutation pay($id: ID!) {
        cartPrepareForCompletion(cartId: $id) { result { __typename } userErrors { code } }
        cartSubmitForCompletion(cartId: $id, attemptToken: "1") {
          result { __typename ... on SubmitFailed { checkoutUrl errors { code } } }
          userErrors { code }
        }
      }`,
      {id},
    );
    expect(data).toMatchObject({
      cartPrepareForCompletion: {result: {__typename: 'CartStatusNotReady'}},
      cartSubmitForCompletion: {result: {__typename: 'SubmitFailed'}},
    });
  });
});

describe('what 2026-04 adds', () => {
  it('can be used', async () => {
    const play = playCart();
    const {id} = await startCart(play, MERCHANDISE.helmet);
    const byId = {cartId: 'ID!'};
    const cards = {cartId: 'ID!', giftCardCodes: '[String!]!'};
    const refused = await play.mutate('cartGiftCardCodesAdd', cards, {
      cartId: id,
      giftCardCodes: ['1'],
    });
    expect(refused.userErrors[0]?.code).toBe('INVALID');
    const clone = await play.mutate('cartClone', byId, {cartId: id});
    expect(clone.cart?.id).not.toBe(id);
    expect(clone.cart?.totalQuantity).toBe(1);
    const bare = await play.mutate('cartRemovePersonalData', byId, {cartId: id});
    expect(bare.cart?.buyerIdentity.email).toBeNull();
    const addresses = {cartId: 'ID!', addresses: '[CartSelectableAddressInput!]!'};
    const address = {deliveryAddress: {countryCode: 'CH'}};
    const replaced = await play.mutate('cartDeliveryAddressesReplace', addresses, {
      cartId: id,
      addresses: [{address}],
    });
    expect(replaced.userErrors).toEqual([]);
  });
});
