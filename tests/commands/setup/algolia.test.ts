import {searchClient} from '@algolia/client-search';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {languageNames} from '../../../app/i18n/languages';
import {facetNames} from '../../../app/services/algolia/facets';
import {adminKey, appId, indexPrefixes, searchKey} from '../../stand-ins/algolia/access';
import {publicToken} from '../../stand-ins/storyblok/access';
import {createStandIns} from '../../stand-ins/handlers';
import {listen, type Listening} from '../../stand-ins/on-port';
import {allIndices, main} from './algolia';
import {indexSetups} from './index-settings';

const standIns = createStandIns();
let suppliers: Listening | undefined;
beforeAll(async () => {
  suppliers = await listen(standIns, 0);
});
afterAll(async () => {
  await suppliers?.close();
});
afterEach(() => {
  standIns.reset();
  vi.restoreAllMocks();
});

const environment = () => ({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_ADMIN_KEY: adminKey,
  ALGOLIA_INDEX_PREFIX: indexPrefixes.de,
  ALGOLIA_INDEX_PREFIX_EN: indexPrefixes.en,
  ALGOLIA_URL: suppliers?.url,
  STORYBLOK_TOKEN: publicToken,
  STORYBLOK_API_URL: suppliers && `${suppliers.url}/v2`,
});

/** Collects the console output of the command. */
function listenToConsole() {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  return said;
}

describe('the settings of the search indices', () => {
  it('cover products, four sort orders, collections and pages in each configured language', () => {
    const german = [
      'products',
      'collections',
      'stories',
      'products_price_asc',
      'products_price_desc',
    ];
    const names = allIndices({}).map(({name}) => name);
    expect(names).toHaveLength(7);
    for (const name of german) expect(names).toContain(`radladen_${name}`);
    expect(allIndices({ALGOLIA_INDEX_PREFIX_EN: 'en_'})).toHaveLength(14);
  });

  it('list every replica and rank each by its sort order first', () => {
    const [products, ...others] = allIndices({});
    const replicas = others.filter(({name}) => name.startsWith('radladen_products_'));
    expect(products?.settings.replicas).toEqual(replicas.map(({name}) => name));
    expect(replicas.map(({settings}) => settings.ranking?.[0])).toEqual([
      'desc(recently_ordered_count)',
      'desc(published_at)',
      'desc(price)',
      'asc(price)',
    ]);
  });

  it('declare every facet searchable', () => {
    const [products] = allIndices({});
    const searchable = products?.settings.attributesForFaceting?.filter((one) =>
      one.startsWith('searchable('),
    );
    expect(searchable).toHaveLength(facetNames.length);
  });

  it.each(languageNames)('include synonyms in %s without duplicates', (language) => {
    for (const {synonyms} of indexSetups('x_', language)) {
      expect(synonyms).not.toEqual([]);
      const ids = synonyms.map(({objectID}) => objectID);
      expect(new Set(ids).size).toBe(ids.length);
      for (const {synonyms: words = []} of synonyms) expect(new Set(words).size).toBe(words.length);
    }
  });

  it('are printed as JSON without credentials', async () => {
    const said = listenToConsole();
    await main({}, ['--print']);
    expect(JSON.parse(said.join('\n'))).toEqual(allIndices({}));
  });
});

/** Timeouts for a busy machine: the first search builds the index. */
const clientWith = (key: string) =>
  searchClient(appId, key, {
    hosts: [{url: new URL(suppliers?.url ?? '').host, accept: 'readWrite', protocol: 'http'}],
    timeouts: {connect: 15_000, read: 15_000, write: 15_000},
  });

