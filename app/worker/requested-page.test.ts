import {describe, expect, it} from 'vitest';
import {requestedPage} from './requested-page';

describe('the page that a request asks for', () => {
  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/_root.data?login=true', '/?login=true'],
    ['/en-us.data?_routes=root%2Chome.en', '/en-us'],
    ['/konto/bestellungen?page=2', '/konto/bestellungen?page=2'],
    ['/konto/bestellungen.data?page=2&_routes=orders.de', '/konto/bestellungen?page=2'],
    ['/konto/adressen.data?_routes=addresses.de', '/konto/adressen'],
    ['/konto/adressen?index&edit=7', '/konto/adressen?edit=7'],
    ['/suche?q=%2B&&q=a%20b', '/suche?q=%2B&q=a%20b'],
  ])('%s asks for %s', (address, place) => {
    expect(requestedPage(new URL(address, 'https://shop.test'))).toBe(place);
  });
});
