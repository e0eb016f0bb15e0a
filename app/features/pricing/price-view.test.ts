import {describe, expect, it} from 'vitest';
import {
  formatEuros,
  formatMoney,
  formatPrice,
  saleOf,
  toPriceView,
  type PriceSource,
} from './price-view';

const NBSP = '\u00a0';
const euros = (amount: string) => ({amount, currencyCode: 'EUR'});
const reduced = (more: Partial<PriceSource> = {}): PriceSource => ({
  price: euros('750.0'),
  compareAtPrice: euros('1000.0'),
  ...more,
});
const said = (kind: string) => ({product: {compareAtKind: {value: kind}}});
const low = (value: string) => reduced({lowestPrice30d: {value}, ...said('rrp')});

describe('the price of a variant', () => {
  it('has only the current price if nothing is reduced', () => {
    expect(toPriceView({price: euros('750.0')}, 'de')).toEqual({
      current: `750${NBSP}€*`,
      isLowestOfSeveral: false,
      compareAt: null,
      compareAtKind: null,
      sale: null,
      saved: null,
      lowest30d: null,
      unit: null,
    });
  });

  it('shows the compare-at price and the saving, both without asterisk', () => {
    expect(toPriceView(reduced(), 'de')).toMatchObject({
      current: `750${NBSP}€*`,
      compareAt: `1.000${NBSP}€`,
      sale: {reduction: `−25${NBSP}%`, inSale: true},
      saved: `250${NBSP}€`,
      lowest30d: null,
    });
  });

  it.each(['750.0', '700.0', '0.0'])('is not a sale with a compare-at price of %s', (amount) => {
    const view = toPriceView(reduced({compareAtPrice: euros(amount)}), 'de');
    expect(view).toMatchObject({compareAt: null, sale: null, saved: null});
  });

  it('is marked as the lowest of several', () => {
    expect(toPriceView({price: euros('750.0')}, 'de', true).isLowestOfSeveral).toBe(true);
  });

  it('calculates the saving without floating-point errors', () => {
    const view = toPriceView({price: euros('0.1'), compareAtPrice: euros('0.3')}, 'de');
    expect(view.saved).toBe(`0,20${NBSP}€`);
  });
});

describe('the lowest price of the last 30 days', () => {
  it.each([
    ['with text as amount', '{"amount":"800.0","currency_code":"EUR"}'],
    ['with a number as amount', '{"amount":800,"currency_code":"EUR"}'],
    ['with blanks and line breaks', '{\n  "amount": "800.0",\n  "currency_code": "EUR"\n}'],
    ['with the currency first', '{"currency_code":"EUR","amount":"800.0"}'],
  ])('is the basis of the percentage (PAngV § 11), written %s', (_, value) => {
    expect(toPriceView(low(value), 'de')).toMatchObject({
      compareAt: `1.000${NBSP}€`,
      lowest30d: `800${NBSP}€`,
      sale: {reduction: `−6${NBSP}%`, inSale: false},
      saved: `50${NBSP}€`,
    });
  });

  it('results in no percentage if the price was as low before', () => {
    const view = toPriceView(low('{"amount":"750.0","currency_code":"EUR"}'), 'de');
    expect(view).toMatchObject({sale: null, saved: null, lowest30d: `750${NBSP}€`});
  });

  it.each([
    ['of another currency', '{"amount":"800.0","currency_code":"CHF"}'],
    ['without currency', '{"amount":"800.0"}'],
    ['without amount', '{"currency_code":"EUR"}'],
    ['that is no JSON', 'achthundert Euro'],
    ['that is empty', ''],
  ])('is ignored if it is one %s', (_, value) => {
    expect(toPriceView(low(value), 'de')).toMatchObject({
      lowest30d: null,
      sale: {reduction: `−25${NBSP}%`},
    });
  });

  it('is not shown for a price that is not reduced', () => {
    const source = {
      price: euros('750.0'),
      lowestPrice30d: {value: '{"amount":"700.0","currency_code":"EUR"}'},
    };
    expect(toPriceView(source, 'de').lowest30d).toBeNull();
  });
});

