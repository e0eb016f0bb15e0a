import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {ContentTeaser} from './ContentTeaser';
import {contentTeaserSchema} from './shop-blocks-schema.server';

const base = {component: 'content-teaser', headline: 'Die Werkstatt'};
const image = {
  filename: 'https://a.storyblok.com/f/288000/1800x1200/0a1b2c3d4e/s.jpg',
  alt: 'Wand',
};
const show = (fields: object, hours: {label: string; value: string}[] = []) =>
  markup(
    <ContentTeaser
      content={contentTeaserSchema.parse({...base, ...fields})}
      data={hours}
      level={2}
      first={false}
    />,
  );

describe('the schema of a content teaser', () => {
  it('has defaults for all but the headline', () => {
    expect(contentTeaserSchema.parse(base)).toMatchObject({
      text: {nodes: []},
      image: null,
      image_side: 'left',
      tone: 'dark',
      rows: [],
      columns: [],
      buttons: [],
    });
    expect(contentTeaserSchema.safeParse({component: 'content-teaser'}).success).toBe(false);
  });

  it('leaves out a row without a value', () => {
    expectConsoleError("part 'teaser-row'");
    const rows = [{component: 'teaser-row', label: 'Inspektion', value: ''}];
    expect(contentTeaserSchema.parse({...base, rows}).rows).toEqual([]);
  });
});

describe('ContentTeaser', () => {
  it('sets prices as a table whose rows name themselves', () => {
    const html = show({
      rows: [{component: 'teaser-row', label: 'Inspektion', value: 'ab 79\u00A0€*'}],
    });
    expect(html).toMatch(
      /<th scope="row"[^>]*>Inspektion<\/th><td[^>]*nowrap[^>]*>ab\u00A079\u00A0€\*</,
    );
  });

  it('keeps line ends of its columns', () => {
    const columns = [{component: 'teaser-column', title: 'Annahme', text: 'Montag\nSa'}];
    expect(show({columns})).toMatch(
      /<dt[^>]*>Annahme<\/dt><dd class="[^"]*whitespace-pre-line[^>]*>Montag\nSa</,
    );
  });

  it.each([
    ['left', false],
    ['right', true],
  ])('shows its picture on the %s, but first on small screens', (side, turned) => {
    const html = show({image, image_side: side});
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'));
    expect(html.includes('lg:order-2')).toBe(turned);
  });

  it('leaves out what is empty', () => {
    expect(show({})).not.toMatch(/<(img|table|dl|ul|p|a)\b/);
  });
});
