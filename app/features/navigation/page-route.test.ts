import {describe, expect, it} from 'vitest';
import {dataAddress, routeIdOf} from './page-route';

describe('the data of a page', () => {
  it.each([
    ['/', '/_root.data?_routes=home.de'],
    ['/en-us', '/en-us.data?_routes=home.en'],
    ['/products/kutter?Farbe=Reseda', '/products/kutter.data?Farbe=Reseda&_routes=product.de'],
    ['/en-us/ueber-uns/team', '/en-us/ueber-uns/team.data?_routes=content.en'],
  ])('of %s stand at %s', (path, address) => {
    expect(dataAddress(new URL(path, 'https://shop.test'))).toBe(address);
  });

  it('belong to the route of the page', () => {
    expect(routeIdOf('/warenkorb')).toBe('cart.de');
  });
});
