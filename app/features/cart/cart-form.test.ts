import {describe, expect, it} from 'vitest';
import {noChanges, readCartForm} from './cart-form.server';

const merchandiseId = 'gid://shopify/ProductVariant/42';
const lineId = 'gid://shopify/CartLine/a1';

function read(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readCartForm(form);
}
const adding = (quantity: number) => ({
  value: {...noChanges, intent: 'add', add: [{merchandiseId, quantity}]},
});
const refusal = (message: string) => ({answer: {error: message}});

describe('a quantity', () => {
  const add = (quantity: string) => read({intent: 'add', merchandiseId, quantity});

  it.each([
    ['1', 1],
    [' 2 ', 2],
    ['007', 7],
    ['1000000', 1_000_000],
  ])('of %j is read as %d', (typed, quantity) => {
    expect(add(typed)).toEqual(adding(quantity));
  });

  it.each(['0', '-1', '2.5', '2,5', '1e9', 'abc', '', '   ', '٣', '0x10'])(
    'of %j is rejected as not a whole number',
    (typed) => expect(add(typed)).toMatchObject(refusal('cart.error.quantity')),
  );

  it.each(['1000001', '99999999999', '9'.repeat(400)])(
    'of %s is rejected as more than Shopify accepts',
    (typed) => expect(add(typed)).toMatchObject(refusal('cart.error.tooMany')),
  );

  it('is required', () => {
    expect(read({intent: 'add', merchandiseId})).toMatchObject(refusal('cart.error.quantity'));
  });
});

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
])('the cart form rejects the merchandise id %j as an unknown product', (forged) => {
  expect(read({intent: 'add', merchandiseId: forged, quantity: '1'})).toMatchObject(
    refusal('cart.error.unknownProduct'),
  );
});

describe('the cart form', () => {
  it('returns a rejected quantity with its line', () => {
    expect(read({intent: 'lines', lineId, quantity: '2.5'})).toEqual({
      answer: {
        intent: 'lines',
        warnings: [],
        error: 'cart.error.quantity',
        refused: [{lineId, quantity: '2.5', message: 'cart.error.quantity'}],
      },
    });
  });

  it.each<Record<string, string>>([
    {},
    ...['steal', 'delete', 'ADD', '', '__proto__'].map((intent) => ({intent})),
  ])('rejects an unknown or missing intent: %j', (fields) => {
    expect(read(fields)).toEqual({
      answer: {
        intent: null,
        warnings: [],
        error: 'cart.error.unknownIntent',
        refused: [],
      },
    });
  });

  it('truncates returned input to 100 characters', () => {
    const read400 = read({intent: 'lines', lineId, quantity: '9'.repeat(400)});
    expect(read400).toMatchObject({answer: {refused: [{quantity: '9'.repeat(100)}]}});
  });

  it.each(['__intent__', '__state__', 'quantity[0]', 'quantity.a', '__proto__'])(
    'ignores an additional field %s',
    (name) => {
      const fields = {intent: 'add', merchandiseId, quantity: '2', [name]: '1'};
      expect(read(fields)).toEqual(adding(2));
    },
  );

  it('rejects a file as quantity', () => {
    expect(read({intent: 'add', merchandiseId, quantity: new File(['1'], '1')})).toMatchObject({
      answer: {
        error: 'cart.error.quantity',
        refused: [{quantity: '', message: 'cart.error.quantity'}],
      },
    });
  });
});

const idOf = (name: string) => `gid://shopify/CartLine/${name}`;

/** The form of a page that shows two pieces of each line. */
function readLines(typed: Record<string, string | File>, remove?: string) {
  const form = new FormData();
  form.append('intent', 'lines');
  for (const [name, quantity] of Object.entries(typed)) {
    form.append('lineId', idOf(name));
    form.append('shown', '2');
    form.append('quantity', quantity);
  }
  if (remove !== undefined) form.append('remove', remove);
  return readCartForm(form);
}
const wanted = (
  quantities: object[],
  remove: string | null = null,
  code: string | null = null,
  refused: object[] = [],
) => ({
  value: {...noChanges, intent: 'lines', quantities, refused, remove, code},
});
const nothing = {answer: {intent: 'lines', warnings: [], error: null, refused: []}};
const unknown = (message: string) => refusal(message);

describe('the form of all cart lines', () => {
  it('submits only edited quantities, so that changes from another tab remain', () => {
    expect(readLines({a: '3', b: '2', c: ' 1 ', d: ' 2 '})).toEqual(
      wanted([
        {id: idOf('a'), quantity: 3},
        {id: idOf('c'), quantity: 1},
      ]),
    );
  });

  it('redeems a typed discount code, whichever button was pressed', () => {
    const changed = {lineId: idOf('a'), shown: '2', quantity: '3'};
    expect(read({intent: 'lines', ...changed, code: ' TREUE25 '})).toEqual(
      wanted([{id: idOf('a'), quantity: 3}], null, 'TREUE25'),
    );
    expect(read({intent: 'lines', code: 'TREUE25', apply: '1'})).toEqual(
      wanted([], null, 'TREUE25'),
    );
    expect(read({intent: 'lines', code: ' '})).toEqual(nothing);
    expect(read({intent: 'lines', code: '', apply: '1'})).toEqual({
      answer: {
        ...nothing.answer,
        error: 'cart.error.refused',
        refusedCode: {typed: '', message: 'cartPage.code.refused.missing'},
      },
    });
  });

  it.each([
    ['0', 'cart.error.quantity'],
    ['', 'cart.error.quantity'],
    ['zwei', 'cart.error.quantity'],
    ['1000001', 'cart.error.tooMany'],
  ])('rejects the quantity %j at its line and applies the other changes', (quantity, message) => {
    const refused = [{lineId: idOf('a'), quantity, message}];
    expect(readLines({a: quantity, b: '5'})).toEqual(
      wanted([{id: idOf('b'), quantity: 5}], null, null, refused),
    );
  });

  it.each(['x', 'gid://shopify/Cart/a', 'gid://shopify/CartLine/', `${lineId}&x=1`, ''])(
    'rejects the invalid line id %j',
    (forged) => {
      expect(readLines({a: '3'}, forged)).toMatchObject(unknown('cart.error.unknownLine'));
      expect(read({intent: 'lines', lineId: forged, quantity: '3'})).toMatchObject(
        unknown('cart.error.unknownLine'),
      );
    },
  );

  it("accepts the current format of Shopify's line ids", () => {
    const id = 'gid://shopify/CartLine/a-1?cart=b_2';
    expect(read({intent: 'lines', lineId: id, quantity: '3'})).toEqual(wanted([{id, quantity: 3}]));
    expect(read({intent: 'lines', remove: id})).toEqual(wanted([], id));
  });

  it('removes a discount code and a gift card, and rejects an invalid gift card id', () => {
    const removeGiftCard = 'gid://shopify/AppliedGiftCard/1';
    const form = {intent: 'lines', removeCode: 'TREUE25', removeGiftCard};
    expect(read(form)).toMatchObject({value: {removeCode: 'TREUE25', removeGiftCard}});
    expect(read({...form, removeGiftCard: 'x'})).toMatchObject(unknown('cart.error.unknownIntent'));
  });

  it('rejects a file as quantity and ignores lines beyond the limit of a cart', () => {
    expect(readLines({a: new File(['3'], '3')})).toMatchObject({
      answer: {refused: [{quantity: ''}]},
    });
    const many = Object.fromEntries(Array.from({length: 2_000}, (_, at) => [`l${at}`, '7']));
    expect(readLines(many)).toMatchObject({value: {quantities: {length: 500}}});
  });
});
