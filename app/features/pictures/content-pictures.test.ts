import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {iconDrawing, toAssetView} from './content-pictures.server';

const URL = 'https://a.storyblok.com/f/40100/1600x1200/0a1b2c/rad.jpg';

describe("an editor's picture", () => {
  it('has its texts, the size from its URL and its focus point in pixels', () => {
    const asset = {
      fieldtype: 'asset',
      filename: URL,
      alt: ' Werkstatt ',
      title: 'Unsere Werkstatt',
      focus: '400x900:401x901',
    };
    expect(toAssetView(asset)).toEqual({
      url: URL,
      alt: 'Werkstatt',
      width: 1600,
      height: 1200,
      focus: {x: 400, y: 900},
      caption: 'Unsere Werkstatt',
    });
  });

  it('has the whole text of a legal notice as its alternative text', () => {
    const alt = 'Gewährleistung '.repeat(200).trim();
    expect(toAssetView({filename: URL, alt})?.alt).toBe(alt);
  });

  it('is decorative without texts', () => {
    const bare = {filename: URL, alt: null, title: 5};
    expect(toAssetView(bare)).toMatchObject({alt: '', caption: '', focus: null});
  });

  it.each([
    ['800x300', {x: 800, y: 300}],
    ['0x0:1x1', {x: 0, y: 0}],
    ['1600x10', null],
    ['10x1200', null],
    ['', null],
    ['mitte', null],
    ['-5x10', null],
    ['12x', null],
    ['1x2x3', null],
    [7, null],
  ])('with the focus %j has the point %j', (focus, point) => {
    expect(toAssetView({filename: URL, focus})?.focus).toEqual(point);
  });

  it.each([
    'https://a-us.storyblok.com/f/1020842/3310x2192/d3ff/demo.png',
    'https://a2.storyblok.com/f/1020842/3310x2192/d3ff/demo.png',
    'https://a.storyblokchina.cn/f/1020842/3310x2192/d3ff/demo.png',
    'http://127.0.0.1:4010/f/40100/800x600/0a1b/rad.webp',
    'https://shop.test/f/40100/800x600/0a1b/r%C3%A4der.AVIF',
  ])('is accepted at %s', (filename) => {
    expect(toAssetView({filename})?.url).toBe(filename);
  });

  it('gets the scheme that older stories omit', () => {
    expect(toAssetView({filename: URL.replace('https:', '')})?.url).toBe(URL);
  });
});

describe('a missing or unsafe picture', () => {
  it.each([null, undefined, '', 'rad.jpg', 5, [], {}, {filename: ''}, {filename: null}])(
    'is null for %j',
    (asset) => {
      expect(toAssetView(asset)).toBeNull();
    },
  );

  it.each([
    'http://a.storyblok.com/f/40100/rad.jpg',
    'https://evil.test/rad.jpg',
    'https://a.storyblok.com.evil.test/f/40100/0a/rad.jpg',
    'https://evil.test@127.0.0.1/f/1/10x10/0a/rad.jpg',
    'https://evil.test/?/f/1/10x10/0a/rad.jpg',
    'https://evil.test/x/f/1/10x10/0a/rad.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    `${URL}" onerror="alert(1).jpg`,
    `${URL}?x=.jpg`,
    'https://a.storyblok.com/f/40100/x/0a/preise.pdf',
    URL.replace('jpg', 'heic'),
  ])('is null, and logged, for the URL %s', (filename) => {
    expectConsoleError('is no picture');
    expect(toAssetView({filename})).toBeNull();
  });
});

describe('a picture without a size in its URL', () => {
  it.each(['x', '0x0', '1600', '1600x', '99999999x1'])(
    'is logged and has the size 0: %s',
    (segment) => {
      const filename = URL.replace('1600x1200', segment);
      expectConsoleError(`The size of the picture ${filename} is unknown`);
      const view = toAssetView({filename, focus: '10x10'});
      expect(view).toMatchObject({width: 0, height: 0, focus: null});
    },
  );
});

const check = '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>';

describe('an icon named in content', () => {
  it.each(['truck', ' Truck ', 'lucide:truck', 'i-lucide-truck'])(
    'is found by the name %j',
    (name) => {
      expect(iconDrawing(name)).toMatch(/^<path d="[^<]+"\/>.*<circle [^<]+\/>$/);
      expect(iconDrawing(name)).toBe(iconDrawing('truck'));
    },
  );

  it('may have a name of several words', () => {
    expect(iconDrawing('Shield Check')).toBe(iconDrawing('shield-check'));
  });

  it.each(['fliegender-teppich', 'constructor', '../x', '<script>'])(
    'falls back to a neutral icon if it is unknown, which is logged: %s',
    (name) => {
      expectConsoleError(`There is no icon '${name}'`);
      expect(iconDrawing(name)).toBe(check);
    },
  );

  it('is empty without a name', () => {
    expect(iconDrawing('')).toBe('');
  });
});
