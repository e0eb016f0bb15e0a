import {expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {defaultShipping, hasImportDuties} from '../goods/shipping';
import {configSchema, shippingRows} from './site-schemas.server';

const germany = {
  country: 'DE',
  goods: 'all',
  price: 4.9,
  freeFrom: 50,
  currency: 'EUR',
  days: [2, 3],
};

/** The table for rows written by the owner, each for Germany unless it says otherwise. */
function rowsOf(...written: object[]) {
  const shipping = written.map((row) => ({
    component: 'shipping-row',
    country: 'DE',
    goods: 'all',
    price: '4.90',
    free_from: '50',
    currency: '',
    days_from: '2',
    days_to: '3',
    ...row,
  }));
  return shippingRows(configSchema.parse({component: 'config', shipping}));
}

it('shipping rows come from the config, or from the default when it has none', () => {
  expect(rowsOf({}, {country: 'eu', price: '', free_from: '', days_to: ''})).toEqual([
    germany,
    {...germany, country: 'EU', price: 'onRequest', freeFrom: null, days: null},
  ]);
  expect(rowsOf()).toBe(defaultShipping);
});

it.each<[string, object[], boolean]>([
  ['without a row', [], true],
  ['with a row that does not say so', [{country: 'CH'}], true],
  ['with a row that says so of some goods only', [{goods: 'bikes'}, {duties_included: true}], true],
  [
    'with rows that say so',
    [{goods: 'bikes', duties_included: true}, {duties_included: true}],
    false,
  ],
])('import duties are added to prices outside the EU %s: %j', (_, given, added) => {
  const rows = rowsOf({}, ...given.map((row) => ({country: 'CH', ...row})));
  expect(hasImportDuties({country: 'CH', rows})).toBe(added);
  expect(hasImportDuties({country: 'AT', rows})).toBe(false);
});

it.each(['Deutschland', 'UK', ''])(
  'a shipping row for the country %j is left out and logged once',
  (country) => {
    expectConsoleError("A row of 'shipping' in the story 'config' cannot be read");
    expect(rowsOf({country})).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
  },
);

it('valid shipping rows remain when another row is invalid', () => {
  expectConsoleError('"country":"Österreich"');
  expect(rowsOf({country: 'Österreich'}, {})).toEqual([germany]);
});

it.each([{price: '-4.90'}, {free_from: '-1'}, {currency: 'Euro'}])(
  'a shipping row leaves the price to the checkout for the invalid %j',
  (given) => {
    expectConsoleError("A row of 'shipping' in the story 'config' cannot be read");
    expect(rowsOf(given)).toEqual([{...germany, price: 'atCheckout', freeFrom: null}]);
  },
);

it.each([
  {days_from: '7', days_to: '3'},
  {days_from: '2.5'},
  {days_to: '3.5'},
  {days_from: '-1', days_to: ''},
])('a shipping row has no delivery days for the invalid %j', (given) => {
  expectConsoleError("A row of 'shipping' in the story 'config' cannot be read");
  expect(rowsOf(given)).toEqual([{...germany, days: null}]);
});
