import {expect, it} from 'vitest';
import {createCatalogue} from '../catalogue/catalogue';
import {indexCatalogue} from '../shopify/catalogue-index';
import {indexPrefixes} from './access';
import {productSettings} from './index-settings';
import {synonymsOf} from './index-synonyms';
import {productRecords} from './product-records';
import {RecordStore} from './record-store';
import {searchAnswer} from './search-answer';
import {readParameters} from './search-parameters';

const catalogue = indexCatalogue(createCatalogue({size: 10_000}));
const store = new RecordStore(() => productRecords(catalogue, 'de'));
const index = {name: `${indexPrefixes.de}products`, store, synonyms: synonymsOf('de')};

/** Milliseconds of work; other processes do not count. */
function work(parameters: Record<string, unknown>): number {
  const start = process.cpuUsage();
  const given = {filters: 'inventory_available:true', ...parameters};
  searchAnswer(index, readParameters(productSettings('de'), given), given, '');
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least of several runs: what it takes when nothing disturbs it. */
const least = (parameters: Record<string, unknown>): number =>
  Math.min(...Array.from({length: 9}, () => work(parameters)));

it('10,000 products are ready for the first search', () => {
  expect(work({query: 'lastnrad', facets: ['*']})).toBeLessThan(3000);
});

it.each(['', 'rad', 'fahrrad', 'lastnrad', 'helm kinder', 'OW-F7T-50-RS'])(
  'a search for "%s" among them, with all facets, is quick',
  (query) => {
    work({query, facets: ['*']});
    expect(least({query, facets: ['*'], hitsPerPage: 25})).toBeLessThan(30);
  },
);
