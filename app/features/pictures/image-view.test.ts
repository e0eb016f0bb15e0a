import {describe, expect, it} from 'vitest';
import {toImageView} from './image-view';

const CDN = 'https://cdn.shopify.com/s/files/1/0001/rad.png';

describe('a picture from Shopify', () => {
  it('falls back to the product title as alt text', () => {
    expect(toImageView({url: CDN, altText: null}, 'Gravel X')).toEqual({
      url: CDN,
      alt: 'Gravel X',
      width: 0,
      height: 0,
    });
  });

  it('keeps the alt text from Shopify, even if it is empty on purpose', () => {
    const image = {url: CDN, altText: '', width: 1600, height: 1200};
    expect(toImageView(image, 'Gravel X')).toEqual({url: CDN, alt: '', width: 1600, height: 1200});
  });
});
