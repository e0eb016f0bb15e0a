import {describe, expect, it} from 'vitest';
import {href} from './i18n/href';
import {languageNames} from './i18n/languages';
import {matchFile, matchPage, pagePath, pages, type PageName} from './pages';

const names = Object.keys(pages) as PageName[];
const samples = {
  handle: 'gravel-x',
  id: '1178',
  customerId: '7001',
  token: 'a1b2c3d4',
  '*': 'ratgeber/rahmenhoehe',
};

describe('the page table', () => {
  it('lists the path of every page in both languages', () => {
    const siteMap = names.map(
      (page) => `${page}: ${href('de', page, samples)}  ${href('en', page, samples)}`,
    );
    expect(siteMap).toMatchInlineSnapshot(`
      [
        "home: /  /en-us",
        "product: /products/gravel-x  /en-us/products/gravel-x",
        "review: /products/gravel-x/bewertung  /en-us/products/gravel-x/review",
        "collection: /collections/gravel-x  /en-us/collections/gravel-x",
        "search: /suche  /en-us/search",
        "cart: /warenkorb  /en-us/cart",
        "wishlist: /merkzettel  /en-us/wishlist",
        "account: /konto  /en-us/account",
        "login: /konto/anmelden  /en-us/account/login",
        "logout: /konto/abmelden  /en-us/account/logout",
        "register: /konto/registrieren  /en-us/account/register",
        "lostPassword: /konto/passwort-vergessen  /en-us/account/lost-password",
        "resetPassword: /konto/passwort-zuruecksetzen/7001/a1b2c3d4  /en-us/account/reset-password/7001/a1b2c3d4",
        "activate: /konto/aktivieren/7001/a1b2c3d4  /en-us/account/activate/7001/a1b2c3d4",
        "orders: /konto/bestellungen  /en-us/account/orders",
        "order: /konto/bestellungen/1178  /en-us/account/orders/1178",
        "orderReturn: /konto/bestellungen/1178/rueckgabe  /en-us/account/orders/1178/return",
        "addresses: /konto/adressen  /en-us/account/addresses",
        "profile: /konto/daten  /en-us/account/profile",
        "leasingRequest: /leasing-anfrage  /en-us/leasing-request",
        "leasing: /dienstrad-leasing  /en-us/dienstrad-leasing",
        "priceRequest: /preisanfrage  /en-us/price-request",
        "appointment: /werkstatt-termin  /en-us/workshop-appointment",
        "withdrawal: /vertrag-widerrufen  /en-us/withdraw-from-contract",
        "withdrawalReceived: /vertrag-widerrufen/bestaetigung  /en-us/withdraw-from-contract/confirmation",
        "shippingCosts: /versandkosten-lieferzeit  /en-us/shipping-costs",
        "privacySettings: /datenschutz-einstellungen  /en-us/privacy-settings",
        "backInStock: /erinnern  /en-us/remind-me",
        "sizeFinder: /groesse-finden  /en-us/find-your-size",
        "comparison: /vergleich  /en-us/compare",
        "policy: /policies/gravel-x  /en-us/policies/gravel-x",
        "content: /ratgeber/rahmenhoehe  /en-us/ratgeber/rahmenhoehe",
      ]
    `);
  });

  it('recognises machine-readable files in each language', () => {
    for (const [path, file] of [
      ['/feeds/google.xml', 'googleFeed'],
      ['/en-us/feeds/google.xml', 'googleFeed'],
      ['/Feeds/Idealo.csv', 'idealoFeed'],
      ['/llms.txt', 'llms'],
      ['/en-us/agents.md', 'agents'],
      ['/en-us/products/oel.md', 'productMarkdown'],
    ] as const) {
      expect(matchFile(path), path).toBe(file);
    }
    for (const path of [
      '/feeds/googleXxml',
      '/feeds',
      '/de/feeds/google.xml',
      '/feeds/google.xml/',
    ]) {
      expect(matchFile(path), path).toBeNull();
    }
  });

  it.each(names)('matches the path of %s to its page', (page) => {
    for (const language of languageNames) {
      expect(matchPage(href(language, page, samples))).toMatchObject({page, language});
    }
  });

  it('has no duplicate patterns', () => {
    const patterns = names.flatMap((page) =>
      languageNames.map((language) => pagePath(page, language)),
    );
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('the page of a path', () => {
  it.each([
    ['/', 'home', 'de', {}],
    ['//', 'home', 'de', {}],
    ['/en-us', 'home', 'en', {}],
    ['/en-us/', 'home', 'en', {}],
    ['/EN-US', 'home', 'en', {}],
    ['/warenkorb', 'cart', 'de', {}],
    ['/Warenkorb/', 'cart', 'de', {}],
    ['/en-us/cart', 'cart', 'en', {}],
    ['/products/Gravel-X', 'product', 'de', {handle: 'Gravel-X'}],
    ['/en-us/products/gravel-x', 'product', 'en', {handle: 'gravel-x'}],
    ['/products', 'content', 'de', {'*': 'products'}],
    ['/products/a/b', 'content', 'de', {'*': 'products/a/b'}],
    ['/cart', 'content', 'de', {'*': 'cart'}],
    ['/en-us/warenkorb', 'content', 'en', {'*': 'warenkorb'}],
    ['/en-us-tour', 'content', 'de', {'*': 'en-us-tour'}],
    ['/ratgeber/E-Bike/Akku', 'content', 'de', {'*': 'ratgeber/E-Bike/Akku'}],
  ])('for %s is %s in %s', (path, page, language, params) => {
    expect(matchPage(path)).toEqual({page, language, params});
  });
});
