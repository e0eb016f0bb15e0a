import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Consent} from '~/storage';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {ServiceOutage} from '../http/outage.server';
import {createIsolateMemory} from '../http/isolate-memory';
import {PRODUCT_CACHING} from '../http/response-cache.server';
import {CART_LINES_REMOVE_MUTATION, CART_QUERY} from './cart.graphql';
import {createShopifyClient} from './client.server';
import {MENU_QUERY, URL_REDIRECT_QUERY} from './shop.server';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith({data: {menu: {items: []}}});
});

function answerWith(answer: unknown): void {
  asked.mockImplementation(() => Promise.resolve(Response.json(answer)));
}

const tokens = {unique: 'browser-1', visit: 'visit-1'};

const settings = {
  PUBLIC_STORE_DOMAIN: 'https://shop.test',
  PUBLIC_STOREFRONT_API_VERSION: '2026-04',
  PUBLIC_STOREFRONT_API_TOKEN: 'public-secret',
  PRIVATE_STOREFRONT_API_TOKEN: 'private-secret',
  SHOP_ORIGIN: 'https://shop.test',
  PUBLIC_STOREFRONT_ID: '1000001',
};

function clientFor(given: {
  cache?: Cache;
  country?: string;
  language?: string;
  token?: string;
  ip?: string;
  consent?: Consent;
  dataVersion?: string;
}) {
  return createShopifyClient({
    settings: {...settings, ...(given.token && {PRIVATE_STOREFRONT_API_TOKEN: given.token})},
    cache: given.cache ?? new MemoryCache(),
    dataVersion: given.dataVersion ?? '',
    memory: createIsolateMemory({entries: 10, ttlMs: 1000}),
    waitUntil: () => undefined,
    request: new Request('https://shop.test/'),
    buyerIp: given.ip ?? '203.0.113.7',
    market: {country: given.country ?? 'DE', language: given.language ?? 'DE'},
    consent: given.consent ?? null,
    visitorTokens: () => (given.consent?.statistics ? tokens : null),
  });
}

const menu = {handle: 'main-menu'};

/** The requests sent to Shopify, in order. */
function sent(): {url: string; headers: Headers; body: unknown}[] {
  return asked.mock.calls.map(([url, init]) => ({
    url: url instanceof Request ? url.url : String(url),
    headers: new Headers(init?.headers),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
  }));
}

describe('a Shopify operation', () => {
  it('is sent to the configured API version with the private token and the buyer IP', async () => {
    await clientFor({}).query(MENU_QUERY, menu);
    const [call] = sent();
    expect(call?.url).toBe('https://shop.test/api/2026-04/graphql.json');
    expect(call?.headers.get('Shopify-Storefront-Private-Token')).toBe('private-secret');
    expect(call?.headers.get('Shopify-Storefront-Buyer-IP')).toBe('203.0.113.7');
    expect(call?.headers.get('Content-Type')).toContain('application/json');
  });

  it('uses the market of the visitor', async () => {
    await clientFor({country: 'CH', language: 'EN'}).query(MENU_QUERY, menu);
    expect(sent()[0]?.body).toEqual({
      query: MENU_QUERY,
      variables: {handle: 'main-menu', country: 'CH', language: 'EN'},
    });
  });

  it('without market variables is sent none, as Shopify rejects unknown variables', async () => {
    answerWith({data: {urlRedirects: {nodes: []}}});
    await clientFor({}).query(URL_REDIRECT_QUERY, {query: 'path:"/alt"'});
    expect(sent()[0]?.body).toMatchObject({variables: {query: 'path:"/alt"'}});
    expect(JSON.stringify(sent()[0]?.body)).not.toContain('"country"');
  });
});

describe('the consent of a visitor', () => {
  const statistics = {statistics: true, marketing: false};
  const nothing = {statistics: false, marketing: false};
  const cart = {cartId: 'gid://shopify/Cart/a'};
  const tokensIn = (headers?: Headers) =>
    [...(headers?.keys() ?? [])].filter((name) => /uniquetoken|visittoken/.test(name));

  beforeEach(() => answerWith({data: {cart: null}}));

  it('is passed to the checkout with the cart once a choice was made', async () => {
    await clientFor({}).query(CART_QUERY, cart);
    await clientFor({consent: statistics}).query(CART_QUERY, cart);
    await clientFor({consent: nothing}).query(CART_QUERY, cart);
    const [unasked, one, none] = sent().map(({body}) => body as {variables: object});
    expect(JSON.stringify(unasked).toLowerCase()).not.toContain('visitorconsent');
    const given = {marketing: false, preferences: false, saleOfData: false};
    expect(one?.variables).toMatchObject({visitorConsent: {...given, analytics: true}});
    expect(none?.variables).toMatchObject({visitorConsent: {...given, analytics: false}});
  });

  it('does not keep visitors of a store without it in its schema from buying', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const lacking = "VisitorConsent isn't a defined input type (on $visitorConsent)";
    asked.mockResolvedValueOnce(Response.json({errors: [{message: lacking}]}));
    const answer = await clientFor({consent: statistics}).query(CART_QUERY, cart);
    expect(answer).toEqual({cart: null});
    expect(logged).toHaveBeenCalledOnce();
  });

  it('controls whether visitor tokens are sent, with cart requests only', async () => {
    for (const consent of [undefined, nothing, statistics]) {
      await clientFor({...(consent && {consent})}).query(CART_QUERY, cart);
    }
    const [unasked, none, agreed] = sent();
    expect(tokensIn(unasked?.headers)).toEqual([]);
    expect(tokensIn(none?.headers)).toEqual([]);
    expect(agreed?.headers.get('X-Shopify-UniqueToken')).toBe('browser-1');
    expect(agreed?.headers.get('X-Shopify-VisitToken')).toBe('visit-1');

    asked.mockClear();
    answerWith({data: {menu: null}});
    await clientFor({consent: statistics}).query(MENU_QUERY, menu);
    expect(tokensIn(sent()[0]?.headers)).toEqual([]);
  });
});

