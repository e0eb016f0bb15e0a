import {searchClient} from '@algolia/client-search';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {facetNames} from '../../app/services/algolia/facets';
import {adminKey, appId, indexPrefixes, searchKey} from '../stand-ins/algolia/access';
import {createStandIns} from '../stand-ins/handlers';
import {listen, type Listening} from '../stand-ins/on-port';
import {allIndices, printSearchSettings, writeSearchSettings} from './write-search-settings';

const standIns = createStandIns();
let suppliers: Listening | undefined;
beforeAll(async () => {
  suppliers = await listen(standIns, 0);
});
afterAll(async () => {
  await suppliers?.close();
  await standIns.close();
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
});

/** What the command says. */
function listenToConsole() {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  return said;
}

describe('the settings of the search', () => {
  it('are for products, their four orders and collections, in each language with indices', () => {
    const german = ['products', 'collections', 'products_price_asc', 'products_price_desc'];
    const names = allIndices({}).map(({name}) => name);
    expect(names).toHaveLength(6);
    for (const name of german) expect(names).toContain(`radladen_${name}`);
    expect(allIndices({ALGOLIA_INDEX_PREFIX_EN: 'en_'})).toHaveLength(12);
  });

  it('name every replica that is written, and rank each by its order first', () => {
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

  it('let every facet be counted and searched', () => {
    const [products] = allIndices({});
    const searchable = products?.settings.attributesForFaceting?.filter((one) =>
      one.startsWith('searchable('),
    );
    expect(searchable).toHaveLength(facetNames.length);
  });

  it('have no synonym twice', () => {
    for (const {synonyms} of allIndices({ALGOLIA_INDEX_PREFIX_EN: 'en_'})) {
      const ids = synonyms.map(({objectID}) => objectID);
      expect(new Set(ids).size).toBe(ids.length);
      for (const {synonyms: words = []} of synonyms) expect(new Set(words).size).toBe(words.length);
    }
  });

  it('are printed as JSON without any account', () => {
    const said = listenToConsole();
    printSearchSettings({});
    expect(JSON.parse(said.join('\n'))).toEqual(allIndices({}));
  });
});

/** Waits for a busy machine: the first search makes the index. */
const clientWith = (key: string) =>
  searchClient(appId, key, {
    hosts: [{url: new URL(suppliers?.url ?? '').host, accept: 'readWrite', protocol: 'http'}],
    timeouts: {connect: 15_000, read: 15_000, write: 15_000},
  });

describe('npm run search:settings', () => {
  it('leaves an application with exactly these settings and synonyms', async () => {
    const said = listenToConsole();
    await writeSearchSettings(environment());
    const client = clientWith(adminKey);
    const wanted = allIndices(environment());
    expect(said.map((line) => line.split(':')[0])).toEqual(wanted.map(({name}) => `• ${name}`));
    for (const {name, settings, synonyms} of wanted) {
      expect(await client.getSettings({indexName: name}), name).toMatchObject(settings);
      const written = await client.searchSynonyms({
        indexName: name,
        searchSynonymsParams: {hitsPerPage: 1000},
      });
      expect(written.nbHits, name).toBe(synonyms.length);
    }
  });

  it('leaves the goods where they are', async () => {
    listenToConsole();
    await writeSearchSettings(environment());
    const client = clientWith(searchKey);
    const asked = {indexName: `${indexPrefixes.de}products`, searchParams: {query: 'pedelec'}};
    const {nbHits = 0} = await client.searchSingleIndex(asked);
    expect(nbHits).toBeGreaterThan(10);
  });

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'])('says when %s is missing', async (name) => {
    await expect(writeSearchSettings({...environment(), [name]: ''})).rejects.toThrow(
      `Missing in the environment: ${name}.`,
    );
  });

  it.each([searchKey, 'wrong'])('says when Algolia refuses the key %s', async (key) => {
    const refused = writeSearchSettings({...environment(), ALGOLIA_ADMIN_KEY: key});
    await expect(refused).rejects.toThrow(/^radladen_products could not be written: .*admin key/);
  });
});
