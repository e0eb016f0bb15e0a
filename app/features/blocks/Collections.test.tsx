import type {ComponentProps} from 'react';
import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {Collections} from './Collections';
import {collectionsSchema} from './goods-blocks-schema.server';

const image = {url: 'https://cdn.shopify.com/s/files/1/a.png', alt: 'x', width: 1800, height: 1200};
const parse = (fields: object) =>
  collectionsSchema.parse({component: 'collections', headline: 'Welches Rad?', ...fields});
const tile = (more = {}) => ({component: 'collection-tile', collection: 'e-bikes', ...more});
const eBikes = {
  ...{handle: 'e-bikes', title: 'E-Bikes', image, available: 61, stage: '', uid: 'a', edit: {}},
  ...({width: 'wide', counted: 'bikes'} as const),
};
type Shown = ComponentProps<typeof Collections>['data'];
const show = (data: Shown, fields = {}) =>
  markup(<Collections content={parse(fields)} data={data} level={2} first={false} />);

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

describe('Collections', () => {
  it('are links, each with a count', () => {
    const html = show([eBikes]);
    expect(html).toMatch(/<h3[^>]*><a href="\/collections\/e-bikes"[^>]*>E-Bikes<\/a><\/h3>/);
    expect(html).toContain('61 Räder');
    expect(html).toContain('alt=""');
  });

  it.each([
    ['bikes', 1, '1 Rad<'],
    ['articles', 3, '3 Artikel<'],
  ] as const)('count %s', (counted, available, text) => {
    expect(show([{...eBikes, counted, available}])).toContain(text);
  });

  it.each([null, 0])('say nothing about a count of %s', (available) => {
    expect(show([{...eBikes, available}])).not.toMatch(/Räder|Rad</);
  });

  it('are nothing without a tile', () => {
    expect(show([])).toBe('');
  });

  it('lead to all of them', () => {
    const more = {more_label: 'Alle', more_link: {linktype: 'url', url: '/collections/alle'}};
    expect(show([eBikes], more)).toMatch(/<a [^>]*href="\/collections\/alle".*Alle/);
  });
});
