import {beforeEach, describe, expect, it} from 'vitest';
import {freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {openCookieJar} from './cookies.server';
import {
  chosenLanguage,
  marketOf,
  rememberDetectedMarket,
  redirectFirstVisit,
  rememberLanguage,
  rememberMarket,
} from './locale.server';

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
  ])('from the cookie %j is %s', (cookie, language) => {
    expect(chosenLanguage(jarWith(cookie))).toBe(language);
  });

  it('is stored for 365 days', () => {
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
  ] as const)('from the cookie %j on a page in %s is %s/%s', (cookie, page, country, language) => {
    expect(marketOf(jarWith(cookie), page)).toEqual({country, language});
  });

  it('chosen by the visitor is stored for 365 days', () => {
    const jar = jarWith('commerce-locale=DE-DE');
    rememberMarket(jar, {country: 'DE', language: 'DE'});
    expect(jar.headers()).toEqual([
      `commerce-locale=DE-DE; Max-Age=${YEAR}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('returned by Shopify is stored until the browser closes', () => {
    const jar = jarWith('commerce-locale=US-EN');
    rememberDetectedMarket(jar, {country: 'DE', language: 'DE'});
    expect(jar.headers()).toEqual([
      'commerce-locale=DE-DE; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each(['DE', 'EN'] as const)('of the same country is not overwritten: %s', (language) => {
    const jar = jarWith('commerce-locale=DE-DE');
    rememberDetectedMarket(jar, {country: 'DE', language});
    expect(jar.headers()).toEqual([]);
  });
});

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

beforeEach(freshIsolate);

async function visit(path: string, given: Record<string, string>, method = 'GET') {
  const request = new Request(SHOP + path, {method, headers: {'User-Agent': person, ...given}});
  return redirectFirstVisit(request);
}

const english = {'Accept-Language': 'en-US,en;q=0.9'};

describe('the first visit', () => {
  it.each([
    ['en-US,en;q=0.9,de;q=0.5', true],
    ['en', true],
    ['en-GB,en;q=0.8', true],
    ['de-DE,de;q=0.9,en;q=0.8', false],
    ['de-AT', false],
    ['xx,en-US', true],
    ['xx,xy;q=0.9,en;q=0.5,de;q=0.4', true],
    ['xx,de-AT;q=0.7,en;q=0.5', false],
    ['en-GB,de;q=0.9', true],
    ['en;q=0.1,de', false],
    ['de;q=0.3,en;q=0.8', true],
    ['en;q=0,xx', false],
    ['english', false],
    ['xx-XX,xx;q=0.9', false],
    ['*', false],
    ['', false],
    [';;q=,', false],
    ['xx,'.repeat(100) + 'en', true],
    ['xx,'.repeat(1000) + 'en', false],
  ])('with Accept-Language %j redirects to the English start page: %s', async (language, led) => {
    const answer = await visit('/', {'Accept-Language': language});
    expect(answer?.headers.get('Location') ?? null).toBe(led ? '/en-us' : null);
  });

  it('redirects temporarily, keeps the query and is not cached', async () => {
    const answer = await visit('/?utm_source=brief', english);
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('Location')).toBe('/en-us?utm_source=brief');
    expect(answer?.headers.get('Vary')).toBe('Cookie, Accept-Language');
    expect(answer?.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('without Accept-Language stays German', async () => {
    expect(await visit('/', {})).toBeNull();
  });
});

describe('the language chosen by the visitor', () => {
  it('takes precedence over the browser language', async () => {
    expect(await visit('/', {...english, Cookie: 'locale=de'})).toBeNull();
    const answer = await visit('/', {'Accept-Language': 'de', Cookie: 'locale=en-US'});
    expect(answer?.headers.get('Location')).toBe('/en-us');
  });

  it('is ignored when invalid', async () => {
    const answer = await visit('/', {...english, Cookie: 'locale=%E0%A4%A'});
    expect(answer?.headers.get('Location')).toBe('/en-us');
  });
});

describe('the language redirect', () => {
  it.each(['/warenkorb', '/products/gravel-x', '/en-us', '/_root.data'])(
    'does not apply to %s',
    async (path) => {
      expect(await visit(path, english)).toBeNull();
    },
  );

  it('does not apply to navigation within the shop', async () => {
    expect(await visit('/?login=true', {...english, 'Sec-Fetch-Site': 'same-origin'})).toBeNull();
    const arriving = await visit('/', {...english, 'Sec-Fetch-Site': 'cross-site'});
    expect(arriving?.headers.get('Location')).toBe('/en-us');
  });

  it.each([
    ['', 'commerce-locale=AT-DE', null],
    ['?login=true&returnTo=%2Fkonto%2Fdaten', '', null],
    ['', 'commerce-locale=AT-EN', '/en-us'],
    ['', 'commerce-locale=AT-DE; locale=en-US', '/en-us'],
  ])(
    'leaves visitors from another site in the German they began in: /%s with %j',
    async (query, Cookie, location) => {
      const headers = {...english, 'Sec-Fetch-Site': 'cross-site', Cookie};
      const answer = await visit(`/${query}`, headers);
      expect(answer?.headers.get('Location') ?? null).toBe(location);
    },
  );

  it('does not apply to crawlers', async () => {
    expect(await visit('/', {...english, 'User-Agent': crawler})).toBeNull();
  });

  it('does not apply to form submissions', async () => {
    expect(await visit('/', english, 'POST')).toBeNull();
  });
});
