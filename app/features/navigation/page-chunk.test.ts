import {describe, expect, it} from 'vitest';
import {dataAddress, mayPrefetch, routeIdOf} from './page-chunk';

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

it.each([
  [{}, true],
  [{connection: {saveData: false, effectiveType: '4g'}}, true],
  [{connection: {effectiveType: '3g'}}, true],
  [{connection: {effectiveType: '2g'}}, false],
  [{connection: {effectiveType: 'slow-2g'}}, false],
  [{connection: {saveData: true, effectiveType: '4g'}}, false],
])('a connection like %j may be used ahead: %s', (navigator, may) => {
  expect(mayPrefetch(navigator)).toBe(may);
});
