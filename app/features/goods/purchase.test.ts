import {expect, it} from 'vitest';
import {isPurchase} from './purchase';

const order = {canceledAt: null, financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED'} as const;

it.each([
  ['paid and sent', {}, 1, true],
  ['paid, not sent yet', {fulfillmentStatus: 'UNFULFILLED'}, 1, true],
  ['sent on account', {financialStatus: 'PENDING'}, 2, true],
  [
    'sent in part, paid later',
    {financialStatus: null, fulfillmentStatus: 'PARTIALLY_FULFILLED'},
    1,
    true,
  ],
  ['partly given back', {financialStatus: 'PARTIALLY_REFUNDED'}, 1, true],
  ['given back, of a larger order', {financialStatus: 'PARTIALLY_REFUNDED'}, 0, false],
  ['given back whole', {financialStatus: 'REFUNDED'}, 1, false],
  ['cancelled', {canceledAt: '2026-04-02T11:11:00Z'}, 1, false],
  ['never charged', {financialStatus: 'VOIDED'}, 1, false],
  ['only ordered', {financialStatus: 'PENDING', fulfillmentStatus: 'OPEN'}, 1, false],
  ['only reserved', {financialStatus: 'AUTHORIZED', fulfillmentStatus: 'IN_PROGRESS'}, 1, false],
] as const)('%s', (_, more, currentQuantity, expected) => {
  expect(isPurchase({...order, ...more}, {currentQuantity})).toBe(expected);
});
