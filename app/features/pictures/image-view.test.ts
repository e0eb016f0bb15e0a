import {describe, expect, it} from 'vitest';
import {toImageView} from './image-view';

const CDN = 'https://cdn.shopify.com/s/files/1/0001/rad.png';

describe("the shop's picture", () => {
  it('is described by the product where the shop wrote nothing', () => {
    expect(toImageView({url: CDN, altText: null}, 'Gravel X')).toEqual({
      url: CDN,
      alt: 'Gravel X',
      width: 0,
      height: 0,
    });
  });

  it('keeps what the shop wrote, also nothing on purpose', () => {
    const image = {url: CDN, altText: '', width: 1600, height: 1200};
    expect(toImageView(image, 'Gravel X')).toEqual({url: CDN, alt: '', width: 1600, height: 1200});
  });
});
