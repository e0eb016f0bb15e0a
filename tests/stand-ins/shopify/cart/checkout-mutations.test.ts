import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

const GROUPS = `
  deliveryGroups(first: 5) { nodes {
    id groupType deliveryAddress { countryCodeV2 city }
    cartLines(first: 5) { nodes { quantity } }
    selectedDeliveryOption { handle title estimatedCost { amount } }
    deliveryOptions { handle deliveryMethodType }
  } }
`;

interface Delivery {
  cart: {
    deliveryGroups: {nodes: {id: string; selectedDeliveryOption: {handle: string}}[]};
  };
}

describe.each(VERSIONS)('delivery of a cart in %s', (version) => {
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

  it('refuses unknown gift cards', async () => {
    const {id} = await startCart(play, MERCHANDISE.helmet);
    const cards = {cartId: 'ID!', giftCardCodes: '[String!]!'};
    const giftCardCodes = ['1234'];
    const refused = await play.mutate('cartGiftCardCodesUpdate', cards, {
      cartId: id,
      giftCardCodes,
    });
    expect(refused.userErrors[0]?.code).toBe('INVALID');
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
    const bare = await play.mutate('cartRemovePersonalData', byId, {cartId: id});
    expect(bare.cart?.buyerIdentity.email).toBeNull();
  });
});
