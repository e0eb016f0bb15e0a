import {describe, expect, it} from 'vitest';
import {flatten} from './flatten';

describe('nested messages', () => {
  it('become one table of full keys', () => {
    const nested = {cart: {title: 'Warenkorb', quantity: {label: 'Menge'}}, close: 'Schließen'};
    expect(flatten(nested)).toEqual({
      'cart.title': 'Warenkorb',
      'cart.quantity.label': 'Menge',
      close: 'Schließen',
    });
  });

  it('lose what is no text', () => {
    expect(flatten({count: 3, none: null, yes: true, text: 'da'})).toEqual({text: 'da'});
  });

  it('may be empty', () => {
    expect(flatten({cart: {}})).toEqual({});
  });
});
