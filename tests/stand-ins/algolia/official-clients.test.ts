import {searchClient} from '@algolia/client-search';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {listen, type Listening} from '../on-port';
import {adminKey, appId, searchKey} from './access';
import {algolia} from './demo-search';

const index = 'radladen_products';
let listening: Listening;

beforeAll(async () => {
  listening = await listen(algolia, 0);
});
afterEach(() => algolia.reset());
afterAll(() => listening.close());

/** Machines of tests are busy. */
const timeouts = {connect: 15_000, read: 15_000, write: 15_000};

function options() {
  const {host} = new URL(listening.url);
  const hosts = [{url: host, accept: 'readWrite' as const, protocol: 'http' as const}];
  return {hosts, timeouts};
}
const reader = () => searchClient(appId, searchKey, options());
const admin = () => searchClient(appId, adminKey, {...options(), compression: 'gzip' as const});

interface Bike {
  title: string;
}

describe('@algolia/client-search', () => {
  it('searches several indices at once', async () => {
    const {results} = await reader().searchForHits<Bike>({
      requests: [
        {indexName: index, query: 'lastnrad', hitsPerPage: 1, clickAnalytics: true},
        {indexName: 'radladen_collections', query: 'lastenrad'},
      ],
    });
    expect(results[0]?.hits[0]?.title).toBe('Kutter 2 Lastenrad');
    expect(results[0]?.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(results[1]?.queryID).toBeUndefined();
    expect(results[1]?.index).toBe('radladen_collections');
  });

  it('searches one index, its facet values, its objects', async () => {
    const one = await reader().searchSingleIndex<Bike>({
      indexName: index,
      searchParams: {query: 'kutter', filters: 'inventory_available:true'},
    });
    const [hit] = one.hits;
    expect(hit?._highlightResult?.title).toMatchObject({value: '<em>Kutter</em> 2 Lastenrad'});
    const values = await reader().searchForFacetValues({
      indexName: index,
      facetName: 'vendor',
      searchForFacetValuesRequest: {
        facetQuery: 'zau',
        params: 'filters=inventory_available%3Atrue',
      },
    });
    expect(values.facetHits).toMatchObject([
      {value: 'Zaunkönig', highlighted: '<em>Zau</em>nkönig'},
    ]);
    const objectID = hit?.objectID ?? '';
    const object = await reader().getObject({indexName: index, objectID});
    expect(object).toMatchObject({objectID, handle: 'kutter-2-lastenrad'});
  });

  it('writes settings and synonyms, compressed, and waits for them', async () => {
    const {taskID} = await admin().setSettings({
      indexName: index,
      indexSettings: {customRanking: ['asc(price)'], attributesForFaceting: ['vendor']},
    });
    await admin().waitForTask({indexName: index, taskID});
    const synonymHit = Array.from({length: 20}, (_, at) => ({
      objectID: `s${at}`,
      type: 'synonym' as const,
      synonyms: ['drahtesel', `stahlross${at}`, 'lastenrad'],
    }));
    await admin().saveSynonyms({indexName: index, synonymHit, replaceExistingSynonyms: true});
    expect((await admin().searchSynonyms({indexName: index})).nbHits).toBe(20);
    const settings = await admin().getSettings({indexName: index});
    expect(settings.customRanking).toEqual(['asc(price)']);
    expect(settings.searchableAttributes).toContain('unordered(title)');
    const {hits} = await reader().searchSingleIndex<Bike>({
      indexName: index,
      searchParams: {query: 'stahlross7'},
    });
    expect(hits[0]?.title).toMatch(/Lastenrad/);
  });
});
