import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {imageGridSchema, logosSchema} from './block-schemas.server';
import {imageCells, ImageGrid, Logos} from './PictureBlocks';

const asset = (more = {}) => ({
  filename: 'https://a.storyblok.com/f/288000/1800x1200/0a1b/s.jpg',
  alt: 'Werkzeug',
  ...more,
});
const parse = (fields: object) => imageGridSchema.parse({component: 'image-grid', ...fields});
const show = (fields: object) =>
  markup(<ImageGrid content={parse(fields)} data={null} level={2} first={false} />);

describe('imageCells', () => {
  it.each([
    [1, 'three', ['wide']],
    [1, 'two', ['wide']],
    [2, 'two', ['wide', 'single']],
    [2, 'three', ['beside', 'single']],
    [4, 'three', ['tall', 'single', 'single', 'single']],
    [0, 'three', []],
  ] as const)('arranges %d pictures in %s columns as %j', (count, columns, shapes) => {
    expect(imageCells(count, columns).map(({shape}) => shape)).toEqual(shapes);
  });
});

describe('ImageGrid', () => {
  it('shows pictures with their captions and positions them by their focus point', () => {
    const html = show({
      images: [asset({title: 'Die Wand', focus: '450x900:451x901'}), asset()],
      columns: 'three',
    });
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html.match(/<figcaption[^>]*>[^<]*/g)).toHaveLength(1);
    expect(html).toMatch(/<figcaption[^>]*>Die Wand</);
    expect(html).toContain('object-position:25% 75%');
  });
});

const showLogos = (fields: object) =>
  markup(
    <Logos
      content={logosSchema.parse({component: 'logos', ...fields})}
      data={null}
      level={2}
      first={false}
    />,
  );
const logo = (name: string, more = {}) => ({component: 'logo', name, ...more});
const mark = {filename: 'https://a.storyblok.com/f/288000/640x160/0a1b2c3d4e/logo.png', alt: ''};

describe('Logos', () => {
  it('shows a logo as a picture with the name as alt text', () => {
    const html = showLogos({items: [logo('Pendlerplus', {image: mark})]});
    expect(html).toContain('alt="Pendlerplus"');
    expect(html).not.toContain('<span');
  });

  it('links a logo to the partner if it has a valid link', () => {
    const link = {linktype: 'url', url: 'https://example.com', target: '_blank'};
    expect(showLogos({items: [logo('a', {link})]})).toMatch(/<a [^>]*href="https:\/\/example.com"/);
    expect(showLogos({items: [logo('a', {link: {...link, url: 'javascript:1'}})]})).not.toContain(
      '<a',
    );
  });
});
