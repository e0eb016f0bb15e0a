import {describe, expect, it} from 'vitest';
import {isPlainClick, isClientLink, dataUrl, mayPrefetch, routeIdOf} from './open-page';

const here = new URL('https://shop.test/collections/e-bikes?page=2');

function link(
  href: string,
  more: {target?: string; dataset?: DOMStringMap; download?: boolean} = {},
) {
  const {origin, pathname, search, hash} = new URL(href, here);
  const {target = '', dataset = {}, download = false} = more;
  return {href, origin, pathname, search, hash, target, dataset, hasAttribute: () => download};
}

describe('a link', () => {
  it.each(['/products/kutter', '/', '?page=3', '/werkstatt#preise'])(
    'to %s is opened by client-side navigation',
    (href) => expect(isClientLink(link(href), here)).toBe(true),
  );

  it.each(['https://example.com/', 'mailto:a@b.de', '/en-us', '#preise', '?page=2#liste'])(
    'to %s is left to the browser',
    (href) => expect(isClientLink(link(href), here)).toBe(false),
  );

  it.each(['/sitemap.xml', '/feeds/google.xml', '/en-us/feeds/idealo.csv', '/api/calendar.ics?x'])(
    'to the file %s is left to the browser',
    (href) => {
      const sameLanguage = new URL(href.startsWith('/en-us') ? '/en-us' : '/', here);
      expect(isClientLink(link(href), sameLanguage)).toBe(false);
    },
  );

  it.each([
    '/konto/bestellungen',
    '/vertrag-widerrufen',
    '/products/kutter/bewertung',
    '/leasing-anfrage?variant=1',
    '/dienstrad-leasing?gross=3500',
  ])('to the personal page %s is left to the browser', (href) => {
    expect(isClientLink(link(href), here)).toBe(false);
  });

  it('from a personal page to another page is opened by client-side navigation', () => {
    const account = new URL('https://shop.test/konto');
    expect(isClientLink(link('/konto/bestellungen'), account)).toBe(true);
    expect(isClientLink(link('/merkzettel'), account)).toBe(true);
  });

  it.each([{target: '_blank'}, {dataset: {document: ''}}, {download: true}])(
    'with %j is left to the browser',
    (more) => expect(isClientLink(link('/merkzettel', more), here)).toBe(false),
  );
});

describe('a click', () => {
  const click = (more: object) =>
    ({
      button: 0,
      metaKey: false,
      ctrlKey: false,
      shiftKey: false,
      altKey: false,
      defaultPrevented: false,
      ...more,
    }) as MouseEvent;

  it('with the main button counts as a plain click', () =>
    expect(isPlainClick(click({}))).toBe(true));

  it.each([
    {button: 1},
    {metaKey: true},
    {ctrlKey: true},
    {shiftKey: true},
    {altKey: true},
    {defaultPrevented: true},
  ])('with %j does not count as a plain click', (more) =>
    expect(isPlainClick(click(more))).toBe(false),
  );
});

describe('the data request of a page', () => {
  it.each([
    ['/', '/_root.data?_routes=home.de'],
    ['/en-us', '/en-us.data?_routes=home.en'],
    ['/products/kutter?Farbe=Reseda', '/products/kutter.data?Farbe=Reseda&_routes=product.de'],
    ['/en-us/ueber-uns/team', '/en-us/ueber-uns/team.data?_routes=content.en'],
  ])('for %s has the URL %s', (path, address) => {
    expect(dataUrl(new URL(path, 'https://shop.test'))).toBe(address);
  });

  it('uses the route id of the page', () => {
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
])('a page may be prefetched with %j: %s', (navigator, may) => {
  expect(mayPrefetch(navigator)).toBe(may);
});
