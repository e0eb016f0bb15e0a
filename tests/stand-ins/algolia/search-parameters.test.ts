import {afterEach, describe, expect, it} from 'vitest';
import {facets as allFacets} from '../../../app/services/algolia/facets';
import {algolia, search, send, titles} from './demo-search';

afterEach(() => algolia.reset());

describe('pages', () => {
  it('are cut at the limit of pagination', async () => {
    const all = await search({query: '', hitsPerPage: 7});
    expect(all).toMatchObject({page: 0, hitsPerPage: 7, nbPages: Math.ceil(all.nbHits / 7)});
    const cut = await search({query: '', hitsPerPage: 7, paginationLimitedTo: 20, page: 2});
    expect(cut).toMatchObject({nbPages: 3, nbHits: all.nbHits});
    expect(cut.hits).toHaveLength(6);
    const beyond = await search({query: '', hitsPerPage: 7, paginationLimitedTo: 20, page: 3});
    expect(beyond.hits).toEqual([]);
    expect(beyond.message).toContain('you can only fetch the 20 hits for this query');
  });

  it('follow each other', async () => {
    const both = titles(await search({query: 'rad', hitsPerPage: 10}));
    const second = titles(await search({query: 'rad', hitsPerPage: 5, page: 1}));
    expect(second).toEqual(both.slice(5));
    expect(titles(await search({query: 'rad', offset: 3, length: 4}))).toEqual(both.slice(3, 7));
  });

  it('may be empty and at most 1,000 long', async () => {
    expect((await search({query: 'rad', hitsPerPage: 0})).hits).toEqual([]);
    expect((await search({query: '', hitsPerPage: 1001})).status).toBe(400);
  });
});

describe('facets', () => {
  it('are counted among what was found', async () => {
    const {
      facets,
      facets_stats: stats,
      hits,
    } = await search({
      query: 'helm',
      facets: ['vendor', 'price', 'inventory_available'],
      hitsPerPage: 100,
    });
    const counts = Object.values(facets.vendor ?? {});
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(hits.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const prices = hits.map(({price}) => Number(price));
    expect(stats.price).toMatchObject({min: Math.min(...prices), max: Math.max(...prices)});
    expect(facets.inventory_available).toBeUndefined();
  });

  it('are all there for a star, without those for filtering', async () => {
    const {facets} = await search({query: '', facets: ['*']});
    const known = new Set<string>(allFacets.map(({attribute}) => attribute));
    const named = Object.keys(facets);
    expect(named.slice(-3)).toEqual(['price', 'meta.fit.rider_min', 'collections']);
    expect(named).toContain('meta.custom.color-pattern');
    expect(named.slice(0, -3).filter((attribute) => !known.has(attribute))).toEqual([]);
  });

  it('have as many values as wanted, by number or alphabet', async () => {
    const most = await search({query: '', facets: 'vendor', maxValuesPerFacet: 3});
    expect(Object.keys(most.facets.vendor ?? {})).toHaveLength(3);
    const alphabet = await search({query: '', facets: ['vendor'], sortFacetValuesBy: 'alpha'});
    const names = Object.keys(alphabet.facets.vendor ?? {});
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')));
  });

  it('are searched only where that is allowed', async () => {
    const at = (facet: string) => `indexes/radladen_products/facets/${facet}/query`;
    const {body} = await send('POST', at('vendor'), {facetQuery: 'ostwnd'});
    expect(body.facetHits).toMatchObject([{value: 'Ostwind', highlighted: '<em>Ostwind</em>'}]);
    const all = await send('POST', at('meta.custom.color-pattern'), {maxFacetHits: 4});
    expect(all.body.facetHits).toHaveLength(4);
    const refused = await send('POST', at('collections'), {facetQuery: 'e'});
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe(
      'Cannot search in `collections` attribute, you need to add `searchable(collections)` to attributesForFaceting.',
    );
  });

  it('are searched within the filters', async () => {
    const {body} = await send('POST', 'indexes/radladen_products/facets/vendor/query', {
      facetQuery: '',
      filters: 'collections:lastenraeder',
    });
    expect(body.facetHits).toMatchObject([{value: 'Packesel'}]);
  });
});

describe('answers', () => {
  it('have the attributes asked for', async () => {
    const some = await search({
      query: 'kutter',
      attributesToRetrieve: ['title', 'meta.custom.drive'],
    });
    const [hit = {}] = some.hits;
    expect(Object.keys(hit).sort()).toEqual(['_highlightResult', 'meta', 'objectID', 'title']);
    expect(hit.meta).toEqual({custom: {drive: 'Riemen'}});
    const others = await search({
      query: 'kutter',
      attributesToRetrieve: ['*', '-skus'],
      attributesToHighlight: [],
    });
    expect(others.hits[0]).toHaveProperty('handle');
    expect(others.hits[0]).not.toHaveProperty('skus');
    expect(others.hits[0]).not.toHaveProperty('recently_ordered_count');
    expect(others.hits[0]).not.toHaveProperty('_highlightResult');
  });

  it('show pictures where they were asked', async () => {
    const [hit] = (await search({query: 'kutter'})).hits;
    expect(hit?.product_image).toMatch(/^http:\/\/search\.test\/s\/files\/1\/.+\.png\?v=1$/);
  });

  it.each([
    [{hitPerPage: 5}, 'Unknown parameter: hitPerPage'],
    [{page: -1}, 'Invalid value for "page" parameter'],
    [{filters: 'price > many'}, 'filters: Unexpected token string(many) expected numeric at col 8'],
    [{facetFilters: ['vendor']}, 'facetFilters: '],
    [{numericFilters: ['price']}, 'Invalid syntax for numeric condition'],
  ])('refuse %j', async (parameters, message) => {
    const answer = await search(parameters);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });
});
