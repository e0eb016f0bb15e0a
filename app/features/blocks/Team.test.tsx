import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {type FavoriteBike, teamSchema} from './goods-blocks-schema.server';
import {Team} from './Team';

const image = {
  url: 'https://cdn.shopify.com/s/files/1/rad.png',
  alt: 'Rad',
  width: 1600,
  height: 1200,
};
const bike = {handle: 'gravel-x', title: 'Gravel X', image};
const photo = {filename: 'https://a.storyblok.com/f/288000/1200x1500/0a1b/p.jpg', alt: 'Hanne'};
const member = (more = {}) => ({component: 'member', name: 'Hanne Brook', ...more});
const parse = (members: unknown[]) =>
  teamSchema.parse({component: 'team', headline: 'Wer schraubt', members});
const show = (members: object[], bikes: (FavoriteBike | null)[]) =>
  markup(<Team content={parse(members)} data={bikes} level={2} first={false} />);

describe('the schema of a team', () => {
  it('leaves out who has no name, and takes 24 at most', () => {
    expectConsoleError("part 'member'");
    expect(parse([member({name: ''}), member()]).members).toMatchObject([
      {name: 'Hanne Brook', role: '', photo: null, favorite_bike: '', personal_tip: ''},
    ]);
    expect(parse(Array.from({length: 50}, () => member())).members).toHaveLength(24);
  });
});

describe('Team', () => {
  it('shows a bike, which leads to its page', () => {
    const html = show([member({role: 'Leitung'})], [bike]);
    expect(html).toMatch(/rad\.png.*<h3[^>]*>Hanne Brook<\/h3>.*Leitung/);
    expect(html).toMatch(
      /Lieblingsrad<\/dt><dd[^>]*><a href="\/products\/gravel-x"[^>]*>Gravel X</,
    );
    expect(html).toContain('alt=""');
  });

  it('shows a photo instead where there is one', () => {
    const html = show([member({photo})], [bike]);
    expect(html).toContain('alt="Hanne"');
    expect(html).not.toContain('rad.png');
    expect(html).toContain('Gravel X');
  });

  it('names a bike that the shop does not have', () => {
    const html = show([member()], [{handle: null, title: 'Bahn 3', image: null}]);
    expect(html).toContain('Bahn 3</dd>');
    expect(html).not.toContain('<a ');
  });

  it('leaves out what is empty', () => {
    expect(show([member()], [null])).not.toMatch(/<dl|Tipp|<a /);
    expect(show([member({personal_tip: 'Luftdruck prüfen.'})], [null])).toMatch(
      /Tipp<\/dt><dd[^>]*>Luftdruck prüfen\./,
    );
  });

  it('is nothing without members', () => {
    expect(show([], [])).toBe('');
  });
});
