import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {serveWorker, type RunningWorker} from '../commands/serve-worker';
import {privateToken, publicToken} from '../stand-ins/shopify/access';

const SHOP = 'https://www.radladen.example';
const PREVIEW = 'https://radladen-1a2b.o2.myshopify.dev';
const SIX_MONTHS = 15_768_000;

let suppliers: OpenSuppliers | undefined;
let shop: RunningWorker | undefined;

beforeAll(async () => {
  suppliers = await openSuppliers({port: 0, shopUrl: SHOP});
  const settings = {...suppliers.settings, SHOP_ORIGIN: SHOP, PREVIEW_HOSTS: '*.myshopify.dev'};
  shop = await serveWorker({port: 0, settings});
});

afterAll(async () => {
  await shop?.close();
  await suppliers?.close();
});

async function ask(address: string, form?: Record<string, string>, more = {}) {
  if (!shop) throw new Error('The shop is closed');
  const headers = {'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...more};
  const body = form && new URLSearchParams(form).toString();
  return shop.dispatchFetch(address, {
    redirect: 'manual',
    method: form ? 'POST' : 'GET',
    headers: {...headers, ...(form && {'Content-Type': 'application/x-www-form-urlencoded'})},
    body,
  });
}

function rulesOf(policy: string | null): Record<string, string[]> {
  const rules = (policy ?? '').split(';').map((rule) => rule.trim().split(' '));
  return Object.fromEntries(rules.map(([name = '', ...values]) => [name, values]));
}

const paths = [
  ...['/', '/en-us', '/warenkorb', '/collections/e-bikes', '/products/fernweh-7-trapez'],
  ...['/products/nicht-erreichbar', '/versandkosten-lieferzeit', '/gibt/es/nicht'],
];

const secrets = () => [privateToken, publicToken, suppliers?.settings.SESSION_SECRET ?? 'none'];

/** What Mozilla's HTTP Observatory deducts points for; a page without any of it gets an A+. */
describe.each(paths)('the page %s over https', (path) => {
  it('meets every rule of Mozilla’s HTTP Observatory', async () => {
    const answer = await ask(SHOP + path);
    const header = (name: string) => answer.headers.get(name);
    const rules = rulesOf(header('Content-Security-Policy'));
    const scripts = rules['script-src'] ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const values of [scripts, rules['style-src'] ?? [], rules['default-src'] ?? []]) {
      expect(values.join(' ')).not.toMatch(/unsafe-|data:|(^| )(\*|https?:|blob:)( |$)/);
    }
    expect(rules['object-src']).toEqual(["'none'"]);
    expect(rules['base-uri']).toEqual(["'none'"]);
    expect(rules['frame-ancestors']).toEqual(["'none'"]);
    expect(rules['form-action']?.[0]).toBe("'self'");

    const [, age] = /max-age=(\d+)/.exec(header('Strict-Transport-Security') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(SIX_MONTHS);
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(header('Access-Control-Allow-Origin')).toBeNull();

    const html = await answer.text();
    const foreign = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src);
    expect(foreign.filter((src) => !src?.startsWith('/assets/'))).toEqual([]);
    // The page contains neither inline styles nor event handlers, so the policy need not allow them.
    expect(html).not.toMatch(/<style|\son\w+="/);

    const [, nonce = ''] = /'nonce-([^']+)'/.exec(scripts.join(' ')) ?? [];
    expect(nonce.length).toBeGreaterThan(15);
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([tag]) => tag);
    const running = inline.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
    expect(running.length).toBeGreaterThan(0);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it('is not cached by others and contains no secret, stack trace or name of the server', async () => {
    const answer = await ask(SHOP + path);
    const {headers} = answer;
    const text = await answer.text();
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    for (const name of ['X-Powered-By', 'Powered-By']) expect(headers.has(name)).toBe(false);
    for (const secret of secrets()) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\n\s+at \S+ \(|node_modules|ServiceOutage:|\.server\.ts|Bearer /);
  });
});

it.each(['/warenkorb.data', '/merkzettel.data', '/konto/anmelden.data'])(
  'prefetched data about a visitor are not cached: %s',
  async (path) => {
    const answer = await ask(SHOP + path, undefined, {'Sec-Purpose': 'prefetch'});
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  },
);

it.each(['/feeds/google.xml.data', '/feeds/idealo.csv.data', '/sitemap.xml.data'])(
  'nobody makes the worker collect a file in memory instead of streaming it: %s',
  async (path) => {
    const answer = await ask(SHOP + path);
    expect(answer.status).toBe(404);
    expect((await answer.text()).length).toBeLessThan(10_000);
  },
);

it('a rejected form is neither cached nor framed', async () => {
  const {status, headers} = await ask(`${SHOP}/konto/anmelden`, {email: 'halb'});
  expect(status).toBe(400);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

it('the health check and HEAD requests respond', async () => {
  expect(await (await ask(`${SHOP}/healthz`)).text()).toBe('ok');
  for (const path of ['/', '/warenkorb']) {
    const head = await shop?.dispatchFetch(SHOP + path, {method: 'HEAD'});
    expect(head?.status).toBe(200);
  }
});

describe('cookies', () => {
  it('are Secure, HttpOnly and SameSite=Lax', async () => {
    const home = await (await ask(`${SHOP}/`)).text();
    const [path = ''] = /\/products\/[^"?]+/.exec(home) ?? [];
    const product = await (await ask(SHOP + path)).text();
    const [, merchandiseId = ''] = /name="merchandiseId"[^>]*value="([^"]+)"/.exec(product) ?? [];
    const form = {intent: 'add', merchandiseId, quantity: '1', returnTo: '/'};
    const answer = await ask(`${SHOP}/warenkorb`, form);
    expect(answer.status).toBe(303);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      for (const flag of [/; ?Secure/, /; ?HttpOnly/, /; ?SameSite=Lax/, /; ?Path=\/(;|$)/]) {
        expect(cookie).toMatch(flag);
      }
    }
  });
});

describe('a request to another origin of the shop', () => {
  it('over HTTP is redirected to the same URL over HTTPS, and its form is rejected', async () => {
    const plain = SHOP.replace('https:', 'http:');
    const page = await ask(`${plain}/warenkorb?login=true`);
    expect(page.status).toBe(308);
    expect(page.headers.get('Location')).toBe(`${SHOP}/warenkorb?login=true`);
    expect((await ask(`${plain}/warenkorb`, {intent: 'add'})).status).toBe(403);
  });

  it('for a preview deployment gets the shop with noindex', async () => {
    const page = await ask(`${PREVIEW}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await page.text()).toContain(`<link rel="canonical" href="${SHOP}/"`);
    expect((await ask(`${SHOP}/`)).headers.get('X-Robots-Tag')).toBeNull();
  });
});
