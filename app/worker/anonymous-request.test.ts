import {describe, expect, it} from 'vitest';
import {workerSettings} from '../../tests/stand-ins/settings';
import {readAnonymous, withoutVisitor} from './request-facts.server';
import {readSettings} from './env.server';

const SHOP = 'https://shop.test';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const env = {...workerSettings(SHOP), SHOP_ORIGIN: SHOP};

function read(path: string, headers: Record<string, string> = {}, more: object = {}, init = {}) {
  const request = new Request(SHOP + path, {
    ...init,
    headers: {'User-Agent': browser, ...headers},
  });
  return readAnonymous(request, readSettings({...env, ...more}));
}

const keyOf = (...asked: Parameters<typeof read>) => read(...asked)?.key;

describe('an anonymous visitor', () => {
  it('requests a page without identifying cookies and headers but the address that Shopify demands', () => {
    const asked = read('/products/oel?Option=1', {
      Cookie:
        '_track=me; consent=2.2026-11-23; recently-viewed=17; commerce-locale=AT-DE; locale=de',
      'Accept-Language': 'de-AT',
      'oxygen-buyer-ip': '203.0.113.9',
      'cf-connecting-ip': '203.0.113.9',
      Referer: 'https://mail.example/inbox',
      Authorization: 'Basic bWU6bWU=',
      'Sec-Fetch-Dest': 'document',
    });
    const stripped = asked?.stripped();
    expect(stripped?.url).toBe(`${SHOP}/products/oel?Option=1`);
    expect([...(stripped?.headers ?? [])]).toEqual([
      ['cookie', 'commerce-locale=AT-DE; consent=2'],
      ['oxygen-buyer-ip', '203.0.113.9'],
      ['user-agent', ''],
    ]);
    expect(asked?.withheld).toEqual(['recently-viewed', 'locale']);
  });

  it('gets a separate page per URL, market, consent and bot status', () => {
    const keys = [
      keyOf('/'),
      keyOf('/en-us'),
      keyOf('/?page=2'),
      keyOf('/', {'User-Agent': 'Googlebot/2.1'}),
      keyOf('/', {Cookie: 'consent=2.statistics.2026-11-23'}),
      keyOf('/', {Cookie: 'consent=2.marketing.2026-11-23'}),
      keyOf('/', {Cookie: 'consent=2.2026-11-23'}),
      keyOf('/', {Cookie: 'commerce-locale=DE-DE'}),
      keyOf('/', {Cookie: 'commerce-locale=CH-DE'}),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shares pages with visitors who followed another advertisement or link', () => {
    expect(keyOf('/?gclid=Cj0KCQ&page=2&utm_source=brief')).toBe(
      keyOf('/?page=2&utm_source=brief&fbclid=IwAR2'),
    );
    expect(keyOf('/werkstatt?fbclid=IwAR2')).toBe(keyOf('/werkstatt'));
    expect(read('/werkstatt?gclid=1', {Cookie: 'consent=2.statistics.2026-11-23'})).toBeNull();
  });

  it('shares pages with visitors of the same consent, whenever they gave it', () => {
    const pages = [
      'consent=2.statistics.marketing.2026-11-23',
      'consent=2.statistics.marketing.2027-02-01',
    ];
    expect(keyOf('/', {Cookie: pages[0] ?? ''})).toBe(keyOf('/', {Cookie: pages[1] ?? ''}));
    expect(keyOf('/', {Cookie: 'consent=2.2026-11-23'})).toBe(
      keyOf('/', {Cookie: 'consent=2.2027-02-01'}),
    );
  });

  it.each<Record<string, string>>([
    {Cookie: 'consent="><b>'},
    {Cookie: 'consent=all'},
    {Cookie: 'commerce-locale=nowhere'},
    {Cookie: 'someone=else'},
    {Cookie: 'locale=de'},
    {Cookie: 'recently-viewed=1.2'},
    {Cookie: 'search-visitor=abc'},
    {'Accept-Language': 'en'},
    {'oxygen-buyer-ip': '203.0.113.9'},
  ])('gets the shared page with %j', (headers) => {
    expect(keyOf('/werkstatt', headers)).toBe(keyOf('/werkstatt'));
  });
});

describe('a request', () => {
  it.each<[string, string, Record<string, string>]>([
    ['with a session', '/', {Cookie: 'session=abc'}],
    ['with a session for this host alone', '/', {Cookie: '__Host-session=abc'}],
    ['with a cart', '/', {Cookie: '__Host-cart=abc'}],
    ['with a cart of an older version', '/', {Cookie: 'consent=2.statistics.2026-11-23; cart=abc'}],
    ['with a wishlist', '/', {Cookie: 'wishlist=17'}],
    ['with a wishlist to be brought back', '/', {Cookie: 'wishlist-cleared=17'}],
    ['of an editor', '/?_storyblok=1', {}],
    ['of an editor in other letters', '/?%5Fstoryblok=1', {}],
    ['for data', '/werkstatt.data', {}],
    ['by script', '/api/hit-facts', {'Sec-Fetch-Dest': 'empty'}],
    ['fetched ahead', '/', {'Sec-Purpose': 'prefetch'}],
    [
      'that statistics may count',
      '/products/oel?from=list',
      {Cookie: 'consent=2.statistics.2026-11-23'},
    ],
    ['with a long address', `/?${'a'.repeat(1_000)}`, {}],
  ])('%s gets its own response', (_, path, headers) => {
    expect(read(path, headers)).toBeNull();
  });

  it('with the method POST or HEAD gets its own response', () => {
    expect(read('/', {}, {}, {method: 'POST'})).toBeNull();
    expect(read('/', {}, {}, {method: 'HEAD'})).toBeNull();
  });

  it('gets its own response for drafts or when the page cache is off', () => {
    const drafts = {STORYBLOK_VERSION: 'draft', STORYBLOK_PREVIEW_TOKEN: 'drafts'};
    expect(read('/', {}, drafts)).toBeNull();
    expect(read('/', {}, {PAGE_CACHE: 'off'})).toBeNull();
  });
});

describe('a request for a machine-readable file', () => {
  const settings = readSettings(env);
  const headers = {
    'User-Agent': browser,
    Cookie: 'commerce-locale=AT-DE; cart=c1-secret',
    'oxygen-buyer-ip': '203.0.113.9',
  };

  it('is stripped of cookies and query, and bypasses the page cache', () => {
    const asked = new Request(`${SHOP}/en-us/feeds/google.xml?country=AT&_storyblok=1`, {headers});
    const stripped = withoutVisitor(asked, settings);
    expect(stripped.url).toBe(`${SHOP}/en-us/feeds/google.xml`);
    expect([...stripped.headers]).toEqual([
      ['oxygen-buyer-ip', '203.0.113.9'],
      ['user-agent', browser],
    ]);
    expect(readAnonymous(new Request(`${SHOP}/feeds/google.xml`), settings)).toBeNull();
  });

  it('keeps the method HEAD', () => {
    const asked = new Request(`${SHOP}/feeds/idealo.csv`, {method: 'HEAD'});
    expect(withoutVisitor(asked, settings).method).toBe('HEAD');
  });

  it('is distinguished from a request for a page', () => {
    const page = new Request(`${SHOP}/products/oel?Option=1`, {headers});
    expect(withoutVisitor(page, settings)).toBe(page);
  });
});
