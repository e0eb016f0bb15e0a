import {describe, expect, it} from 'vitest';
import {readCartForm} from './read-cart-form.server';

const merchandiseId = 'gid://shopify/ProductVariant/42';
const lineId = 'gid://shopify/CartLine/a1';

function read(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readCartForm(form);
}

describe('a cart form', () => {
  it('says what is wanted', () => {
    expect(read({intent: 'add', merchandiseId, quantity: ' 2 ', returnTo: '/'})).toEqual({
      value: {intent: 'add', merchandiseId, quantity: 2},
      refused: [],
    });
    expect(read({intent: 'lines', lineId, quantity: '3'})).toMatchObject({
      value: {intent: 'lines', quantities: [{id: lineId, quantity: 3}]},
      refused: [],
    });
    expect(read({intent: 'lines', remove: lineId})).toMatchObject({
      value: {intent: 'lines', removed: lineId},
      refused: [],
    });
  });

  it.each(['0', '-1', 'abc', '2.5', ''])(
    'keeps the refused quantity %j for its line',
    (quantity) => {
      expect(read({intent: 'lines', lineId, quantity})).toEqual({
        answer: {
          intent: 'lines',
          warnings: [],
          error: {field: 'quantity', message: 'cart.error.quantity'},
          refused: [{lineId, quantity, message: 'cart.error.quantity'}],
        },
      });
    },
  );

  it('complains at the quantity that is missing', () => {
    expect(read({intent: 'add', merchandiseId})).toMatchObject({
      answer: {
        error: {field: 'quantity', message: 'cart.error.quantity'},
        refused: [],
      },
    });
  });

  it('complains at a billion pieces', () => {
    expect(read({intent: 'add', merchandiseId, quantity: '1000000000'})).toMatchObject({
      answer: {error: {field: 'quantity', message: 'cart.error.tooMany'}},
    });
  });

  it.each(['gid://shopify/Product/1', '42', ''])('complains at forged merchandise %j', (forged) => {
    expect(read({intent: 'add', merchandiseId: forged, quantity: '1'})).toMatchObject({
      answer: {error: {field: 'merchandiseId', message: 'cart.error.unknownProduct'}},
    });
  });

  it('complains at a forged line', () => {
    expect(read({intent: 'lines', remove: 'x'})).toMatchObject({
      answer: {error: {field: 'lineId', message: 'cart.error.unknownLine'}},
    });
  });

  it.each<Record<string, string>>([{}, {intent: 'steal'}, {intent: ''}])(
    'without known intent changes nothing: %j',
    (fields) => {
      expect(read(fields)).toEqual({
        answer: {
          intent: null,
          warnings: [],
          error: {field: null, message: 'cart.error.unknownIntent'},
          refused: [],
        },
      });
    },
  );

  it('keeps no more than a hundred signs of what was typed', () => {
    const read400 = read({intent: 'lines', lineId, quantity: '9'.repeat(400)});
    expect(read400).toMatchObject({answer: {refused: [{quantity: '9'.repeat(100)}]}});
  });

  it.each(['__intent__', '__state__', 'quantity[0]', 'quantity.a', '__proto__'])(
    'is what it is also with a field %s',
    (name) => {
      expect(read({intent: 'add', merchandiseId, quantity: '2', [name]: '1'})).toEqual({
        value: {intent: 'add', merchandiseId, quantity: 2},
        refused: [],
      });
    },
  );

  it('takes no file for a quantity', () => {
    expect(read({intent: 'add', merchandiseId, quantity: new File(['1'], '1')})).toMatchObject({
      answer: {error: {field: 'quantity'}, refused: [{quantity: ''}]},
    });
  });
});
