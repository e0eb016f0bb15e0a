import {describe, expect, it} from 'vitest';
import {readWishlistForm} from './change-wishlist.server';

const read = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readWishlistForm(form);
};

describe('a wishlist form', () => {
  it.each<[Record<string, string>, object]>([
    [
      {add: '123', returnTo: '/'},
      {intent: 'add', variant: '123'},
    ],
    [{remove: '123'}, {intent: 'remove', variant: '123'}],
    [{clear: 'all'}, {intent: 'clear'}],
    [
      {move: '123', quantity: ' 2 '},
      {intent: 'move', variant: '123', quantity: 2},
    ],
  ])('is read as an intent: %j', (fields, value) => {
    expect(read(fields)).toEqual({value});
  });

  it.each<[string, Record<string, string | File>, string]>([
    ['nothing', {}, 'cart.error.unknownIntent'],
    ['an unknown item', {steal: '123'}, 'cart.error.unknownIntent'],
    ['a whole id', {add: 'gid://shopify/ProductVariant/1'}, 'wishlist.error.unknownVariant'],
    ['a script', {add: '<script>'}, 'wishlist.error.unknownVariant'],
    ['two numbers', {add: '1.2'}, 'wishlist.error.unknownVariant'],
    ['no number', {remove: ''}, 'wishlist.error.unknownVariant'],
    ['a file', {add: new File(['1'], 'a.txt')}, 'wishlist.error.unknownVariant'],
    ['no quantity', {move: '123'}, 'cart.error.quantity'],
    ['no piece', {move: '123', quantity: '0'}, 'cart.error.quantity'],
    ['half a piece', {move: '123', quantity: '1.5'}, 'cart.error.quantity'],
    ['a billion pieces', {move: '123', quantity: '1000000000'}, 'cart.error.tooMany'],
  ])('is rejected for %s', (_, fields, error) => {
    expect(read(fields)).toMatchObject({answer: {error, cart: null}});
  });

  it('returns the typed values when rejected, cut to a maximum length', () => {
    expect(read({move: '123', quantity: 'abc'})).toMatchObject({
      answer: {intent: 'move', variant: '123', quantity: 'abc'},
    });
    const {answer} = {answer: null, ...read({move: '9'.repeat(9999), quantity: 'x'.repeat(9999)})};
    expect(answer?.quantity).toHaveLength(100);
    expect(answer?.variant).toHaveLength(20);
  });
});
