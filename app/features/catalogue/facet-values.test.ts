import {describe, expect, it} from 'vitest';
import {readFacetValuesRequest} from './facet-values.server';

const read = (query: string) => readFacetValuesRequest(new URLSearchParams(query));

describe('a question for values of a facet', () => {
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
    'facet=vendor&language=xx',
  ])('is refused when it makes no sense: %j', (query) => {
    expect(read(query)).toBeNull();
  });
});
