import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {Collections, shownTiles} from './Collections';
import {collectionsSchema} from './goods-blocks-schema.server';

const image = {url: 'https://cdn.shopify.com/s/files/1/a.png', alt: 'x', width: 1800, height: 1200};
const eBikes = {handle: 'e-bikes', title: 'E-Bikes', image, available: 61, stage: ''};
const parse = (fields: object) =>
  collectionsSchema.parse({component: 'collections', headline: 'Welches Rad?', ...fields});
const tile = (more = {}) => ({component: 'collection-tile', collection: 'e-bikes', ...more});
const show = (tiles: object[], data: (typeof eBikes | null)[], fields = {}) =>
  markup(<Collections content={parse({tiles, ...fields})} data={data} level={2} first={false} />);

describe('the schema of collections', () => {
  it('has defaults', () => {
    expect(parse({tiles: [tile()]})).toMatchObject({
      more_label: '',
      more_link: null,
      tiles: [{title: '', image: null, width: 'wide', counted: 'bikes'}],
    });
  });

  it('takes twelve tiles at most, each costs a question', () => {
    expect(parse({tiles: Array.from({length: 40}, () => tile())}).tiles).toHaveLength(12);
  });

  it('leaves out what is malformed', () => {
    expectConsoleError("part 'collection-tile'");
    const hostile = tile({width: 7, image: {filename: 'javascript:1'}});
    const {tiles} = parse({tiles: [hostile, {component: 'hero'}]});
    expect(tiles).toMatchObject([{width: 'wide', image: null}]);
    expect(collectionsSchema.safeParse({component: 'collections', headline: ''}).success).toBe(
      false,
    );
  });
});

describe('shownTiles', () => {
  it('prefers what the editor chose', () => {
    const own = {...image, url: 'https://a.storyblok.com/f/1/2x3/a/b.png'};
    const [first, second] = shownTiles(
      [
        {title: 'Mit Motor', image: own},
        {title: '', image: null},
      ],
      [eBikes, eBikes],
    );
    expect(first).toMatchObject({title: 'Mit Motor', image: own, available: 61});
    expect(second).toMatchObject({title: 'E-Bikes', image});
  });

  it('leaves out tiles without a collection', () => {
    const tiles = [
      {title: 'a', image: null},
      {title: 'b', image: null},
      {title: 'c', image: null},
    ];
    expect(shownTiles(tiles, [null, eBikes])).toMatchObject([{title: 'b'}]);
  });
});

describe('Collections', () => {
  it('are links, each with a count', () => {
    const html = show([tile()], [eBikes]);
    expect(html).toMatch(/<h3[^>]*><a href="\/collections\/e-bikes"[^>]*>E-Bikes<\/a><\/h3>/);
    expect(html).toContain('61 Räder');
    expect(html).toContain('alt=""');
  });

  it.each([
    ['bikes', 1, '1 Rad<'],
    ['articles', 3, '3 Artikel<'],
  ])('count %s', (counted, available, text) => {
    expect(show([tile({counted})], [{...eBikes, available}])).toContain(text);
  });

  it.each([null, 0])('say nothing about a count of %s', (available) => {
    const data = [{...eBikes, available: available as number}];
    expect(show([tile()], data)).not.toMatch(/Räder|Rad</);
  });

  it('are nothing without a tile', () => {
    expect(show([tile()], [null])).toBe('');
  });

  it('lead to all of them', () => {
    const more = {more_label: 'Alle', more_link: {linktype: 'url', url: '/collections/alle'}};
    expect(show([tile()], [eBikes], more)).toMatch(/<a [^>]*href="\/collections\/alle".*Alle/);
  });
});