describe('npm run setup:algolia', () => {
  const changed = async () => {
    const client = clientWith(adminKey);
    const indexName = `${indexPrefixes.de}products`;
    await client.setSettings({indexName, indexSettings: {searchableAttributes: ['title']}});
    await client.clearSynonyms({indexName});
    await client.saveSynonyms({
      indexName,
      synonymHit: [{objectID: 'own', type: 'synonym', synonyms: ['flitzer', 'renner']}],
    });
    return client;
  };

  it('has nothing to do when everything is set up', async () => {
    const said = listenToConsole();
    expect(await main(environment(), [])).toBe(true);
    expect(said).toEqual(['Nothing to do.']);
  });

  it('keeps replicas of others, such as sort orders of Algolia’s app', async () => {
    const client = clientWith(adminKey);
    const indexName = `${indexPrefixes.de}products`;
    const {replicas: [ours, ...rest] = []} = await client.getSettings({indexName});
    const theirs = `${indexName}_title_asc`;
    await client.setSettings({indexName, indexSettings: {replicas: [theirs, ...rest]}});
    const said = listenToConsole();
    expect(await main(environment(), ['--apply'])).toBe(true);
    expect(said.join()).toContain(`index ${indexName}: replicas`);
    const {replicas} = await client.getSettings({indexName});
    expect(replicas).toEqual([theirs, ...rest, ours]);
  });

  it('lists the differences and changes nothing without --apply', async () => {
    const client = await changed();
    const said = listenToConsole();
    expect(await main(environment(), [])).toBe(true);
    expect(said[0]).toMatch(/^\+ index radladen_products: searchableAttributes, \d+ synonyms$/);
    const indexName = `${indexPrefixes.de}products`;
    expect(await client.getSettings({indexName})).toMatchObject({searchableAttributes: ['title']});
  });

  it('writes settings and synonyms with --apply and preserves those of others', async () => {
    const client = await changed();
    const said = listenToConsole();
    expect(await main(environment(), ['--apply'])).toBe(true);
    expect(said.at(-1)).toBe('1 change made.');
    for (const {name, settings, synonyms} of allIndices(environment())) {
      expect(await client.getSettings({indexName: name}), name).toMatchObject(settings);
      const {hits} = await client.searchSynonyms({
        indexName: name,
        searchSynonymsParams: {hitsPerPage: 1000},
      });
      expect(hits, name).toEqual(expect.arrayContaining(synonyms));
    }
    const own = {indexName: `${indexPrefixes.de}products`, objectID: 'own'};
    expect(await client.getSynonym(own)).toMatchObject({synonyms: ['flitzer', 'renner']});
    expect(await main(environment(), [])).toBe(true);
    expect(said.at(-1)).toBe('Nothing to do.');
  });

  it('creates every index in an application that has none', async () => {
    const said = listenToConsole();
    const fresh = {...environment(), ALGOLIA_INDEX_PREFIX: 'new_', ALGOLIA_INDEX_PREFIX_EN: ''};
    expect(await main(fresh, ['--apply'])).toBe(true);
    expect(said).toHaveLength(9);
    expect(await main(fresh, [])).toBe(true);
    expect(said.at(-1)).toBe('Nothing to do.');
  });

  it('indexes published pages and removes deleted ones', async () => {
    const said = listenToConsole();
    standIns.storyblok.edit('kontakt', {content: {headline: 'Wo wir sind'}, publish: true});
    standIns.storyblok.edit('karriere', {delete: true});
    expect(await main(environment(), ['--apply'])).toBe(true);
    expect(said).toEqual([
      '✓ index radladen_stories: 1 pages',
      '✓ index radladen_stories: without karriere',
      '✓ index radladen_en_stories: without karriere',
      '3 changes made.',
    ]);
    const client = clientWith(searchKey);
    const pages = (query: string) =>
      client.searchSingleIndex({indexName: `${indexPrefixes.de}stories`, searchParams: {query}});
    expect((await pages('wo wir sind')).hits[0]).toMatchObject({objectID: 'kontakt'});
    expect((await pages('karriere')).hits.map(({objectID}) => objectID)).not.toContain('karriere');
  });

  it('leaves the indexed products untouched', async () => {
    await changed();
    listenToConsole();
    await main(environment(), ['--apply']);
    const client = clientWith(searchKey);
    const asked = {indexName: `${indexPrefixes.de}products`, searchParams: {query: 'pedelec'}};
    const {nbHits = 0} = await client.searchSingleIndex(asked);
    expect(nbHits).toBeGreaterThan(10);
  });

  it('hide stock and sales figures from the key that every visitor has', async () => {
    const client = clientWith(searchKey);
    const searchParams = {query: 'pedelec', attributesToRetrieve: ['*'], hitsPerPage: 1};
    const asked = {indexName: `${indexPrefixes.de}products`, searchParams};
    const [hit] = (await client.searchSingleIndex(asked)).hits;
    expect(hit).toHaveProperty('inventory_available');
    expect(Object.keys(hit ?? {}).filter((name) => /quantity|count|locations/.test(name))).toEqual(
      [],
    );
  });

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'])('throws when %s is missing', async (name) => {
    await expect(main({...environment(), [name]: ''}, [])).rejects.toThrow(
      `Missing in the environment: ${name}`,
    );
  });

  it.each([searchKey, 'wrong'])('throws when Algolia refuses the key %s', async (key) => {
    await expect(main({...environment(), ALGOLIA_ADMIN_KEY: key}, [])).rejects.toThrow('admin key');
  });
});
