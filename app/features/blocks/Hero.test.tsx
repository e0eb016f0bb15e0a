import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
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
  it('parses numbers that Storyblok sends as text', () => {
    expect(heroSchema.parse(story)).toMatchObject({
      callouts: [{label: 'Lenker gerichtet', x: 64.8, y: 12.6, side: 'right'}],
      tone: 'reseda',
      buttons: [],
    });
  });
});

describe('placeCallouts', () => {
  const part = {label: 'a', side: 'left' as const, uid: 'a', edit: {}};
  const place = (x: number | null, y: number | null, side: 'left' | 'right' = 'right') =>
    placeCallouts([{...part, x, y, side}])[0];

  it.each([
    [64.8, 12.6, 'right', {x: 72.8, y: 8}, 'right'],
    [64.8, 12.6, 'left', {x: 56.8, y: 8}, 'left'],
    [56.9, 46.6, 'left', {x: 48.9, y: 8}, 'above'],
    [23.7, 73.1, 'left', {x: 23.7, y: 95}, 'below'],
    [75.6, 61.5, 'right', {x: 75.6, y: 95}, 'below'],
    [50, 3, 'right', {x: 58, y: 3}, 'right'],
    [50, 99, 'right', {x: 50, y: 99}, 'below'],
  ] as const)(
    'places the label for the point %d/%d with the preferred side %s',
    (x, y, side, end, anchor) => {
      expect(place(x, y, side)).toMatchObject({label: 'a', point: {x, y}, end, anchor});
    },
  );

  it.each([
    [null, 50],
    [50, null],
    [-1, 50],
    [50, 101],
  ])('leaves out a point outside the picture: %j/%j', (x, y) => {
    expect(place(x, y)).toBeUndefined();
  });

  it('returns at most four callouts', () => {
    const many = Array.from({length: 9}, () => ({...part, x: 1, y: 1}));
    expect(placeCallouts([{...part, x: null, y: 1}, ...many])).toHaveLength(4);
  });
});

describe('Hero', () => {
  it('loads its picture with high priority as the first block of a page', () => {
    const html = show({}, {level: 1, first: true});
    expect(html).toContain('fetchpriority="high"');
    expect(html).toContain('Lenker gerichtet');
  });

  it('shows neither picture nor callouts without an image', () => {
    const html = show({image: null}, {level: 1, first: true});
    expect(html).not.toMatch(/<img|Lenker/);
  });
});
