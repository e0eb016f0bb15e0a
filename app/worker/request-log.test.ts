import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {contextOf, freshIsolate} from '../../tests/fakes/request-context';
import {expectConsoleError} from '../../tests/setup';
import {setupStandIns} from '../../tests/stand-ins/in-vitest';
import {continueTrace, logFailedRequest, logRequest, traceOf} from './request-log.server';

setupStandIns();

const lines: string[] = [];
beforeEach(() => {
  freshIsolate();
  lines.length = 0;
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
});

const SHOP = 'https://shop.test';
const answered = (status = 200, headers = {}) => new Response(null, {status, headers});

describe('the request log', () => {
  it('contains page, status, cache and time in one line, with the request id of the response', () => {
    const request = new Request(`${SHOP}/products/kutter?Farbe=Rot`, {
      headers: {'cf-ray': 'ray-1'},
    });
    const response = answered(200, {'Server-Timing': 'page;desc=stale'});
    logRequest(request, response, Date.now() - 40, {});
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '') as {ms: number};
    expect(line).toMatchObject({
      log: 'request',
      request: response.headers.get('X-Request-Id'),
      platform: 'ray-1',
      method: 'GET',
      route: 'product',
      status: 200,
      cache: 'stale',
      suppliers: {},
    });
    expect(line.ms).toBeGreaterThanOrEqual(40);
    expect(response.headers.get('Server-Timing')).toContain('worker;dur=');
  });

  it.each([
    ['/feeds/google.xml', 'googleFeed'],
    ['/en-us/llms.txt', 'llms'],
    ['/products/kutter.md', 'productMarkdown'],
    ['/ueber-uns', 'content'],
  ])('names %s %s', (path, route) => {
    logRequest(new Request(SHOP + path), answered(), Date.now(), {});
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({route});
  });

  it('leaves the duration of a form out of Server-Timing, as it could reveal what the shop knows', () => {
    const response = answered(303);
    logRequest(new Request(`${SHOP}/konto/anmelden`, {method: 'POST'}), response, 0, {});
    expect(response.headers.get('Server-Timing')).toBeNull();
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });

  it('counts supplier calls, including those of a derived request', async () => {
    const received = new Request(`${SHOP}/`);
    const stripped = new Request(`${SHOP}/`);
    continueTrace(received, stripped);
    const context = await contextOf(stripped);
    await context.shopify.shop.localization();
    await context.storyblok.story('home');
    const response = answered(503);
    logRequest(received, response, Date.now(), {});
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      request: context.requestId,
      suppliers: {Shopify: {calls: 1}},
    });
    const {suppliers} = traceOf(received);
    expect(suppliers.get('Storyblok')?.calls).toBeGreaterThan(0);
    expect(response.headers.get('Server-Timing')).toMatch(/shopify;dur=\d+;desc="1"/);
  });

  it('contains no personal data from the body, URL or headers', () => {
    const secrets = [
      'Jana',
      'Petersen',
      'mail.example',
      '203.0.113.7',
      'token-1',
      'session-1',
      'Köln',
    ];
    const body = new URLSearchParams({
      name: 'Jana Petersen',
      email: 'jana@mail.example',
      city: 'Köln',
    });
    const path = '/konto/bestellungen/token-1?email=jana@mail.example';
    const headers = {
      Cookie: '__Host-session=session-1',
      'cf-connecting-ip': '203.0.113.7',
      'User-Agent': 'Jana',
      Referer: `${SHOP}/?name=Petersen`,
      'cf-ray': 'jana@mail.example',
    };
    logRequest(new Request(SHOP + path, {method: 'POST', body, headers}), answered(303), 0, {});
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({route: 'order', method: 'POST'});
    for (const secret of secrets) expect(lines[0]).not.toContain(secret);
  });

  it('is the only one on Cloudflare, whose own would store complete addresses, and stores no query', () => {
    const config = readFileSync('wrangler.jsonc', 'utf8');
    expect(config).toContain('"redact_query_string": true');
    expect(config).toContain('"logs": {"enabled": true, "invocation_logs": false}');
  });

  it('names a failure that no page shows by the same id', () => {
    expectConsoleError('Das war ich');
    const request = new Request(`${SHOP}/`);
    logFailedRequest(request, new Error('Das war ich'));
    const {id} = traceOf(request);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), `request ${id}`);
  });

  it.each([
    ['if switched off', '/', {REQUEST_LOG: 'off'}],
    ['for a token', '/konto/passwort-zuruecksetzen/17/token-1', {}],
    ['for a token', '/en-us/account/activate/17/token-1.data', {}],
    ["for a token in Shopify's spelling", '/account/reset/17/token-1', {}],
  ])('has no line %s, %s, but the response still has its request id', (_, path, settings) => {
    const response = answered();
    logRequest(new Request(SHOP + path), response, Date.now(), settings);
    expect(lines).toEqual([]);
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });
});
