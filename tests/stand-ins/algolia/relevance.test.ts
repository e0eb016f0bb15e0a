import {describe, expect, it} from 'vitest';
import {marked, search, titles} from './demo-search';

const found = async (query: string, index?: string) => (await search({query}, index)).nbHits;

describe('the typo tolerance', () => {
  it.each([
    ['lastnrad', 'a missing letter'],
    ['lasetnrad', 'swapped letters'],
    ['lastennrad', 'an extra letter'],
    ['lastentad', 'a wrong letter'],
    ['Lastenräder', 'the plural'],
    ['lastenraeder', 'an umlaut written as two letters'],
    ['lastenrader', 'an umlaut without dots'],
    ['LASTENRAD', 'capitals'],
    ['lasten rad', 'a space'],
    ['lastenr', 'a prefix'],
    ['lastnr', 'a mistyped prefix'],
    ['cargobike', 'a synonym'],
    ['cargo bike', 'a synonym of two words'],
  ])('finds the cargo bike by %s (%s)', async (query) => {
    const answer = await search({query});
    expect(titles(answer)[0]).toBe('Kutter 2 Lastenrad');
    expect(answer.nbHits).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['schloß', 'schloss'],
    ['schlösser', 'schloss'],
    ['helme', 'helmes'],
    ['fahrräder', 'fahrrad'],
    ['fahrraeder', 'fahrrad'],
    ['taschen', 'tasche'],
    ['reifen', 'reifens'],
    ['sättel', 'sattel'],
    ['kettenöl', 'kettenoel'],
  ])('finds as much by %s as by %s', async (query, other) => {
    expect(await found(query)).toBeGreaterThan(0);
    expect(await found(query)).toBe(await found(other));
  });

  it.each([
    ['hlm', 'three letters must match exactly'],
    ['xelm', 'an error in the first letter counts twice'],
    ['lxxxenrad', 'three errors are too many'],
    ['OW-F7X-50-RS', 'SKUs must match exactly'],
  ])('finds nothing by %s (%s)', async (query) => {
    expect(await found(query)).toBe(0);
  });

  it('accepts two errors in eight letters', async () => {
    expect(await found('lxxtenrad')).toBeGreaterThan(0);
    expect(await found('xastenrad')).toBeGreaterThan(0);
  });

  it('accepts no errors when it is turned off', async () => {
    expect((await search({query: 'lastnrad', typoTolerance: false})).nbHits).toBe(0);
  });
});

describe('the search finds', () => {
  it('a product by its SKU or the beginning of it', async () => {
    expect(titles(await search({query: 'OW-F7T-50-RS'}))).toEqual(['Fernweh 7 Trapez']);
    expect(titles(await search({query: 'ow-f7'}))).toContain('Fernweh 7 Trapez');
    expect(titles(await search({query: 'OW F7T'}))[0]).toBe('Fernweh 7 Trapez');
  });

  it('records that contain all words in any attribute', async () => {
    const vendor = await search({query: 'ostwind reseda'});
    expect(vendor.nbHits).toBeGreaterThan(0);
    expect(vendor.hits.every(({vendor: name}) => name === 'Ostwind')).toBe(true);
    expect(await found('ostwind kinderhelm')).toBe(0);
  });

  it('parts of compound words', async () => {
    expect(titles(await search({query: 'schloss'}))).toContain('Bügelschloss Bolz 230');
    expect(titles(await search({query: 'helm für kinder'}))).toContain('Kinderhelm Kolibri');
  });

  it('collections', async () => {
    const answer = await search({query: 'lastenrad'}, 'radladen_collections');
    expect(answer.hits.map(({handle}) => handle)).toContain('lastenraeder');
  });
});

describe('the ranking', () => {
  it('puts hits with fewer typing errors first', async () => {
    const {hits} = await search({query: 'pedale', hitsPerPage: 100});
    const first = hits.findIndex(({title}) => !/pedal/i.test(String(title)));
    const after = hits.slice(first < 0 ? hits.length : first);
    expect(after.filter(({title}) => /pedale/i.test(String(title)))).toEqual([]);
  });

  it.each([
    ['rad', /rad$/i],
    ['rennrad', /Rennrad$/],
    ['helm', /helm/i],
  ])('puts products called %s before their accessories', async (query, name) => {
    const answer = await search({query, hitsPerPage: 3});
    expect(answer.hits).toHaveLength(3);
    for (const {product_type: type} of answer.hits) expect(type).toMatch(name);
  });

  it('puts best sellers first for an empty query', async () => {
    const {hits} = await search({query: '', attributesToRetrieve: ['handle']});
    expect(hits[0]?.handle).toBe('fernweh-7-trapez');
  });
});

describe('highlights', () => {
  it.each([
    ['lastnrad', 'Kutter 2 [Lastenrad]'],
    ['last', 'Kutter 2 [Last]enrad'],
    ['rad', 'Kutter 2 Lasten[rad]'],
    ['kutter 2', '[Kutter] [2] Lastenrad'],
    ['kutter lasten', '[Kutter] 2 [Lasten]rad'],
  ])('mark %s as %s', async (query, title) => {
    expect(await marked(query)).toContain(title);
  });

  it('mark umlauts that were typed without dots or as two letters', async () => {
    expect(await marked('bugelsch')).toContain('[Bügelsch]loss Bolz 230');
    expect(await marked('buegelsch')).toContain('[Bügelsch]loss Bolz 230');
  });

  it('report the match level and the matched words', async () => {
    const {hits} = await search({query: 'ostwind fernweh 7 trapez'});
    expect(hits[0]?._highlightResult).toMatchObject({
      title: {matchLevel: 'partial', matchedWords: ['fernweh', '7', 'trapez']},
      vendor: {matchLevel: 'partial', matchedWords: ['ostwind'], fullyHighlighted: true},
    });
  });
});
