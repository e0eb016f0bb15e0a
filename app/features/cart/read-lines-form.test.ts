import {describe, expect, it} from 'vitest';
import {readLinesForm} from './read-lines-form.server';

const idOf = (name: string) => `gid://shopify/CartLine/${name}`;

/** The form of a page that shows two pieces of each line. */
function read(typed: Record<string, string | File>, remove?: string) {
  const form = new FormData();
  form.append('intent', 'lines');
  for (const [name, quantity] of Object.entries(typed)) {
    form.append('lineId', idOf(name));
    form.append('shown', '2');
    form.append('quantity', quantity);
  }
  if (remove !== undefined) form.append('remove', remove);
  return readLinesForm(form);
}
const wanted = (
  quantities: object[],
  removed: string | null = null,
  code: string | null = null,
) => ({
  value: {intent: 'lines', quantities, removed, code, removedCode: null, removedGiftCard: null},
  refused: [],
  refusedCode: null,
  unknown: null,
});
const nothing = {value: null, refused: [], refusedCode: null, unknown: null};

describe('the form of all lines', () => {
  it('changes what was typed, and leaves what another tab may have changed', () => {
    expect(read({a: '3', b: '2', c: ' 1 ', d: ' 2 '})).toEqual(
      wanted([
        {id: idOf('a'), quantity: 3},
        {id: idOf('c'), quantity: 1},
      ]),
    );
  });

  it('removes a line and keeps what was typed at the others', () => {
    expect(read({a: '3', b: '0'}, idOf('b'))).toEqual(
      wanted([{id: idOf('a'), quantity: 3}], idOf('b')),
    );
    expect(read({a: '2'}, idOf('a'))).toEqual(wanted([], idOf('a')));
  });

  it('redeems a code that was typed beside the lines, whichever button was pressed', () => {
    const form = (fields: Record<string, string>) => {
      const posted = new FormData();
      for (const [name, value] of Object.entries(fields)) posted.append(name, value);
      return readLinesForm(posted);
    };
    const changed = {lineId: idOf('a'), shown: '2', quantity: '3'};
    expect(form({intent: 'lines', ...changed, code: ' TREUE25 '})).toEqual(
      wanted([{id: idOf('a'), quantity: 3}], null, 'TREUE25'),
    );
    expect(form({intent: 'lines', code: 'TREUE25', apply: '1'})).toEqual(
      wanted([], null, 'TREUE25'),
    );
    expect(form({intent: 'lines', code: ' '})).toEqual(nothing);
    expect(form({intent: 'lines', code: '', apply: '1'})).toEqual({
      ...nothing,
      refusedCode: 'cartPage.code.refused.missing',
    });
  });

  it('with nothing typed changes nothing', () => {
    expect(read({a: '2', b: '2'})).toEqual(nothing);
    expect(read({})).toEqual(nothing);
  });

  it.each([
    ['0', 'cart.error.quantity'],
    ['', 'cart.error.quantity'],
    ['zwei', 'cart.error.quantity'],
    ['1000001', 'cart.error.tooMany'],
  ])('tells %j at its line and carries out the rest', (quantity, message) => {
    expect(read({a: quantity, b: '5'})).toEqual({
      ...wanted([{id: idOf('b'), quantity: 5}]),
      refused: [{lineId: idOf('a'), quantity, message}],
    });
  });

  it.each(['x', 'gid://shopify/Cart/1', ''])('is none of the shop with a line %j', (forged) => {
    expect(read({a: '3'}, forged)).toMatchObject({value: null, unknown: 'cart.error.unknownLine'});
    const form = new FormData();
    form.append('lineId', forged);
    form.append('quantity', '3');
    expect(readLinesForm(form)).toMatchObject({value: null, unknown: 'cart.error.unknownLine'});
  });

  it('takes a code and a gift card off', () => {
    const form = new FormData();
    form.append('removeCode', 'TREUE25');
    expect(readLinesForm(form).value).toMatchObject({removedCode: 'TREUE25'});
    form.append('removeGiftCard', 'gid://shopify/AppliedGiftCard/1');
    expect(readLinesForm(form).value).toMatchObject({
      removedGiftCard: 'gid://shopify/AppliedGiftCard/1',
    });
    form.set('removeGiftCard', 'x');
    expect(readLinesForm(form)).toMatchObject({value: null, unknown: 'cart.error.unknownIntent'});
  });

  it('takes no file, and no more lines than a cart has', () => {
    expect(read({a: new File(['3'], '3')}).refused).toMatchObject([{quantity: ''}]);
    const many = Object.fromEntries(Array.from({length: 2_000}, (_, at) => [`l${at}`, '7']));
    expect(read(many).value?.quantities).toHaveLength(500);
  });
});
