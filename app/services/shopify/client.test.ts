import {beforeEach, describe, expect, it, vi} from 'vitest';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {ServiceOutage} from '../http/outage.server';
import {createIsolateMemory} from '../http/isolate-memory';
import {CART_LINES_REMOVE_MUTATION, CART_QUERY} from './cart.graphql';
import {createShopifyClient, GOODS} from './client.server';
import {MENU_QUERY, URL_REDIRECT_QUERY} from './shop.graphql';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith({data: {menu: {items: []}}});
});

function answerWith(answer: unknown): void {
  asked.mockImplementation(() => Promise.resolve(Response.json(answer)));
}

const settings = {
  storeDomain: 'https://shop.test',
  apiVersion: '2026-04',
  publicToken: 'public-secret',
  privateToken: 'private-secret',
  storefrontId: '1000001',
};

function clientFor(given: {
  cache?: Cache;
  country?: string;
  language?: string;
  token?: string;
  ip?: string;
}) {
  return createShopifyClient({
    settings: {...settings, privateToken: given.token ?? settings.privateToken},
    cache: given.cache ?? new MemoryCache(),
    memory: createIsolateMemory({entries: 10, ttlMs: 1000}),
    waitUntil: () => undefined,
    request: new Request('https://shop.test/'),
    buyerIp: given.ip ?? '203.0.113.7',
    market: {country: given.country ?? 'DE', language: given.language ?? 'DE'},
  });
}

const menu = {handle: 'main-menu'};

/** What Shopify was sent, call by call. */
function sent(): {url: string; headers: Headers; body: unknown}[] {
  return asked.mock.calls.map(([url, init]) => ({
    url: url instanceof Request ? url.url : String(url),
    headers: new Headers(init?.headers),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
  }));
}

describe('an operation', () => {
  it('goes to the version that is set, with the token for servers and the address of the buyer', async () => {
    await clientFor({}).query(MENU_QUERY, menu);
    const [call] = sent();
    expect(call?.url).toBe('https://shop.test/api/2026-04/graphql.json');
    expect(call?.headers.get('Shopify-Storefront-Private-Token')).toBe('private-secret');
    expect(call?.headers.get('Shopify-Storefront-Buyer-IP')).toBe('203.0.113.7');
    expect(call?.headers.get('Content-Type')).toContain('application/json');
  });

  it('is asked in the market of the visitor', async () => {
    await clientFor({country: 'CH', language: 'EN'}).query(MENU_QUERY, menu);
    expect(sent()[0]?.body).toEqual({
      query: MENU_QUERY,
      variables: {handle: 'main-menu', country: 'CH', language: 'EN'},
    });
  });

  it('without market is not given one: Shopify refuses unknown variables', async () => {
    answerWith({data: {urlRedirects: {nodes: []}}});
    await clientFor({}).query(URL_REDIRECT_QUERY, {query: 'path:"/alt"'});
    expect(sent()[0]?.body).toMatchObject({variables: {query: 'path:"/alt"'}});
    expect(JSON.stringify(sent()[0]?.body)).not.toContain('"country"');
  });
});

describe('the cache', () => {
  it('answers the same question without Shopify', async () => {
    const cache = new MemoryCache();
    const first = await clientFor({cache}).query(MENU_QUERY, menu, GOODS);
    const second = await clientFor({cache}).query(MENU_QUERY, menu, GOODS);
    expect(second).toEqual(first);
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ['another country', {country: 'CH'}, menu],
    ['another language', {language: 'EN'}, menu],
    ['other variables', {}, {handle: 'footer'}],
  ])('keeps %s apart', async (_, market, variables) => {
    const cache = new MemoryCache();
    await clientFor({cache}).query(MENU_QUERY, menu, GOODS);
    await clientFor({cache, ...market}).query(MENU_QUERY, variables, GOODS);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is shared by all visitors and holds no token', async () => {
    const cache = new MemoryCache();
    await clientFor({cache}).query(MENU_QUERY, menu, GOODS);
    await clientFor({cache, token: 'another-secret', ip: '198.51.100.9'}).query(
      MENU_QUERY,
      menu,
      GOODS,
    );
    expect(asked).toHaveBeenCalledOnce();
    expect(cache.addresses).toHaveLength(1);
    expect(decodeURIComponent(cache.addresses.join())).not.toMatch(/secret|203\.0\.113/);
  });

  it('keeps goods for eleven minutes at most', async () => {
    const cache = new MemoryCache();
    await clientFor({cache}).query(MENU_QUERY, menu, GOODS);
    const [kept] = await cache.matchAll();
    const [, seconds] = /max-age=(\d+)/.exec(kept?.headers.get('Cache-Control') ?? '') ?? [];
    expect(Number(seconds)).toBe(11 * 60);
  });

  it('is not asked without a policy', async () => {
    const cache = new MemoryCache();
    answerWith({data: {cart: null}});
    await clientFor({cache}).query(CART_QUERY, {cartId: 'gid://shopify/Cart/c1'});
    await clientFor({cache}).query(CART_QUERY, {cartId: 'gid://shopify/Cart/c1'});
    expect(asked).toHaveBeenCalledTimes(2);
    expect(cache.addresses).toEqual([]);
  });

  it('keeps no failure', async () => {
    const cache = new MemoryCache();
    answerWith({errors: [{message: 'Throttled'}]});
    await expect(clientFor({cache}).query(MENU_QUERY, menu, GOODS)).rejects.toThrow('Throttled');
    answerWith({data: {menu: null}});
    expect(await clientFor({cache}).query(MENU_QUERY, menu, GOODS)).toEqual({menu: null});
  });
});

describe('an outage', () => {
  it.each([
    [
      'errors alone',
      {errors: [{message: 'Internal error'}, {message: 'Request ID 1'}]},
      'Internal error; Request ID 1',
    ],
    ['errors beside data', {data: {menu: null}, errors: [{message: 'Throttled'}]}, 'Throttled'],
    ['no GraphQL answer', {message: 'Wartung'}, 'not a GraphQL answer'],
    ['an empty answer', null, 'not a GraphQL answer'],
  ])('is %s, named by its operation', async (_, answer, detail) => {
    answerWith(answer);
    const failure = await clientFor({})
      .query(MENU_QUERY, menu)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceOutage);
    expect(failure).toMatchObject({message: `Shopify Menu failed (200): ${detail}`});
  });

  it('of a query is asked once more', async () => {
    asked.mockImplementationOnce(() => Promise.resolve(new Response('zu', {status: 503})));
    expect(await clientFor({}).query(MENU_QUERY, menu)).toEqual({menu: {items: []}});
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('of a change is not sent once more', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('zu', {status: 503})));
    const variables = {cartId: 'gid://shopify/Cart/c1', lineIds: ['gid://shopify/CartLine/1']};
    const change = clientFor({}).mutate(CART_LINES_REMOVE_MUTATION, variables);
    await expect(change).rejects.toMatchObject({operation: 'CartLinesRemove', status: 503});
    expect(asked).toHaveBeenCalledOnce();
  });
});
