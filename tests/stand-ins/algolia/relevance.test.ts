import {expect, it} from 'vitest';
import {indexSetups} from '../../commands/setup/index-settings';
import {createCatalogue} from '../catalogue/catalogue';
import {indexCatalogue} from '../shopify/catalogue-index';
import {Application} from './application';
import {productRecords, type IndexRecord} from './product-records';
import {searchAnswer} from './search-answer';
import {readParameters} from './search-parameters';

const catalogue = indexCatalogue(createCatalogue());
const records = () => productRecords(catalogue, 'de');
const application = new Application(
  indexSetups('', 'de').map(({settings, ...setup}) => ({
    ...setup,
    settings: {...settings},
    records,
  })),
);

function titles(query: string, more: Record<string, unknown> = {}): string[] {
  const index = application.index('products');
  const given = {query, highlightPreTag: '[', highlightPostTag: ']', ...more};
  const {hits} = searchAnswer(index, readParameters(index.settings, given), given, '');
  return (hits as IndexRecord[]).map(({_highlightResult: marked}) => {
    return (marked as {title: {value: string}}).title.value;
  });
}

it.each([
  ['lastnrad', 'Kutter 2 [Lastenrad]', 'a missing letter'],
  ['lasetnrad', 'Kutter 2 [Lastenrad]', 'swapped letters'],
  ['Lastenräder', 'Kutter 2 [Lastenrad]', 'the plural'],
  ['lastenraeder', 'Kutter 2 [Lastenrad]', 'an umlaut written as two letters'],
  ['lasten rad', 'Kutter 2 [Lastenrad]', 'a space'],
  ['cargo bike', 'Kutter 2 [Lastenrad]', 'a synonym of two words'],
  ['last', 'Kutter 2 [Last]enrad', 'a prefix'],
  ['kutter rad', '[Kutter] 2 Lasten[rad]', 'part of a compound'],
  ['bugelsch', '[Bügelsch]loss Bolz 230', 'an umlaut without dots'],
  ['helm für kinder', '[Kinderhelm] Kolibri', 'parts in another order'],
  ['OW F7T', 'Fernweh 7 Trapez', 'the beginning of a SKU'],
  ['', 'Fernweh 7 Trapez', 'nothing: best sellers first'],
])('a search for "%s" finds %s (%s)', (query, title) => {
  expect(titles(query)).toContain(title);
});

it.each([
  ['hlm', 'three letters must match exactly'],
  ['xelm', 'an error in the first letter counts twice'],
  ['OW-F7X-50-RS', 'SKUs must match exactly'],
  ['ostwind kinderhelm', 'every word must match'],
])('a search for "%s" finds nothing: %s', (query) => {
  expect(titles(query)).toEqual([]);
});

it.each([
  {filters: 'NOT vendor:Ostwind'},
  {facetFilters: ['vendor:-Ostwind']},
  {numericFilters: ['price:1 TO 2']},
  {hitPerPage: 5},
])('a search with %j, which the shop never sends, is refused', (given) => {
  expect(() => titles('', given)).toThrow();
});
