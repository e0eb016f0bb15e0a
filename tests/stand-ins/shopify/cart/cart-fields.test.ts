import {expect, it} from 'vitest';
import {everyFieldOf} from '../every-field';
import {schemaOf} from '../schema';
import {playCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

it.each(VERSIONS)('every field of a cart resolves in API version %s', async (version) => {
  const play = playCart(version);
  const {cart} = await play.create({
    attributes: [{key: 'Filiale', value: 'Süd'}],
    buyerIdentity: {
      countryCode: 'DE',
      phone: '+49301234567',
      preferences: {wallet: ['SHOP_PAY'], delivery: {deliveryMethod: ['PICK_UP']}},
    },
    lines: [
      {merchandiseId: MERCHANDISE.helmet},
      {merchandiseId: MERCHANDISE.bike, quantity: 2, attributes: [{key: 'Gravur', value: 'Ada'}]},
    ],
  });
  const [ofCart, ofLine] = ['Cart', 'CartLine'].map((type) =>
    everyFieldOf(schemaOf(version), type, 4),
  );
  const everything = `${ofCart} own: lines(first: 2) { nodes { ... on CartLine { ${ofLine} } } }`;
  const {data, errors} = await play.ask(
    `query play($id: ID!) @inContext(country: DE, language: DE) { cart(id: $id) { ${everything} } }`,
    {id: cart?.id},
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    cart: {
      attributes: [{value: 'Süd'}],
      buyerIdentity: {
        phone: '+49301234567',
        preferences: {wallet: ['SHOP_PAY'], delivery: {deliveryMethod: ['PICK_UP']}},
      },
      cost: {checkoutChargeAmount: {amount: '7065.55'}, totalTaxAmount: null},
      own: {
        nodes: [
          {
            attributes: [{value: 'Ada'}],
            cost: {
              amountPerQuantity: {amount: '3497.8'},
              compareAtAmountPerQuantity: {amount: '3999.0'},
              subtotalAmount: {amount: '6995.6'},
            },
            merchandise: {__typename: 'ProductVariant'},
          },
          {},
        ],
      },
    },
  });
});
