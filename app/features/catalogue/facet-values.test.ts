import {describe, expect, it} from 'vitest';
import {readFacetValuesRequest} from './facet-values.server';

const read = (query: string) => readFacetValuesRequest(new URLSearchParams(query));

describe('a question for values of a facet', () => {
  it('carries the query of its list', () => {
    const asked = 'language=de&facet=vendor&words=%20ost%20&collection=e-bikes&frame=Trapez&page=4';
    expect(read(asked)).toMatchObject({
      facet: 'vendor',
      words: 'ost',
      collection: 'e-bikes',
      query: {q: '', facets: {frame: ['Trapez']}, page: 1},
    });
  });

  it('belongs to a search without a collection', () => {
    expect(read('facet=frame&q=rad')).toMatchObject({
      words: '',
      collection: null,
      query: {q: 'rad'},
    });
    expect(read('facet=frame&q=rad&collection=')).toMatchObject({collection: null});
  });

  it.each([
    '',
    'words=ost',
    'facet=',
    'facet=price',
    'facet=__proto__',
    'facet=vendor&facet=toString',
    'facet=vendor&collection=a%22b',
    'facet=vendor&collection=../x',
    `facet=vendor&collection=${'x'.repeat(256)}`,
    `facet=vendor&words=${'x'.repeat(501)}`,
    'facet=vendor&language=fr',
  ])('is refused when it makes no sense: %j', (query) => {
    expect(read(query)).toBeNull();
  });
});
