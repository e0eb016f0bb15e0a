import {afterEach, describe, expect, it} from 'vitest';
import {facets as allFacets} from '../../../app/services/algolia/facets';
import {algolia, search, send} from './demo-search';

afterEach(() => algolia.reset());

describe('hitsPerPage', () => {
  it('accepts 0 and rejects more than 1,000', async () => {
    expect((await search({query: 'rad', hitsPerPage: 0})).hits).toEqual([]);
    expect((await search({query: '', hitsPerPage: 1001})).status).toBe(400);
  });
});

describe('facets', () => {
  it('are counted among the hits', async () => {
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

  it('are all returned for *, except those for filtering only', async () => {
    const {facets} = await search({query: '', facets: ['*']});
    const known = new Set<string>(allFacets.map(({attribute}) => attribute));
    const named = Object.keys(facets);
    expect(named.slice(-3)).toEqual(['price', 'meta.fit.rider_min', 'collections']);
    expect(named).toContain('meta.custom.color-pattern');
    expect(named.slice(0, -3).filter((attribute) => !known.has(attribute))).toEqual([]);
  });

  it('can be searched only if they are declared searchable', async () => {
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

  it('are searched within the given filters', async () => {
    const {body} = await send('POST', 'indexes/radladen_products/facets/vendor/query', {
      facetQuery: '',
      filters: 'collections:lastenraeder',
    });
    expect(body.facetHits).toMatchObject([{value: 'Packesel'}]);
  });
});

describe('search responses', () => {
  it('contain image URLs on the requested host', async () => {
    const [hit] = (await search({query: 'kutter'})).hits;
    expect(hit?.product_image).toMatch(/^http:\/\/search\.test\/s\/files\/1\/.+\.png\?v=1$/);
  });

  it.each([
    [{hitPerPage: 5}, 'Unknown parameter: hitPerPage'],
    [{page: -1}, 'Invalid value for "page" parameter'],
    [{filters: 'price > many'}, 'filters: Unexpected token string(many) expected numeric at col 8'],
    [{facetFilters: ['vendor']}, 'facetFilters: '],
    [{numericFilters: ['price']}, 'Invalid syntax for numeric condition'],
  ])('reject %j', async (parameters, message) => {
    const answer = await search(parameters);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });
});
