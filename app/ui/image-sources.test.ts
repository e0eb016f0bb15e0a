import {describe, expect, it} from 'vitest';
import {
  focusPosition,
  imageAddress,
  imageCandidates,
  imageDimensions,
  imageFormats,
  type ImagePreset,
  type ImageRequest,
  isUntouched,
} from './image-sources';

const CDN = 'https://cdn.shopify.com/s/files/1/0001/files/rad.png';
const STAND_IN = 'http://127.0.0.1:4010/s/files/1/0868/4010/files/rad.png';
const ASSET = 'https://a.storyblok.com/f/40100/1600x1200/0a1b2c/rad.jpg';
const PLAYED_ASSET = 'http://localhost:4010/f/40100/1600x1200/0a1b2c/rad.jpg';

describe('the URL of a Shopify picture', () => {
  it.each<[string, ImageRequest, string]>([
    [`${CDN}?v=17`, {width: 355}, `${CDN}?v=17&width=355`],
    [CDN, {width: 144, height: 108}, `${CDN}?width=144&height=108&crop=center`],
    [`${CDN}?width=20`, {width: 64}, `${CDN}?width=64`],
    [`${STAND_IN}?v=1`, {width: 64}, `${STAND_IN}?v=1&width=64`],
    [
      'https://shop.example/cdn/shop/files/rad.png',
      {width: 64},
      'https://shop.example/cdn/shop/files/rad.png?width=64',
    ],
  ])('is built from %s for %j', (url, request, address) => {
    expect(imageAddress(url, request)).toBe(address);
  });

  it('contains no format, because Shopify negotiates it with the browser', () => {
    expect(imageFormats(CDN)).toBeNull();
    expect(imageAddress(CDN, {width: 64, format: 'webp'})).not.toContain('webp');
  });
});

describe('the URL of a Storyblok picture', () => {
  it.each<[ImageRequest, string]>([
    [{width: 355}, '355x0/filters:quality(90):no_upscale()'],
    [{width: 355, format: 'avif'}, '355x0/filters:quality(90):format(avif):no_upscale()'],
    [
      {width: 355, height: 266, format: 'webp'},
      '355x266/smart/filters:quality(90):format(webp):no_upscale()',
    ],
    [
      {width: 355, height: 266, focus: {x: 800, y: 300}},
      '355x266/filters:quality(90):focal(800x300:801x301):no_upscale()',
    ],
    [{width: 355, focus: {x: 800, y: 300}}, '355x0/filters:quality(90):no_upscale()'],
    [
      {width: 100, quality: 0, blur: 100, brightness: 50, rotate: 270, format: 'png'},
      '100x0/filters:quality(0):blur(100):brightness(50):rotate(270):format(png):no_upscale()',
    ],
    [
      {width: 100, rotate: 0, format: 'jpeg'},
      '100x0/filters:quality(90):format(jpeg):no_upscale()',
    ],
  ])('is built for %j', (request, path) => {
    expect(imageAddress(ASSET, request)).toBe(`${ASSET}/m/${path}`);
  });

  it('supports AVIF and WebP, also from a stand-in', () => {
    expect(imageFormats(ASSET)).toEqual({best: 'avif', fallback: 'webp'});
    expect(imageFormats(PLAYED_ASSET)).toEqual({best: 'avif', fallback: 'webp'});
    expect(imageAddress(PLAYED_ASSET, {width: 64})).toContain(`${PLAYED_ASSET}/m/64x0/`);
  });
});

describe('a picture of no known provider', () => {
  it.each([
    '',
    'rad.png',
    '/s/files/1/rad.png',
    'https://images.test/rad.png',
    'https://images.test/?/s/files/1/rad.png',
    'https://cdn.shopify.com.evil.test/rad.png',
    'javascript:alert(1)//cdn.shopify.com/s/files/1',
    'https://a.storyblok.com/rad.png',
  ])('throws for %j', (url) => {
    expect(() => imageAddress(url, {width: 64})).toThrow(`No image provider serves '${url}'`);
    expect(() => imageFormats(url)).toThrow('No image provider');
  });
});

describe('a picture that is served unchanged', () => {
  it.each([
    ['https://a.storyblok.com/f/1/24x24/0a/zeichen.svg', true],
    [`${CDN.replace('png', 'GIF')}?v=1`, true],
    [CDN, false],
    ['https://a.storyblok.com/f/1/24x24/0a/svg-zeichen.png', false],
  ])('is recognised by its URL %s: %s', (url, untouched) => {
    expect(isUntouched(url)).toBe(untouched);
  });
});

const large = {width: 1600, height: 1200};
const unknown = {width: 0, height: 0};
const fluid: ImagePreset = {widths: [355, 710], sizes: '50vw'};

describe('the offered picture sizes', () => {
  it.each<[string, {width: number; height: number}, ImagePreset, string[]]>([
    ['all of a large picture', large, fluid, ['355x0', '710x0']],
    ['cut to a shape', large, {...fluid, ratio: '4/3'}, ['355x266', '710x533']],
    ['none wider than the picture', {width: 500, height: 400}, fluid, ['355x0', '500x0']],
    ['its own size alone when it is small', {width: 200, height: 400}, fluid, ['200x0']],
    [
      'none higher than the picture when it is cut',
      {width: 1600, height: 300},
      {...fluid, ratio: '4/3'},
      ['355x266', '400x300'],
    ],
    ['all of a picture of unknown size', unknown, {...fluid, ratio: '1/1'}, ['355x355', '710x710']],
  ])('are %s', (_, natural, preset, sizes) => {
    const offered = imageCandidates(natural, preset);
    expect(offered.map(({width, height}) => `${width}x${height}`)).toEqual(sizes);
  });
});

describe('the reserved space of a picture', () => {
  it.each<[string, {width: number; height: number}, ImagePreset, string]>([
    ['has the shape of the cut', large, {...fluid, ratio: '4/3'}, '355x266'],
    ['has the shape of the whole picture', large, fluid, '1600x1200'],
    ['is as wide as a fixed width', large, {widths: [144, 288]}, '144x108'],
    ['is no larger than the picture', {width: 100, height: 50}, {widths: [144, 288]}, '100x50'],
    ['has an assumed shape while the size is unknown', unknown, fluid, '355x266'],
  ])('%s', (_, natural, preset, size) => {
    const {width, height} = imageDimensions(natural, preset);
    expect(`${width}x${height}`).toBe(size);
  });
});

describe('the object position of a focus point', () => {
  it.each([
    [{...large, focus: {x: 800, y: 300}}, '50% 25%'],
    [{...large, focus: {x: 0, y: 1200}}, '0% 100%'],
    [{width: 3000, height: 2000, focus: {x: 1000, y: 1}}, '33.3% 0.1%'],
    [{...large, focus: null}, undefined],
    [large, undefined],
    [{...unknown, focus: {x: 8, y: 3}}, undefined],
  ])('for %j is %s', (picture, position) => {
    expect(focusPosition(picture)).toBe(position);
  });
});
