import {DomUtils, parseDocument} from 'htmlparser2';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Image} from './Image';

const product = {
  url: 'https://cdn.shopify.com/s/files/1/0001/files/rad.png?v=1',
  alt: 'Gravel X',
  width: 1600,
  height: 1200,
};
const asset = {
  url: 'https://a.storyblok.com/f/40100/1600x1200/0a/rad.jpg',
  alt: 'Werkstatt',
  width: 1600,
  height: 1200,
};

const markup = (image: React.ReactElement) =>
  renderToStaticMarkup(image).replaceAll('&amp;', '&').replaceAll(asset.url, 'rad.jpg');

/** Of the first element with that name; attribute names are in lower case. */
const attributesOf = (name: string, image: React.ReactElement) =>
  DomUtils.findOne((element) => element.name === name, parseDocument(markup(image)).children)
    ?.attribs;

describe('a Shopify picture', () => {
  it('has sources for 1x and 2x when its width is fixed', () => {
    const list = markup(<Image image={product} preset="list" />);
    const cut = (width: number, height: number) =>
      `${product.url}&width=${width}&height=${height}&crop=center`;
    expect(list).toContain(`src="${cut(144, 108)}"`);
    expect(list).toContain(`srcSet="${cut(144, 108)} 1x, ${cut(288, 216)} 2x"`);
    expect(list).toContain('width="144" height="108"');
    expect(list).not.toContain('sizes=');
  });

  it('has sources by width when it is fluid', () => {
    const card = markup(<Image image={product} preset="card" sizes="31vw" />);
    expect(card).toMatch(/width=355&height=266&crop=center 355w, .*width=710&height=533\S+ 710w"/);
    expect(card).toContain('sizes="31vw" width="355" height="266"');
  });

  it('is loaded lazily unless it has priority', () => {
    expect(markup(<Image image={product} preset="hit" />)).toContain('loading="lazy"');
    const first = markup(<Image image={product} preset="hero" priority />);
    expect(first).toContain('fetchpriority="high"');
    expect(first).not.toContain('loading');
  });
});

describe('a Storyblok picture', () => {
  it('is offered as AVIF, with WebP as a fallback', () => {
    const picture = <Image image={asset} preset="hit" />;
    const cut = (side: number, format: string) =>
      `rad.jpg/m/${side}x${side}/smart/filters:quality(90):format(${format}):no_upscale()`;
    expect(attributesOf('source', picture)).toMatchObject({
      type: 'image/avif',
      srcset: `${cut(64, 'avif')} 1x, ${cut(128, 'avif')} 2x`,
    });
    const fallback = attributesOf('img', picture);
    expect(fallback).toMatchObject({
      src: cut(64, 'webp'),
      srcset: `${cut(64, 'webp')} 1x, ${cut(128, 'webp')} 2x`,
      width: '64',
      height: '64',
      alt: 'Werkstatt',
      loading: 'lazy',
    });
    expect(fallback).not.toHaveProperty('fetchpriority');
  });

  it('is offered in one medium size as a fallback when it is fluid', () => {
    const [avif = '', webp = ''] = markup(<Image image={asset} preset="hero" />).split('<img');
    expect(avif).toMatch(/\/540x0\/\S+ 540w, .* sizes="/);
    expect(webp).toContain('src="rad.jpg/m/920x0/filters:quality(90):format(webp):no_upscale()"');
    expect(webp).not.toMatch(/srcSet|sizes/);
  });

  it('keeps its focus point visible, in the crop and on the page', () => {
    const focused = {...asset, focus: {x: 400, y: 900}};
    const cut = markup(<Image image={focused} preset="list" />);
    expect(cut).toContain('/m/144x108/filters:quality(90):format(avif):focal(400x900:401x901)');
    expect(cut).toContain('style="object-position:25% 75%"');
  });

  it.each(['svg', 'gif'])('is served unchanged when it is %s', (ending) => {
    const drawing = {...asset, url: asset.url.replace('jpg', ending)};
    const untouched = <Image image={drawing} preset="content" />;
    const attributes = attributesOf('img', untouched);
    expect(attributes).toMatchObject({
      src: drawing.url,
      width: '1600',
      height: '1200',
      alt: 'Werkstatt',
      loading: 'lazy',
    });
    expect(attributes).not.toHaveProperty('srcset');
    expect(attributes).not.toHaveProperty('fetchpriority');
    expect(attributesOf('source', untouched)).toBeUndefined();
  });
});
