import {describe, expect, it} from 'vitest';
import {withoutTranslatedFacets} from './translated-facets.server';

describe('the address of a list in another language', () => {
  it.each([
    ['', ''],
    ['?frame=Trapez', ''],
    ['?frame=Trapez&frame=Diamant&color-pattern=Sand&price=1:2', '?price=1:2'],
    [
      '?vendor=Marsch+%26+Moor&model_year=2025&page=2',
      '?vendor=Marsch+%26+Moor&model_year=2025&page=2',
    ],
    ['?q=rad&gender=Damen&page=3&sort=price-asc', '?q=rad&sort=price-asc'],
  ])('of %j is %j', (search, other) => {
    expect(withoutTranslatedFacets(search)).toBe(other);
  });
});
