import {getResponse} from 'msw';
import {afterEach, describe, expect, it} from 'vitest';
import {administer, algolia, search, send, titles} from './demo-search';

const index = 'indexes/radladen_products';

afterEach(() => algolia.reset());

describe('settings', () => {
  it('change the results of their own index, not of its replicas', async () => {
    await administer('PUT', `${index}/settings`, {
      searchableAttributes: ['vendor'],
      attributesForFaceting: ['product_type'],
    });
    expect((await search({query: 'lastenrad'})).nbHits).toBe(0);
    const {facets} = await search({query: 'packesel', facets: ['*']});
    expect(Object.keys(facets)).toEqual(['product_type']);
    const replica = await search({query: 'lastenrad'}, 'radladen_products_price_asc');
    expect(replica.nbHits).toBeGreaterThan(0);
  });

  it('reject attributes unknown to Algolia', async () => {
    const {status, body} = await administer('PUT', `${index}/settings`, {searchableAttribute: []});
    expect([status, body.message]).toEqual([400, 'Invalid object attributes: searchableAttribute']);
  });
});

describe('synonyms', () => {
  const synonym = {objectID: 'x', type: 'synonym', synonyms: ['drahtkiste', 'lastenrad']};

  it('apply as soon as they are saved', async () => {
    expect((await search({query: 'drahtkiste'})).nbHits).toBe(0);
    await administer('POST', `${index}/synonyms/batch`, [synonym]);
    expect(titles(await search({query: 'drahtkiste'}))[0]).toBe('Kutter 2 Lastenrad');
  });
});

describe('access', () => {
  it.each([
    ['without a key', null, 403, 'Invalid Application-ID or API key'],
    ['with a wrong key', 'x', 403, 'Invalid Application-ID or API key'],
    ['with the key for searches', undefined, 403, 'Method not allowed with this API key'],
  ])('to settings is rejected %s', async (_, key, status, message) => {
    const answer = await send('GET', `${index}/settings`, undefined, key);
    expect(answer.body).toEqual({message, status});
    expect(answer.status).toBe(status);
  });

  it('to unknown indices, records and methods returns 404', async () => {
    const body = {requests: [{indexName: 'radladen_products'}, {indexName: 'wheels'}]};
    expect((await send('POST', 'indexes/*/queries', body)).body).toEqual({
      message: 'Index wheels does not exist',
      status: 404,
    });
    expect((await send('GET', `${index}/0`)).status).toBe(404);
    expect((await send('PATCH', index)).status).toBe(404);
  });

  it('with malformed parameters is rejected or finds nothing', async () => {
    expect((await send('POST', 'indexes/*/queries', {requests: [null]})).status).toBe(400);
    expect((await send('POST', 'indexes/*/queries', [])).status).toBe(400);
    expect((await send('PUT', 'indexes/x/settings', {ranking: 5})).status).toBe(403);
    expect((await administer('PUT', 'indexes/x/settings', {ranking: 5})).status).toBe(400);
    const query = 'xäq%_*\\"\u0000 '.repeat(100);
    expect((await search({query, facets: ['__proto__', 'constructor']})).nbHits).toBe(0);
    expect((await search({query: '', numericFilters: ['constructor>0']})).nbHits).toBe(0);
  });

  it('is allowed from browsers of any origin', async () => {
    const preflight = new Request('http://search.test/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: {'Access-Control-Request-Headers': 'x-algolia-api-key,content-type'},
    });
    const answer = await getResponse(algolia.handlers, preflight);
    expect(answer?.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer?.headers.get('Access-Control-Allow-Headers')).toContain('x-algolia-api-key');
    const {headers} = await send('POST', `${index}/query`, {query: ''}, 'wrong');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
