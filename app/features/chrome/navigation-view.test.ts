import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import {currentItem, toNavigation} from './navigation-view';

const hosts = ['shop.test', 'shop.myshopify.com'];
const entry = (url: string | null, items: ReturnType<typeof leaf>[] = []) => ({
  ...leaf(url),
  items,
});

function leaf(url: string | null) {
  return {id: 'gid://shopify/MenuItem/1', title: 'E-Bikes', url, type: 'HTTP' as const, items: []};
}

const linkOf = (url: string, language: Language = 'de') =>
  toNavigation({items: [entry(url)]}, language, hosts)[0]?.href;

describe('a menu entry', () => {
  it.each([
    ['https://shop.test/collections/e-bikes', '/collections/e-bikes', '/en-us/collections/e-bikes'],
    [
      'https://shop.test/collections/x?sort=price-asc',
      '/collections/x?sort=price-asc',
      '/en-us/collections/x?sort=price-asc',
    ],
    ['/werkstatt#preise', '/werkstatt#preise', '/en-us/werkstatt#preise'],
    [
      'https://shop.test/collections/x?sort=price-asc#liste',
      '/collections/x?sort=price-asc#liste',
      '/en-us/collections/x?sort=price-asc#liste',
    ],
    ['https://shop.test/pages/kontakt#karte', '/kontakt#karte', '/en-us/kontakt#karte'],
    ['/collections/e-bikes', '/collections/e-bikes', '/en-us/collections/e-bikes'],
    ['https://shop.test/', '/', '/en-us'],
    ['https://shop.test', '/', '/en-us'],
    ['/', '/', '/en-us'],
    ['#', '/', '/en-us'],
    ['https://shop.myshopify.com/collections/a', '/collections/a', '/en-us/collections/a'],
    ['https://shop.test/collections/all', '/suche', '/en-us/search'],
    ['https://shop.test/werkstatt-termin', '/werkstatt-termin', '/en-us/workshop-appointment'],
    ['https://shop.test/en-us/compare', '/vergleich', '/en-us/compare'],
    ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
    ['https://shop.test/collections/a/products/b', '/products/b', '/en-us/products/b'],
    ['https://shop.myshopify.com/pages/kontakt', '/kontakt', '/en-us/kontakt'],
    ['https://shop.test/search?q=helm', '/suche?q=helm', '/en-us/search?q=helm'],
    ['https://shop.test/en/collections/a', '/collections/a', '/en-us/collections/a'],
    [
      'https://shop.test/policies/privacy-policy',
      '/policies/privacy-policy',
      '/en-us/policies/privacy-policy',
    ],
    [
      'https://blog.example/e-bikes',
      'https://blog.example/e-bikes',
      'https://blog.example/e-bikes',
    ],
    [
      'https://shop.test.evil.example/',
      'https://shop.test.evil.example/',
      'https://shop.test.evil.example/',
    ],
  ])('with the URL %s links to %s, in English to %s', (url, german, english) => {
    expect(linkOf(url)).toBe(german);
    expect(linkOf(url, 'en')).toBe(english);
  });
});

describe('an unsafe or invalid URL', () => {
  it.each(['javascript:alert(1)', '//evil.example/x', 'data:text/html,x', 'not an address'])(
    '%s creates no menu entry',
    (url) => {
      expect(linkOf(url)).toBeUndefined();
    },
  );
});

describe('the main menu', () => {
  it('keeps its hierarchy', () => {
    const menu = {
      items: [entry('/collections/a', [leaf('/collections/b'), leaf('/collections/c')])],
    };
    expect(toNavigation(menu, 'de', hosts)).toEqual([
      {
        id: 'gid://shopify/MenuItem/1',
        title: 'E-Bikes',
        href: '/collections/a',
        items: [
          expect.objectContaining({href: '/collections/b', items: []}),
          expect.objectContaining({href: '/collections/c', items: []}),
        ],
      },
    ]);
  });

  it('leaves out entries without a URL at every level', () => {
    const menu = {items: [entry(null, [leaf('/collections/b')]), entry('/a', [leaf(null)])]};
    expect(toNavigation(menu, 'de', hosts)).toMatchObject([{href: '/a', items: []}]);
  });

  it('is empty if Shopify returns none', () => {
    expect(toNavigation(null, 'de', hosts)).toEqual([]);
  });
});

describe('the highlighted menu item', () => {
  const menu = toNavigation(
    {
      items: [
        entry('/collections/a', [leaf('/collections/b'), leaf('/collections/c')]),
        entry('/collections/d', [leaf('/collections/b')]),
        entry('/collections/c'),
        entry('/collections/e#liste'),
        entry('/collections/f#liste'),
        entry('/collections/f'),
      ],
    },
    'de',
    hosts,
  );
  const marked = (path: string) => currentItem(menu, path)?.href;

  it.each([
    ['/collections/a', '/collections/a'],
    ['/collections/b', '/collections/a'],
    ['/collections/c', '/collections/c'],
    ['/collections/d', '/collections/d'],
    ['/collections/e', '/collections/e#liste'],
    ['/collections/f', '/collections/f'],
    ['/', undefined],
  ])('on %s is %s', (path, item) => {
    expect(marked(path)).toBe(item);
  });

  it('for the sale is flagged in both languages', () => {
    const sale = (language: Language) =>
      toNavigation(
        {items: [entry('/collections/sale'), entry('/collections/sale#liste')]},
        language,
        hosts,
        'sale',
      ).every(({isSale}) => isSale);
    expect([sale('de'), sale('en'), menu.some(({isSale}) => isSale)]).toEqual([true, true, false]);
  });
});