describe('the reference price', () => {
  it('is no price that the maker recommended in another currency', () => {
    const francs = (amount: string) => ({amount, currencyCode: 'CHF' as const});
    const source = {price: francs('750.0'), compareAtPrice: francs('1000.0'), ...said('rrp')};
    expect(toPriceView(source, 'de')).toMatchObject({compareAt: null, sale: null});
  });

  const lowest = {lowestPrice30d: {value: '{"amount":"800.0","currency_code":"EUR"}'}};
  const asLow = {lowestPrice30d: {value: '{"amount":"750.0","currency_code":"EUR"}'}};

  it.each([
    ['the maker’s price', said('rrp'), 'rrp', '1.000', 25],
    [
      'the maker’s price, told beside the 30-day low',
      {...said('rrp'), ...lowest},
      'rrp',
      '1.000',
      6,
    ],
    ['the 30-day low for an own price', {...said('own'), ...lowest}, 'lowest30d', '800', 6],
    ['the 30-day low where nobody says what', lowest, 'lowest30d', '800', 6],
    ['a price to compare with where nobody knows more', {}, 'compareAt', '1.000', 25],
  ])('is %s', (_, more, kind, amount, percent) => {
    expect(toPriceView(reduced(more), 'de')).toMatchObject({
      compareAt: `${amount}${NBSP}€`,
      compareAtKind: kind,
      sale: {reduction: `−${percent}${NBSP}%`},
    });
  });

  it.each([
    ['an own price of which nobody knows when it held', said('own')],
    ['an own price that was as low in the last 30 days', {...said('own'), ...asLow}],
    ['a price of unknown kind that was as low', asLow],
    [
      'a price of unknown kind whose 30-day low is known in another currency',
      {lowestPrice30d: {value: '{"amount":"800.0","currency_code":"CHF"}'}},
    ],
  ])('is not %s', (_, more) => {
    const none = {compareAt: null, compareAtKind: null, sale: null, lowest30d: null};
    expect(toPriceView(reduced(more), 'de')).toMatchObject(none);
  });
});

describe('the unit price', () => {
  const oil = (unit: string | null, value = 1): PriceSource => ({
    price: euros('6.45'),
    unitPrice: euros('129.0'),
    unitPriceMeasurement: {referenceUnit: unit, referenceValue: value},
  });

  it.each([
    ['L', 1, `129${NBSP}€ / 1 l`],
    ['ML', 100, `1.290${NBSP}€ / 1 l`],
    ['CL', 50, `258${NBSP}€ / 1 l`],
    ['KG', 2, `64,50${NBSP}€ / 1 kg`],
    ['G', 100, `1.290${NBSP}€ / 1 kg`],
    ['M', 1, `129${NBSP}€ / 1 m`],
    ['CM', 10, `1.290${NBSP}€ / 1 m`],
    ['M2', 1, `129${NBSP}€ / 1 m²`],
    ['FLOZ', 12, `129${NBSP}€ / 12 floz`],
  ])(
    'per %s (%d) refers to a unit that the law allows, and has no asterisk',
    (unit, value, text) => {
      expect(toPriceView(oil(unit, value), 'de').unit).toBe(text);
    },
  );

  it('is null without a price or a unit', () => {
    expect(toPriceView(oil(null), 'de').unit).toBeNull();
    expect(toPriceView({...oil('L'), unitPriceMeasurement: null}, 'de').unit).toBeNull();
    expect(toPriceView({...oil('L'), unitPrice: null}, 'de').unit).toBeNull();
  });
});

describe('a sale', () => {
  it.each([
    [80, 100, 20],
    [2999, 3299, 9],
    [1, 3, 67],
    [0, 100, 100],
    [99.9, 100, 0],
    [87.5, 100, 13],
    [17.1, 20, 15],
    [8.55, 10, 15],
  ])('of %d instead of %d saves %d percent, rounded', (price, compareAt, percent) => {
    expect(saleOf(price, compareAt)?.percent).toBe(percent);
  });

  it.each([
    [80, 100, false],
    [79.6, 100, false],
    [79.5, 100, true],
    [1.59, 2, true],
    [79, 100, true],
  ])(
    'of %d instead of %d shows the second badge above 20 percent: %s',
    (price, compareAt, shown) => {
      expect(saleOf(price, compareAt)?.inSale).toBe(shown);
    },
  );

  it.each([
    ['equal', 100, 100],
    ['lower', 100, 80],
    ['zero', 100, 0],
    ['no number', 100, Number.NaN],
  ])('does not exist when the compare-at price is %s', (_, price, compareAt) => {
    expect(saleOf(price, compareAt)).toBeNull();
  });
});

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

  it('in Swiss francs shows the currency code in German', () => {
    expect(formatPrice({amount: '1299.0', currencyCode: 'CHF'}, 'de')).toBe(`1.299${NBSP}CHF*`);
  });

  it('has no asterisk as a mere amount, also of a plain number', () => {
    expect(formatMoney(euros('64.9'), 'de')).toBe(`64,90${NBSP}€`);
    expect(formatEuros(64.9, 'de')).toBe(`64,90${NBSP}€`);
    expect(formatMoney({amount: 1299, currencyCode: 'CHF'}, 'de')).toBe(`1.299${NBSP}CHF`);
  });
});

it('a reduction has minus and percent signs as usual in the language', () => {
  expect(toPriceView(reduced(), 'de').sale?.reduction).toBe(`−25${NBSP}%`);
  expect(toPriceView(reduced(), 'en').sale?.reduction).toBe('−25%');
});
