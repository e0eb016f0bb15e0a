import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {carouselSchema} from './block-schemas.server';
import {CarouselBlock} from './CarouselBlock';

const image = {filename: 'https://a.storyblok.com/f/288000/1600x1200/0a1b/s.jpg', alt: 'Laden'};
const link = {linktype: 'story', cached_url: 'werkstatt'};
const slide = (more = {}) => ({component: 'slide', image, ...more});
const parse = (fields: object) =>
  carouselSchema.parse({component: 'carousel', headline: 'Rundgang', ...fields});
const show = (fields: object, first = false) =>
  markup(<CarouselBlock content={parse(fields)} data={null} level={2} first={first} />);

describe('the schema of a carousel', () => {
  it('leaves out malformed values, empty slides and those beyond the limit', () => {
    expectConsoleError("part 'slide'");
    expectConsoleError('is no picture');
    const empty = {component: 'slide', link};
    const slides = [
      '<script>',
      empty,
      slide({image: {filename: 'https://evil.test/a.jpg'}, title: 'a', link: 7}),
    ];
    expect(parse({slides, size: 'huge'})).toMatchObject({
      slides: [{image: null, link: null}],
      size: 'wide',
    });
    expect(parse({slides: Array.from({length: 99}, () => slide())}).slides).toHaveLength(24);
  });
});

describe('CarouselBlock', () => {
  it('links the title of a slide, otherwise the alt text of its picture', () => {
    const titled = show({slides: [slide({title: 'Tresen', link})]});
    expect(titled).toMatch(/<a [^>]*href="\/werkstatt">Tresen<\/a>/);
    expect(titled).toContain('alt="Laden"');
    const untitled = show({slides: [slide({link})]});
    expect(untitled).toMatch(/href="\/werkstatt"><span class="sr-only">Laden<\/span>/);
    expect(untitled).toContain('alt=""');
  });

  it.each([
    [{text: 'Komm rein'}, />Komm rein<\/a>/],
    [
      {link: {...link, title: 'Zur Werkstatt'}},
      /href="\/werkstatt"[^>]*><span [^>]*>Zur Werkstatt</,
    ],
    [{}, /href="\/werkstatt"><span [^>]*>Rundgang</],
  ])('links a picture without alt text by what else there is: %j', (more, expected) => {
    const named = show({slides: [slide({image: {...image, alt: ''}, link, ...more})]});
    expect(named).toMatch(expected);
    expect(named.match(/<a /g)).toHaveLength(1);
  });

  it('loads its first picture with high priority as the first block of a page', () => {
    expect(show({slides: [slide(), slide()]}, true).match(/fetchpriority/g)).toHaveLength(1);
    expect(show({slides: [slide()]})).not.toContain('fetchpriority');
  });
});