describe('the cache of Shopify responses', () => {
  it('returns the response to the same query without a request', async () => {
    const cache = new MemoryCache();
    const first = await clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING);
    const second = await clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING);
    expect(second).toEqual(first);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stores the response to a query that is longer than a URL may be', async () => {
    const cache = new MemoryCache();
    const long = {handle: 'x'.repeat(20_000)};
    await clientFor({cache}).query(MENU_QUERY, long, PRODUCT_CACHING);
    await clientFor({cache}).query(MENU_QUERY, long, PRODUCT_CACHING);
    expect(asked).toHaveBeenCalledOnce();
    expect(Math.max(...cache.addresses.map(({length}) => length))).toBeLessThan(1000);
  });

  it.each([
    ['another country', {country: 'CH'}, menu],
    ['another language', {language: 'EN'}, menu],
    ['another version of the data', {dataVersion: 'v2'}, menu],
    ['other variables', {}, {handle: 'footer'}],
  ])('has separate entries for %s', async (_, market, variables) => {
    const cache = new MemoryCache();
    await clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING);
    await clientFor({cache, ...market}).query(MENU_QUERY, variables, PRODUCT_CACHING);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is shared by all visitors and contains no token', async () => {
    const cache = new MemoryCache();
    await clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING);
    await clientFor({cache, token: 'another-secret', ip: '198.51.100.9'}).query(
      MENU_QUERY,
      menu,
      PRODUCT_CACHING,
    );
    expect(asked).toHaveBeenCalledOnce();
    expect(cache.addresses).toHaveLength(1);
    expect(decodeURIComponent(cache.addresses.join())).not.toMatch(/secret|203\.0\.113/);
  });

  it('stores responses with the product policy for at most eleven minutes', async () => {
    const cache = new MemoryCache();
    await clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING);
    const [kept] = await cache.matchAll();
    const [, seconds] = /max-age=(\d+)/.exec(kept?.headers.get('Cache-Control') ?? '') ?? [];
    expect(Number(seconds)).toBe(11 * 60);
  });

  it('is bypassed without a caching policy', async () => {
    const cache = new MemoryCache();
    answerWith({data: {cart: null}});
    await clientFor({cache}).query(CART_QUERY, {cartId: 'gid://shopify/Cart/c1'});
    await clientFor({cache}).query(CART_QUERY, {cartId: 'gid://shopify/Cart/c1'});
    expect(asked).toHaveBeenCalledTimes(2);
    expect(cache.addresses).toEqual([]);
  });

  it('does not store failures', async () => {
    const cache = new MemoryCache();
    answerWith({errors: [{message: 'Throttled'}]});
    await expect(clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING)).rejects.toThrow(
      'Throttled',
    );
    answerWith({data: {menu: null}});
    expect(await clientFor({cache}).query(MENU_QUERY, menu, PRODUCT_CACHING)).toEqual({menu: null});
  });
});

describe('a Shopify outage', () => {
  it.each([
    [
      'errors alone',
      {errors: [{message: 'Internal error'}, {message: 'Request ID 1'}]},
      'Internal error; Request ID 1',
    ],
    ['errors beside data', {data: {menu: null}, errors: [{message: 'Throttled'}]}, 'Throttled'],
    ['no GraphQL answer', {message: 'Wartung'}, 'not a GraphQL answer'],
    ['an empty answer', null, 'not a GraphQL answer'],
  ])('is thrown for %s and names the operation', async (_, answer, detail) => {
    answerWith(answer);
    const failure = await clientFor({})
      .query(MENU_QUERY, menu)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceOutage);
    expect(failure).toMatchObject({message: `Shopify Menu failed (200): ${detail}`});
  });

  it('of a query is retried once', async () => {
    asked.mockImplementationOnce(() => Promise.resolve(new Response('zu', {status: 503})));
    expect(await clientFor({}).query(MENU_QUERY, menu)).toEqual({menu: {items: []}});
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('of a mutation is not retried', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('zu', {status: 503})));
    const variables = {cartId: 'gid://shopify/Cart/c1', lineIds: ['gid://shopify/CartLine/1']};
    const change = clientFor({}).mutate(CART_LINES_REMOVE_MUTATION, variables);
    await expect(change).rejects.toMatchObject({operation: 'CartLinesRemove', status: 503});
    expect(asked).toHaveBeenCalledOnce();
  });
});
