import {beforeEach, describe, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {isSecure, openCookieJar, readConsent, sharedConsent, writeConsent} from './cookies.server';

const request = (url: string, cookie?: string) =>
  new Request(url, {headers: cookie === undefined ? {} : {Cookie: cookie}});

describe('cookies of the shop', () => {
  it('are HttpOnly, Secure and SameSite=Lax for the whole site, with their own lifetime', () => {
    const jar = openCookieJar(request('https://shop.test/warenkorb'));
    jar.set('wishlist-cleared', '1?2');
    jar.set('recently-viewed', '7');
    expect(jar.headers()).toEqual([
      'wishlist-cleared=1%3F2; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
      'recently-viewed=7; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('may have the extended lifetime or an expiry date', () => {
    const jar = openCookieJar(request('https://shop.test/'));
    jar.set('commerce-locale', 'DE-DE', 'extended');
    jar.set('session', 's', {expires: new Date('2027-01-20T10:00:00Z')});
    expect(jar.headers()).toEqual([
      'commerce-locale=DE-DE; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-session=s; Path=/; Expires=Wed, 20 Jan 2027 10:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('are removed with the same attributes', () => {
    const jar = openCookieJar(request('https://shop.test/'));
    jar.remove('wishlist');
    expect(jar.headers()).toEqual(['wishlist=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  it('are read from the request, or as set since', () => {
    const jar = openCookieJar(request('https://shop.test/', 'wishlist=1; commerce-locale=DE-DE'));
    expect([jar.get('wishlist'), jar.get('cart')]).toEqual(['1', null]);
    jar.set('cart', 'a=1&b');
    jar.remove('wishlist');
    expect([jar.get('cart'), jar.get('wishlist')]).toEqual(['a=1&b', null]);
    expect(jar.get('commerce-locale')).toBe('DE-DE');
  });

  it('are set once, with the last change', () => {
    const jar = openCookieJar(request('https://shop.test/'));
    jar.remove('wishlist');
    jar.set('locale', 'de');
    jar.set('wishlist', '2');
    expect(jar.headers().map((header) => header.split(';')[0])).toEqual([
      'wishlist=2',
      'locale=de',
    ]);
  });

  it('are decoded when read', () => {
    const jar = openCookieJar(request('https://shop.test/', 'wishlist=1%3F2; locale=en-US'));
    expect(jar.get('wishlist')).toBe('1?2');
    expect(jar.get('locale')).toBe('en-US');
    expect(jar.headers()).toEqual([]);
  });

  it.each(['', 'cart', 'cart=%E0%A4%A', ';;;=', 'a'.repeat(9000)])(
    'tolerate the malformed header %j',
    (garbled) => {
      const jar = openCookieJar(request('https://shop.test/', garbled));
      expect(jar.get('locale')).toBeNull();
    },
  );
});

describe('cookies with the __Host- prefix', () => {
  it('use the prefix where they are Secure', () => {
    const jar = openCookieJar(request('https://shop.test/', '__Host-cart=c1'));
    expect(jar.nameOf('cart')).toBe('__Host-cart');
    expect(jar.get('cart')).toBe('c1');
    jar.set('cart', 'c2');
    expect(jar.headers()).toEqual([
      '__Host-cart=c2; Max-Age=864000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('have no prefix on localhost, where browsers would reject it', () => {
    const jar = openCookieJar(request('http://localhost:3000/', 'cart=c1; __Host-cart=c2'));
    expect(jar.nameOf('cart')).toBe('cart');
    expect(jar.get('cart')).toBe('c1');
    expect(jar.headers()).toEqual([]);
  });

  it('are not read from the unprefixed name, which a neighbouring host may set', () => {
    const planted = 'cart=planted; session=planted; customer=planted; sign-in=planted';
    const jar = openCookieJar(request('https://shop.test/', planted));
    for (const name of ['cart', 'session', 'tokens', 'sign-in'] as const)
      expect(jar.get(name)).toBeNull();
    expect(jar.headers()).toEqual([]);
  });
});

describe('the Secure attribute of cookies', () => {
  it.each([
    ['https://shop.test/', true],
    ['http://shop.test/', true],
    ['http://localhost.shop.test/', true],
    ['https://localhost:3000/', true],
    ['http://localhost:3000/', false],
    ['http://127.0.0.1:3000/', false],
    ['http://[::1]:3000/', false],
  ])('is set at %s: %s', (url, secure) => {
    expect(isSecure(request(url))).toBe(secure);
    const jar = openCookieJar(request(url));
    jar.set('cart', 'c1');
    expect(jar.headers()[0]?.includes('Secure')).toBe(secure);
  });
});

describe('the consent cookie', () => {
  const today = new Date('2026-11-23T22:30:00Z');

  beforeEach(freshIsolate);

  it.each([
    ['2.2026-11-23', {statistics: false, marketing: false}],
    ['2.statistics.2026-11-23', {statistics: true, marketing: false}],
    ['2.marketing.2026-11-23', {statistics: false, marketing: true}],
    ['2.statistics.marketing.2026-11-23', {statistics: true, marketing: true}],
  ])('%s is written and read back', (cookie, consent) => {
    expect(writeConsent(consent, today)).toBe(cookie);
    expect(readConsent(cookie)).toEqual(consent);
  });

  it.each([
    null,
    '',
    '0',
    '1.statistics.2026-05-23',
    'all',
    '3.2026-11-23',
    '3.statistics.2026-11-23',
    '2.all',
    '2.Statistics',
    '2.statistics.x',
  ])('is null for %j', (cookie) => expect(readConsent(cookie)).toBeNull());

  it.each(['1', '1.2026-05-23'])('of a refusal in an older version remains valid: %s', (cookie) => {
    expect(readConsent(cookie)).toEqual({statistics: false, marketing: false});
    expect(sharedConsent(cookie)).toBe(sharedConsent('2.2026-11-23'));
  });

  it('has the same shared value for the same choice on any day', () => {
    expect(sharedConsent('2.statistics.2026-11-23')).toBe('2.statistics');
    expect(readConsent('2.statistics')).toEqual({statistics: true, marketing: false});
    expect(sharedConsent('2.2026-11-23')).toBe(sharedConsent('2.2027-01-01'));
    expect(sharedConsent('all')).toBeNull();
  });

  it.each([
    [SHOP, '; HttpOnly; Secure; SameSite=Lax'],
    ['http://localhost:3000/', '; HttpOnly; SameSite=Lax'],
  ])('is stored for 180 days as HttpOnly: %s', async (shop, attributes) => {
    const context = await contextOf(new Request(shop));
    context.rememberConsent({statistics: true, marketing: false});
    const [cookie] = context.cookies.headers();
    expect(cookie).toMatch(/^consent=2\.statistics\.\d{4}-\d\d-\d\d; Max-Age=15552000; Path=\//);
    expect(cookie).toContain(attributes);
  });
});
