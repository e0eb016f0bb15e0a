import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

const MONEY = '{ amount currencyCode }';
const EVERYTHING = `
  __typename id note totalQuantity appliedGiftCards { id }
  attribute(key: "Filiale") { key value }
  buyerIdentity {
    countryCode email phone customer { id } purchasingCompany { company { id } }
    deliveryAddressPreferences { __typename }
    preferences { wallet delivery { deliveryMethod pickupHandle } }
  }
  cost {
    checkoutChargeAmount ${MONEY} subtotalAmount ${MONEY} subtotalAmountEstimated
    totalAmount ${MONEY} totalAmountEstimated totalTaxAmount ${MONEY} totalTaxAmountEstimated
    totalDutyAmount ${MONEY} totalDutyAmountEstimated
  }
  estimatedCost { checkoutChargeAmount ${MONEY} totalAmount ${MONEY} }
  lines(first: 1) {
    edges { cursor node {
      __typename id quantity
      attribute(key: "Gravur") { value }
      cost { amountPerQuantity ${MONEY} compareAtAmountPerQuantity ${MONEY} subtotalAmount ${MONEY} }
      estimatedCost { amount ${MONEY} compareAtAmount ${MONEY} }
      discountAllocations { discountedAmount ${MONEY} }
      sellingPlanAllocation { sellingPlan { id } }
      merchandise { __typename ... on ProductVariant { id title product { title } } }
    } }
    pageInfo { hasNextPage endCursor }
  }
`;

interface Page {
  cart: {lines: {nodes: {merchandise: {id: string}}[]; pageInfo: {endCursor: string}}};
}

describe.each(VERSIONS)('fields of a cart in %s', (version) => {
  const play = playCart(version);

  it('can all be asked for', async () => {
    const {cart} = await play.create({
      attributes: [{key: 'Filiale', value: 'Süd'}],
      buyerIdentity: {
        countryCode: 'DE',
        phone: '+49301234567',
        preferences: {wallet: ['SHOP_PAY'], delivery: {deliveryMethod: ['PICK_UP']}},
      },
      lines: [
        {merchandiseId: MERCHANDISE.helmet},
        {
          merchandiseId: MERCHANDISE.bike,
          quantity: 2,
          attributes: [{key: 'Gravur', value: 'Ada'}],
        },
      ],
    });
    const {data, errors} = await play.ask(
      `query play($id: ID!) @inContext(country: DE, language: DE) {
        cart(id: $id) { ${EVERYTHING} }
      }`,
      {id: cart?.id},
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      cart: {
        __typename: 'Cart',
        appliedGiftCards: [],
        attribute: {value: 'Süd'},
        buyerIdentity: {
          phone: '+49301234567',
          deliveryAddressPreferences: [],
          preferences: {
            wallet: ['SHOP_PAY'],
            delivery: {deliveryMethod: ['PICK_UP'], pickupHandle: []},
          },
        },
        cost: {checkoutChargeAmount: {amount: '7065.55'}, totalTaxAmount: null},
        lines: {
          pageInfo: {hasNextPage: true},
          edges: [
            {
              node: {
                __typename: 'CartLine',
                attribute: {value: 'Ada'},
                cost: {
                  amountPerQuantity: {amount: '3497.8'},
                  compareAtAmountPerQuantity: {amount: '3999.0'},
                  subtotalAmount: {amount: '6995.6'},
                },
                merchandise: {__typename: 'ProductVariant', product: {title: 'Gravel X'}},
              },
            },
          ],
        },
      },
    });
  });

  it('pages through lines in both directions', async () => {
    const {id} = await startCart(play, MERCHANDISE.bike);
    await play.add(id, [{merchandiseId: MERCHANDISE.helmet}, {merchandiseId: MERCHANDISE.toOrder}]);
    const page = async (args: string) => {
      const query = `query play($id: ID!) { cart(id: $id) { lines(${args}) {
        nodes { merchandise { ... on ProductVariant { id } } } pageInfo { endCursor }
      } } }`;
      const {data} = await play.ask<Page>(query, {id});
      return {
        ids: data?.cart.lines.nodes.map(({merchandise}) => merchandise.id),
        end: data?.cart.lines.pageInfo.endCursor,
      };
    };
    const {bike, helmet, toOrder} = MERCHANDISE;
    const {ids, end} = await page('first: 2');
    expect(ids).toEqual([toOrder, helmet]);
    expect((await page(`first: 2, after: ${JSON.stringify(end)}`)).ids).toEqual([bike]);
    expect((await page('last: 1')).ids).toEqual([bike]);
    expect((await page('first: 1, reverse: true')).ids).toEqual([bike]);
  });
});
