import {describe, expect, it} from 'vitest';
import {filterQuery} from './use-auto-submit';

function form(...fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe('the URL of the filter form', () => {
  it.each([
    ['nothing chosen', form(['price', ''], ['price', ''], ['sort', 'usual']), ''],
    ['one value', form(['frame', 'Trapez'], ['sort', 'usual']), '?frame=Trapez'],
    [
      'values in alphabetical order, each once',
      form(['vendor', 'Ostwind'], ['vendor', 'Gratweg'], ['vendor', 'Ostwind']),
      '?vendor=Gratweg&vendor=Ostwind',
    ],
    ['another order', form(['sort', 'price-asc']), '?sort=price-asc'],
    [
      'words first, then facets, price and order',
      form(
        ['q', 'rad & tour'],
        ['price', '1.900 €'],
        ['price', '4500'],
        ['frame', 'Trapez'],
        ['sort', 'price-asc'],
      ),
      '?q=rad+%26+tour&frame=Trapez&price=1900:4500&sort=price-asc',
    ],
    ['an open price', form(['price', ''], ['price', '4.500 €']), '?price=:4500'],
    ['an American price', form(['price', '€1,900'], ['price', '']), '?price=1900:'],
    ['nonsense as a price', form(['price', 'billig'], ['price', '-1']), ''],
  ])('has the right query for %s', (_, data, query) => {
    expect(filterQuery(data, 'usual')).toBe(query);
  });
});
