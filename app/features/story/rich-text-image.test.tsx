import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {readRichText} from './rich-text-schema.server';
import {RichTextContent} from './RichTextContent';

const filename = 'https://a.storyblok.com/f/288000/1800x1200/0a1b2c3d4e/rad.jpg';

/** Markup of a text that contains one picture with these fields. */
function shown(fields: object): string {
  const body = [{_uid: 'a', component: 'text-image', image: {filename, alt: 'Rad'}, ...fields}];
  const text = readRichText({type: 'doc', content: [{type: 'blok', attrs: {id: 'x', body}}]});
  return markup(<RichTextContent text={text} />);
}

describe('a picture with filters in rich text', () => {
  it('is requested with all of its filters', () => {
    const html = shown({quality: '60', blur: '5', brightness: 20, rotate: '180'});
    expect(html).toContain('filters:quality(60):blur(5):brightness(20):rotate(180):format(avif)');
    expect(html).toContain('filters:quality(60):blur(5):brightness(20):rotate(180):format(webp)');
  });

  it.each(['webp', 'png', 'jpeg'])(
    'is offered as %s only when an editor chose that format',
    (format) => {
      const html = shown({format});
      expect(html).toContain(`format(${format})`);
      expect(html.match(/format\(\w+\)/g)?.every((one) => one === `format(${format})`)).toBe(true);
    },
  );

  it('swaps width and height when rotated by 90 degrees', () => {
    expect(shown({rotate: '90'})).toMatch(/width="1200" height="1800"/);
  });

  it.each([{quality: '101'}, {blur: '-1'}, {brightness: 'viel'}, {rotate: '45'}, {format: 'bmp'}])(
    'ignores an invalid filter: %j',
    (fields) => {
      const [name = ''] = Object.keys(fields);
      const html = shown(fields);
      expect(html).toContain('quality(90)');
      expect(
        html.replaceAll(/format\((avif|webp)\)/g, '').replaceAll('quality(90)', ''),
      ).not.toContain(`${name}(`);
    },
  );

  it('is left out without an image, as are other blocks', () => {
    expect(shown({image: null})).not.toContain('<img');
    expect(shown({component: 'hero'})).not.toContain('<img');
  });
});
