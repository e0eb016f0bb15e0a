import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {heroSchema} from './block-schemas.server';
import {Hero, placeCallouts} from './Hero';

const callout = (label: string, x: unknown, y: unknown, side = 'right') => ({
  _uid: label,
  component: 'callout',
  label,
  x,
  y,
  side,
});
const story = {
  _uid: 'u1',
  component: 'hero',
  headline: 'Fahrbereit aus unserer Werkstatt',
  lead: 'Jedes Rad wird bei uns montiert.',
  image: {
    fieldtype: 'asset',
    filename: 'https://a.storyblok.com/f/288000/1800x1200/0a1b2c3d4e/bike.png',
    alt: 'Rad',
  },
  callouts: [callout('Lenker gerichtet', '64.8', '12.6')],
};
const show = (fields: object, place: {level: 1 | 2; first: boolean}) =>
  markup(<Hero content={heroSchema.parse({...story, ...fields})} data={null} {...place} />);

describe('the schema of a hero', () => {
  it('reads the numbers that the service writes as text', () => {
    expect(heroSchema.parse(story)).toMatchObject({
      callouts: [{label: 'Lenker gerichtet', x: 64.8, y: 12.6, side: 'right'}],
      tone: 'reseda',
      buttons: [],
    });
  });

  it('needs a headline', () => {
    expect(heroSchema.safeParse({component: 'hero', headline: ' '}).success).toBe(false);
  });

  it('leaves out what is malformed', () => {
    expectConsoleError("part 'callout'");
    const fields = {image: {filename: 'javascript:alert(1)'}, callouts: [{component: 'hero'}, 7]};
    expect(heroSchema.parse({...story, ...fields, tone: 'pink'})).toMatchObject({
      image: null,
      callouts: [],
      tone: 'reseda',
    });
  });
});

describe('placeCallouts', () => {
  const place = (x: number | null, y: number | null, side: 'left' | 'right' = 'right') =>
    placeCallouts([{label: 'a', x, y, side}])[0];

  it.each([
    [64.8, 12.6, 'right', {x: 72.8, y: 8}, 'right'],
    [64.8, 12.6, 'left', {x: 56.8, y: 8}, 'left'],
    [56.9, 46.6, 'left', {x: 48.9, y: 8}, 'above'],
    [23.7, 73.1, 'left', {x: 23.7, y: 95}, 'below'],
    [75.6, 61.5, 'right', {x: 75.6, y: 95}, 'below'],
    [50, 3, 'right', {x: 58, y: 3}, 'right'],
    [50, 99, 'right', {x: 50, y: 99}, 'below'],
  ] as const)('draws from %d/%d to the %s', (x, y, side, end, anchor) => {
    expect(place(x, y, side)).toMatchObject({label: 'a', point: {x, y}, end, anchor});
  });

  it.each([
    [null, 50],
    [50, null],
    [-1, 50],
    [50, 101],
  ])('leaves out a point outside of the picture: %j/%j', (x, y) => {
    expect(place(x, y)).toBeUndefined();
  });

  it('shows four at most', () => {
    const many = Array.from({length: 9}, () => ({label: 'a', x: 1, y: 1, side: 'left' as const}));
    expect(placeCallouts([{label: 'b', x: null, y: 1, side: 'left'}, ...many])).toHaveLength(4);
  });
});

describe('Hero', () => {
  it('opens a page with the largest type and its picture at once', () => {
    const html = show({}, {level: 1, first: true});
    expect(html).toMatch(/<h1 [^>]*text-display/);
    expect(html).toContain('fetchpriority="high"');
    expect(html).toContain('Lenker gerichtet');
  });

  it('inside of a page is quieter', () => {
    const html = show({}, {level: 2, first: false});
    expect(html).toMatch(/<h2 [^>]*text-h1/);
    expect(html).toContain('loading="lazy"');
  });

  it('is named by its headline', () => {
    const id = /<section class="[^"]*" aria-labelledby="([^"]+)"/.exec(
      show({}, {level: 1, first: true}),
    );
    expect(show({}, {level: 1, first: true})).toContain(`<h1 id="${id?.[1] ?? ''}"`);
  });

  it('does without a picture', () => {
    const html = show({image: null}, {level: 1, first: true});
    expect(html).not.toMatch(/<img|Lenker/);
  });
});
