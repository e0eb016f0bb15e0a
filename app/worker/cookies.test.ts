import {describe, expect, it} from 'vitest';
import {isSecure, openCookieJar} from './cookies.server';

const request = (url: string, cookie?: string) =>
  new Request(url, {headers: cookie === undefined ? {} : {Cookie: cookie}});

describe('cookies of the shop', () => {
  it('are for the whole shop, out of reach of script and other sites', () => {
    const jar = openCookieJar(request('https://shop.test/warenkorb'));
    jar.set('cart', 'c1?key=k1', 600);
    expect(jar.headers()).toEqual([
      'cart=c1%3Fkey%3Dk1; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('may be readable by script when told so', () => {
    const jar = openCookieJar(request('https://shop.test/'));
    jar.set('consent', 'yes', 600, {readable: true});
    expect(jar.headers()).toEqual(['consent=yes; Max-Age=600; Path=/; Secure; SameSite=Lax']);
  });

  it('are removed as they were set', () => {
    const jar = openCookieJar(request('https://shop.test/'));
    jar.remove('cart');
    expect(jar.headers()).toEqual(['cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  it('are set once, the last change wins', () => {
    const jar = openCookieJar(request('https://shop.test/'));
    jar.remove('cart');
    jar.set('locale', 'de', 60);
    jar.set('cart', 'c2', 60);
    expect(jar.headers().map((header) => header.split(';')[0])).toEqual(['cart=c2', 'locale=de']);
  });

  it('come back as they were', () => {
    const jar = openCookieJar(request('https://shop.test/', 'cart=c1%3Fkey%3Dk1; locale=en-US'));
    expect(jar.get('cart')).toBe('c1?key=k1');
    expect(jar.get('locale')).toBe('en-US');
    expect(jar.headers()).toEqual([]);
  });

  it.each(['', 'cart', 'cart=%E0%A4%A', ';;;=', 'a'.repeat(9000)])('survive %j', (garbled) => {
    const jar = openCookieJar(request('https://shop.test/', garbled));
    expect(jar.get('locale')).toBeNull();
  });
});

describe('cookies say Secure', () => {
  it.each([
    ['https://shop.test/', true],
    ['http://shop.test/', true],
    ['http://localhost.shop.test/', true],
    ['https://localhost:3000/', true],
    ['http://localhost:3000/', false],
    ['http://127.0.0.1:3000/', false],
    ['http://[::1]:3000/', false],
  ])('at %s: %s', (url, secure) => {
    expect(isSecure(request(url))).toBe(secure);
    const jar = openCookieJar(request(url));
    jar.set('cart', 'c1', 60);
    expect(jar.headers()[0]?.includes('Secure')).toBe(secure);
  });
});
