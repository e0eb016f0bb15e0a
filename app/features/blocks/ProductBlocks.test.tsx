import type {ComponentProps} from 'react';
import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {collectionsSchema, type FavoriteBike, teamSchema} from './product-blocks-schema.server';
import {Collections, Team} from './ProductBlocks';

const image = {
  url: 'https://cdn.shopify.com/s/files/1/rad.png',
  alt: 'Rad',
  width: 1600,
  height: 1200,
};
const parse = (fields: object) =>
  collectionsSchema.parse({component: 'collections', headline: 'Welches Rad?', ...fields});
const tile = (more = {}) => ({component: 'collection-tile', collection: 'e-bikes', ...more});
const eBikes = {
  ...{handle: 'e-bikes', title: 'E-Bikes', image, available: 61, stage: '', uid: 'a', edit: {}},
  ...({width: 'wide', counted: 'bikes'} as const),
};
type Shown = ComponentProps<typeof Collections>['data'];
const show = (data: Shown, fields = {}) =>
  markup(
    <Collections
      content={parse({tiles: [tile()], ...fields})}
      data={data}
      level={2}
      first={false}
    />,
  );

describe('the schema of collections', () => {
  it('accepts at most twelve tiles, because each costs a request', () => {
    expect(parse({tiles: Array.from({length: 40}, () => tile())}).tiles).toHaveLength(12);
  });
});

describe('Collections', () => {
  it('shows each collection as a link with its product count', () => {
    const html = show([eBikes]);
    expect(html).toMatch(/<h3[^>]*><a href="\/collections\/e-bikes"[^>]*>E-Bikes<\/a><\/h3>/);
    expect(html).toContain('61 Räder');
    expect(html).toContain('alt=""');
  });

  it.each([
    ['bikes', 1, '1 Rad<'],
    ['articles', 3, '3 Artikel<'],
  ] as const)('labels the count of %s', (counted, available, text) => {
    expect(show([{...eBikes, counted, available}])).toContain(text);
  });

  it.each([null, 0])('hides a count of %s', (available) => {
    expect(show([{...eBikes, available}])).not.toMatch(/Räder|Rad</);
  });

  it('shows the link to all collections', () => {
    const more = {more_label: 'Alle', more_link: {linktype: 'url', url: '/collections/alle'}};
    expect(show([eBikes], more)).toMatch(/<a [^>]*href="\/collections\/alle".*Alle/);
  });
});

const bike = {handle: 'gravel-x', title: 'Gravel X', image};
const photo = {filename: 'https://a.storyblok.com/f/288000/1200x1500/0a1b/p.jpg', alt: 'Hanne'};
const member = (more = {}) => ({component: 'member', name: 'Hanne Brook', ...more});
const parseTeam = (members: unknown[]) =>
  teamSchema.parse({component: 'team', headline: 'Wer schraubt', members});
const showTeam = (members: object[], bikes: (FavoriteBike | null)[]) =>
  markup(<Team content={parseTeam(members)} data={bikes} level={2} first={false} />);

describe('the schema of a team', () => {
  it('leaves out members without a name and accepts at most 24', () => {
    expectConsoleError("part 'member'");
    expect(parseTeam([member({name: ''}), member()]).members).toMatchObject([
      {name: 'Hanne Brook', role: '', photo: null, favorite_bike: '', personal_tip: ''},
    ]);
    expect(parseTeam(Array.from({length: 50}, () => member())).members).toHaveLength(24);
  });
});

describe('Team', () => {
  it("shows a member's favourite bike with its picture and a link to its page", () => {
    const html = showTeam([member({role: 'Leitung'})], [bike]);
    expect(html).toMatch(/rad\.png.*<h3[^>]*>Hanne Brook<\/h3>.*Leitung/);
    expect(html).toMatch(
      /Lieblingsrad<\/dt><dd[^>]*><a href="\/products\/gravel-x"[^>]*>Gravel X</,
    );
    expect(html).toContain('alt=""');
  });

  it("shows a member's photo instead of the picture of the bike", () => {
    const html = showTeam([member({photo})], [bike]);
    expect(html).toContain('alt="Hanne"');
    expect(html).not.toContain('rad.png');
    expect(html).toContain('Gravel X');
  });

  it('shows a bike that the shop does not sell without a link', () => {
    const html = showTeam([member()], [{handle: null, title: 'Bahn 3', image: null}]);
    expect(html).toContain('Bahn 3</dd>');
    expect(html).not.toContain('<a ');
  });

  it('leaves out empty fields', () => {
    expect(showTeam([member()], [null])).not.toMatch(/<dl|Tipp|<a /);
    expect(showTeam([member({personal_tip: 'Luftdruck prüfen.'})], [null])).toMatch(
      /Tipp<\/dt><dd[^>]*>Luftdruck prüfen\./,
    );
  });
});
