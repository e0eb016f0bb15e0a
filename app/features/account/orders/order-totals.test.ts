import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import {discount, euros, orderedLine, orderOf} from '../../../../tests/fakes/order';
import {orderTotals} from './order-totals';

/** As the page prints them, without the spaces that do not break. */
const rows = (order: Parameters<typeof orderTotals>[0], language: Language = 'de') =>
  orderTotals(order, language).map(
    ({label, amount}) => `${label} ${amount.replaceAll('\u00a0', ' ')}`,
  );

describe('the sums of an order', () => {
  it('end with the total and its tax', () => {
    expect(rows(orderOf())).toEqual([
      'Zwischensumme 64,90 €',
      'Versand kostenlos',
      'Gesamtsumme 64,90 €',
      'darin MwSt. 10,36 €',
    ]);
    expect(orderTotals(orderOf(), 'de').filter(({strong}) => strong)).toHaveLength(1);
  });

  it('speak English, in the currency of the order', () => {
    const order = orderOf({
      subtotalPrice: euros('1064.9', 'CHF'),
      totalShippingPrice: euros('9.0', 'CHF'),
      totalTax: null,
      totalPrice: euros('1073.9', 'CHF'),
    });
    expect(rows(order, 'en')).toEqual([
      'Subtotal CHF 1,064.90',
      'Shipping CHF 9',
      'Total CHF 1,073.90',
    ]);
  });

  it('name each discount once, over all lines', () => {
    const lines = [
      orderedLine({discounts: [discount('6.49'), discount('1.0', 'TREUE')]}),
      orderedLine({discounts: [discount('6.49')]}),
    ];
    const money = euros('115.82');
    expect(rows(orderOf({subtotalPrice: money, totalPrice: money}, lines)).slice(0, 4)).toEqual([
      'Warenwert 129,80 €',
      'Rabatt HERBST10 −12,98 €',
      'Rabatt TREUE −1 €',
      'Zwischensumme 115,82 €',
    ]);
  });

  it('leave out discounts that do not explain the subtotal', () => {
    const lines = [orderedLine({discounts: [discount('6.49')]})];
    expect(rows(orderOf({subtotalPrice: euros('40.0')}, lines))[0]).toBe('Zwischensumme 40 €');
  });

  it.each([
    ['4.9', '69.8', 'Versand 4,90 €'],
    ['4.9', '64.9', 'Versand kostenlos'],
  ])('show what shipping for %s costs when %s is the total', (price, total, row) => {
    const order = orderOf({
      totalShippingPrice: euros(price),
      shippingDiscounts: [discount('4.9', 'FREI')],
      totalPrice: euros(total),
    });
    expect(rows(order)[1]).toBe(row);
  });

  it('add a tax that prices do not include', () => {
    const order = orderOf({totalTax: euros('5.1'), totalPrice: euros('70.0')});
    expect(rows(order)).toEqual([
      'Zwischensumme 64,90 €',
      'Versand kostenlos',
      'MwSt. 5,10 €',
      'Gesamtsumme 70 €',
    ]);
  });

  it.each([
    ['64.9', ['Erstattet −64,90 €']],
    ['12.95', ['Erstattet −12,95 €', 'Verbleibender Betrag 51,95 €']],
  ])('say what was given back: %s', (amount, last) => {
    expect(rows(orderOf({totalRefunded: euros(amount)})).slice(4)).toEqual(last);
  });
});
