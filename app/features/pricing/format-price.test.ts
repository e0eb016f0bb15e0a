import {describe, expect, it} from 'vitest';
import {formatPrice, formatReduction} from './format-price';

const NBSP = '\u00a0';
const euros = (amount: string) => ({amount, currencyCode: 'EUR'});

describe('a price', () => {
  it.each([
    ['3299.0', `3.299${NBSP}€*`],
    ['3299.00', `3.299${NBSP}€*`],
    ['64.9', `64,90${NBSP}€*`],
    ['64.95', `64,95${NBSP}€*`],
    ['0.5', `0,50${NBSP}€*`],
    ['0.0', `0${NBSP}€*`],
    ['1234567.89', `1.234.567,89${NBSP}€*`],
    ['19.999', `20${NBSP}€*`],
    ['19.994', `19,99${NBSP}€*`],
    ['0.29', `0,29${NBSP}€*`],
  ])('of %s euros reads %s in German', (amount, text) => {
    expect(formatPrice(euros(amount), 'de')).toBe(text);
  });

  it.each([
    ['3299.0', 'USD', '$3,299*'],
    ['64.9', 'USD', '$64.90*'],
    ['3299.0', 'EUR', '€3,299*'],
    ['64.9', 'EUR', '€64.90*'],
    ['64.9', 'CHF', `CHF${NBSP}64.90*`],
  ])('of %s %s reads %s in English', (amount, currencyCode, text) => {
    expect(formatPrice({amount, currencyCode}, 'en')).toBe(text);
  });

  it('of Swiss francs names them in German', () => {
    expect(formatPrice({amount: '1299.0', currencyCode: 'CHF'}, 'de')).toBe(`1.299${NBSP}CHF*`);
  });

  it('goes without asterisk where it is struck or saved', () => {
    expect(formatPrice(euros('64.9'), 'de', {mark: false})).toBe(`64,90${NBSP}€`);
  });
});

it('a reduction has its sign as the language sets it', () => {
  expect(formatReduction(18, 'de')).toBe(`−18${NBSP}%`);
  expect(formatReduction(18, 'en')).toBe('−18%');
});
