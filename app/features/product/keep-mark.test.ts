import {expect, it} from 'vitest';
import {keepMark} from './keep-mark';
import type {OptionValueView, ProductView} from './product-view';

const mark = '0123456789abcdef0123456789abcdef.relevance.4';
const value = (name: string, handle: string): OptionValueView => ({
  name,
  color: null,
  selected: false,
  state: 'available',
  query: `?Farbe=${name}`,
  handle,
});
const product = {
  handle: 'kutter',
  options: [
    {name: 'Farbe', value: 'Reseda', values: [value('Sand', 'kutter'), value('Rot', 'lotse')]},
  ],
} as unknown as ProductView;

const queries = ({options}: ProductView) =>
  options.flatMap(({values}) => values.map(({query}) => query));

it('goes along to other variants, and not to other products', () => {
  expect(queries(keepMark(product, mark))).toEqual([`?Farbe=Sand&found=${mark}`, '?Farbe=Rot']);
});

it.each([null, '', 'x', `${mark}"><script>`])('is not made of %j', (given) => {
  expect(keepMark(product, given)).toBe(product);
});
