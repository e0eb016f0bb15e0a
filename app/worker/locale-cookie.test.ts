import {describe, expect, it} from 'vitest';
import {openCookieJar} from './cookies.server';
import {
  chosenLanguage,
  marketOf,
  noteMarket,
  rememberLanguage,
  rememberMarket,
} from './locale-cookie.server';

const jarWith = (cookie: string) =>
  openCookieJar(new Request('https://shop.test/', {headers: {Cookie: cookie}}));

const YEAR = 365 * 24 * 60 * 60;

describe('the chosen language', () => {
  it.each([
    ['locale=de', 'de'],
    ['locale=en-US', 'en'],
    ['locale=fr', null],
    ['locale=', null],
    ['', null],
  ])('of the cookie %j is %s', (cookie, language) => {
    expect(chosenLanguage(jarWith(cookie))).toBe(language);
  });

  it('is kept for 365 days', () => {
    const jar = jarWith('');
    rememberLanguage(jar, 'en');
    expect(jar.headers()).toEqual([
      `locale=en-US; Max-Age=${YEAR}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });
});

describe('the commerce locale', () => {
  it.each([
    ['commerce-locale=DE-DE', 'de', 'DE', 'DE'],
    ['commerce-locale=CH-DE', 'en', 'CH', 'EN'],
    ['', 'de', 'US', 'DE'],
    ['', 'en', 'US', 'EN'],
    ['commerce-locale=de-de', 'de', 'US', 'DE'],
    ['commerce-locale=DEU-DE', 'de', 'US', 'DE'],
    ['commerce-locale=QQ-DE', 'de', 'US', 'DE'],
    ['commerce-locale=DE', 'de', 'US', 'DE'],
    ['commerce-locale=DE-DE%0A', 'de', 'US', 'DE'],
    ['commerce-locale=%22%7D', 'de', 'US', 'DE'],
  ] as const)('of the cookie %j on a page in %s is %s/%s', (cookie, page, country, language) => {
    expect(marketOf(jarWith(cookie), page)).toEqual({country, language});
  });

  it('that the visitor has chosen is kept for 365 days', () => {
    const jar = jarWith('commerce-locale=DE-DE');
    rememberMarket(jar, {country: 'DE', language: 'DE'});
    expect(jar.headers()).toEqual([
      `commerce-locale=DE-DE; Max-Age=${YEAR}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('that Shopify has answered is kept until the browser closes', () => {
    const jar = jarWith('commerce-locale=US-EN');
    noteMarket(jar, {country: 'DE', language: 'DE'});
    expect(jar.headers()).toEqual([
      'commerce-locale=DE-DE; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each(['DE', 'EN'] as const)('of the same country stays as it was chosen: %s', (language) => {
    const jar = jarWith('commerce-locale=DE-DE');
    noteMarket(jar, {country: 'DE', language});
    expect(jar.headers()).toEqual([]);
  });
});
