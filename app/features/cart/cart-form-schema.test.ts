import {describe, expect, it} from 'vitest';
import {cartSchema, lineId as lineIdSchema} from './cart-form.server';

const merchandiseId = 'gid://shopify/ProductVariant/42';
const lineId = 'gid://shopify/CartLine/a-1?cart=b_2';
const complaints = (value: unknown) =>
  cartSchema.safeParse(value).error?.issues.map(({message}) => message) ?? [];

describe('a quantity', () => {
  const add = (quantity: unknown) => ({intent: 'add', merchandiseId, quantity});

  it.each([
    ['1', 1],
    ['2', 2],
    [' 2 ', 2],
    ['007', 7],
    ['1000000', 1_000_000],
  ])('of %j is %d', (typed, quantity) => {
    expect(cartSchema.parse(add(typed))).toEqual({intent: 'add', merchandiseId, quantity});
  });

  it.each([
    '0',
    '-1',
    '2.5',
    '2,5',
    '1e9',
    'abc',
    '',
    '   ',
    '٣',
    '0x10',
    '99999999999',
    undefined,
    null,
    2,
  ])('of %j is no whole number of pieces', (typed) =>
    expect(complaints(add(typed))).toEqual(['cart.error.quantity']),
  );

  it.each(['1000001', '1000000000'])('of %s is more than Shopify takes', (typed) => {
    expect(complaints(add(typed))).toEqual(['cart.error.tooMany']);
  });
});

describe('merchandise', () => {
  it.each([
    'gid://shopify/Product/42',
    'gid://shopify/ProductVariant/',
    'gid://shopify/ProductVariant/42abc',
    'gid://shopify/ProductVariant/42\n',
    'gid://shopify/ProductVariant/42","quantity":9',
    'x gid://shopify/ProductVariant/42',
    `gid://shopify/ProductVariant/${'9'.repeat(21)}`,
    '42',
    '',
    undefined,
  ])('called %j is unknown', (forged) => {
    expect(complaints({intent: 'add', merchandiseId: forged, quantity: '1'})).toEqual([
      'cart.error.unknownProduct',
    ]);
  });
});

describe('a line', () => {
  it.each([lineId, 'gid://shopify/CartLine/0d7f'])('called %s may be changed', (id) => {
    expect(lineIdSchema.parse(id)).toBe(id);
  });

  it.each(['gid://shopify/Cart/a', 'gid://shopify/CartLine/', `${lineId}&x=1`, '', undefined])(
    'called %j is unknown',
    (forged) => {
      const {error} = lineIdSchema.safeParse(forged);
      expect(error?.issues.map(({message}) => message)).toEqual(['cart.error.unknownLine']);
    },
  );
});

describe('an intent', () => {
  it.each(['delete', 'ADD', '', undefined, '__proto__'])('%j is unknown', (intent) => {
    expect(complaints({intent, merchandiseId, lineId, quantity: '1'})).toEqual([
      'cart.error.unknownIntent',
    ]);
  });
});
