import {expect, it} from 'vitest';
import type {CartChange} from '~/services/shopify/cart.server';
import {settleCode} from './discount-codes.server';

it('a code for certain customers stays in the cart, whose checkout knows who buys', async () => {
  const change = {
    cart: {id: '1', discountCodes: [{code: 'STAMM10', applicable: false}], lines: {nodes: [{}]}},
    warnings: [{code: 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', message: '', target: ''}],
  } as CartChange;
  const refuse = () => Promise.reject(new Error('The cart was changed'));
  const service = {updateDiscountCodes: refuse, updateGiftCards: refuse};
  const settled = await settleCode(service, change, {code: 'stamm10', mayBeGiftCard: true});
  expect(settled).toEqual({change, codeError: null});
});
