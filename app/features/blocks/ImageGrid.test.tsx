import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {imageGridSchema} from './block-schemas.server';
import {imageCells, ImageGrid} from './PictureBlocks';

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
  ] as const)('%d in columns of %s: %j', (count, columns, shapes) => {
    expect(imageCells(count, columns).map(({shape}) => shape)).toEqual(shapes);
  });

  it('ask for larger pictures where they are shown larger', () => {
    const [tall, single] = imageCells(3, 'three');
    expect(tall?.sizes).toContain('827px');
    expect(single?.sizes).toContain('405px');
  });
});

describe('ImageGrid', () => {
  it('shows pictures with captions, and keeps their focus in sight', () => {
    const html = show({
      images: [asset({title: 'Die Wand', focus: '450x900:451x901'}), asset()],
      columns: 'three',
    });
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html.match(/<figcaption[^>]*>[^<]*/g)).toHaveLength(1);
    expect(html).toMatch(/<figcaption[^>]*>Die Wand</);
    expect(html).toContain('object-position:25% 75%');
  });

  it('does without a headline', () => {
    expect(show({images: [asset()]})).not.toMatch(/<h\d|aria-labelledby/);
  });

  it.each([undefined, null, [], 'x', [{filename: 'javascript:1'}]])(
    'is nothing without a picture: %j',
    (images) => {
      expect(show({images})).toBe('');
    },
  );
});
