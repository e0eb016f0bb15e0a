import {describe, expect, it} from 'vitest';
import {imageAddress} from './image-address';

const CDN = 'https://cdn.shopify.com/s/files/1/0001/rad.png';

describe('the address of a picture', () => {
  it('asks for a width and keeps the version', () => {
    expect(imageAddress(`${CDN}?v=17`, {width: 355})).toBe(`${CDN}?v=17&width=355`);
  });

  it('asks for a centred crop when the height is given too', () => {
    expect(imageAddress(CDN, {width: 144, height: 108})).toBe(
      `${CDN}?width=144&height=108&crop=center`,
    );
  });

  it('replaces a size that is there already', () => {
    expect(imageAddress(`${CDN}?width=20`, {width: 64})).toBe(`${CDN}?width=64`);
  });

  it.each(['', 'rad.png', '/s/files/1/rad.png'])(
    'throws for %j, which no provider serves',
    (url) => {
      expect(() => imageAddress(url, {width: 64})).toThrow();
    },
  );
});
