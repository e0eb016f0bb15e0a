import {describe, expect, it} from 'vitest';
import {Application} from './application';
import {readFilters} from './filter-syntax';
import {searchAnswer} from './search-answer';
import {readParameters} from './search-parameters';

const settings = {
  attributesForFaceting: ['colour', 'filterOnly(shop)', 'sold', 'size', 'level'],
  searchableAttributes: ['name'],
};
const application = new Application([
  {
    name: 'bells',
    settings,
    synonyms: [],
    replicas: new Map(),
    records: () => [
      {
        objectID: 'a',
        colour: ['Rot', 'Grün'],
        shop: 'Rad & Sohn',
        price: 9.5,
        sold: true,
        size: -1,
      },
      {objectID: 'b', colour: ['Rot'], shop: 'Meer', price: 20, sold: false, level: '-tief'},
      {objectID: 'c', colour: ['Blau'], shop: 'AND', price: 30, sold: false, hidden: 'ja'},
      {objectID: 'd', shop: 'a:b', sold: true, colour: 'Hell "blau"'},
    ],
  },
]);

function found(parameters: Record<string, unknown>): string {
  const index = application.index('bells');
  const {hits} = searchAnswer(index, readParameters(settings, parameters), {}, '');
  if (!Array.isArray(hits)) return '';
  return hits.map(({objectID}: {objectID: string}) => objectID).join('');
}

describe('filters', () => {
  it.each([
    ['', 'abcd'],
    ['colour:Rot', 'ab'],
    ['colour:rot', 'ab'],
    ['Colour:Rot', ''],
    ['NOT colour:Rot', 'cd'],
    ['colour:Rot AND NOT colour:Grün', 'b'],
    ['colour:Rot OR colour:Blau', 'abc'],
    ['colour:Rot or colour:Blau and sold:false', 'bc'],
    ['(colour:Rot OR colour:Blau) AND sold:false', 'bc'],
    ['sold:false AND (colour:Rot OR NOT shop:AND)', 'b'],
    ['objectID:a OR objectID:c', 'ac'],
    ['hidden:ja', ''],
    ['shop:"Rad & Sohn"', 'a'],
    ["shop:'Rad & Sohn'", 'a'],
    ['"shop:Rad & Sohn"', 'a'],
    ['shop:"AND"', 'c'],
    ['shop:"a:b"', 'd'],
    ['shop:a:b', 'd'],
    ['colour:"Hell \\"blau\\""', 'd'],
    ['price > 9.5', 'bc'],
    ['price>=9.5 AND price<=20', 'ab'],
    ['price=20', 'b'],
    ['price != 20', 'ac'],
    ['price:9 TO 20', 'ab'],
    ['NOT price:9 TO 20', 'cd'],
    ['size = -1', 'a'],
    ['size:-1', 'a'],
    ['hidden:ja', ''],
    ['NOT hidden:ja', 'abcd'],
    ['sold:true', 'ad'],
  ])('select records by %s', (filters, expected) => {
    expect(found({filters})).toBe(expected);
  });

  it.each([
    ['colour:', 'Unexpected token end of filter expected string at col 7'],
    ['colour:Rot sold:true', 'Unexpected token string(sold) expected end of filter at col 11'],
    ['(colour:Rot', "Unexpected token end of filter expected ')' at col 11"],
    ['colour:Rot)', 'Unexpected token ) expected end of filter at col 10'],
    ['AND colour:Rot', 'Unexpected token string(colour) expected end of filter at col 4'],
    ['price > viel', 'Unexpected token string(viel) expected numeric at col 8'],
    ['NOT (colour:Rot)', 'NOT operator is not allowed on expressions at col 0'],
    ['sold:true OR (colour:Rot AND colour:Grün)', 'filter (X AND Y) OR Z is not allowed'],
    ['sold:true OR price > 3', 'Different types are not allowed in the same OR'],
    ['colour:"Rot', 'Unexpected character'],
  ])('reject %s', (source, message) => {
    expect(() => readFilters(source)).toThrow(message);
  });
});

describe('facetFilters', () => {
  it.each([
    ['colour:Rot', 'ab'],
    [['colour:Rot', 'sold:false'], 'b'],
    [[['colour:Rot', 'colour:Blau'], 'sold:false'], 'bc'],
    [['colour:-Rot'], 'cd'],
    [[['colour:-Rot', 'sold:true']], 'acd'],
    [['level:\\-tief'], 'b'],
    [['size:\\-1'], 'a'],
    [['hidden:ja'], ''],
    [['shop:a:b'], 'd'],
    ['["colour:Rot",["sold:true"]]', 'a'],
    [[], 'abcd'],
    [[[]], 'abcd'],
  ])('select records by %j', (facetFilters, expected) => {
    expect(found({facetFilters})).toBe(expected);
  });
});

describe('numericFilters', () => {
  it.each([
    [['price>10'], 'bc'],
    [['price >= 9.5', 'price<30'], 'ab'],
    [[['price<10', 'price>25']], 'ac'],
    ['price:9 TO 20', 'ab'],
    [['price!=20'], 'ac'],
    [['size=-1'], 'a'],
  ])('select records by %j', (numericFilters, expected) => {
    expect(found({numericFilters})).toBe(expected);
  });

  it('match nothing by an attribute that is not declared for filtering', () => {
    expect(found({filters: 'price>0', numericAttributesForFiltering: ['size']})).toBe('');
  });
});
