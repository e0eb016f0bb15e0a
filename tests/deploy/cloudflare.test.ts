import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {runWrangler, startWrangler, type RunningShop} from './shop-processes';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

describe('wrangler deploy --dry-run', () => {
  it('finds everything a deployment needs', async () => {
    const outdir = mkdtempSync(join(tmpdir(), 'radladen-deploy-'));
    const {code, output} = await runWrangler(['deploy', '--dry-run', '--outdir', outdir], 25_000);
    const files = readdirSync(outdir);
    rmSync(outdir, {recursive: true});
    expect(output).toContain('--dry-run: exiting now.');
    expect(code).toBe(0);
    expect(files).toContain('index.js');
    // Passed on all the same.
    expect(output.match(/Unexpected fields .*/g)).toEqual([
      'Unexpected fields found in observability field: "redact_query_string"',
    ]);
  });
});

describe('wrangler.jsonc', () => {
  it('allows feeds of a large catalogue the longest time that Cloudflare grants', () => {
    expect(readFileSync('wrangler.jsonc', 'utf8')).toContain('"limits": {"cpu_ms": 300000}');
  });
});

describe('wrangler dev', () => {
  let suppliers: OpenSuppliers | undefined;
  let shop: RunningShop | undefined;
  const visit = (path: string, headers: Record<string, string> = {}, body?: URLSearchParams) =>
    fetch(`${shop?.url}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {'User-Agent': chrome, ...headers},
      body,
    });

  beforeAll(async () => {
    suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost'});
    shop = await startWrangler(suppliers.settings, 60_000);
  });

  afterAll(async () => {
    await shop?.close();
    await suppliers?.close();
  });

  it('serves the home page', async () => {
    const response = await visit('/');
    expect(response.status, shop?.output.text).toBe(200);
    expect(await response.text()).toMatch(/<h1[\s>]/);
  });

  it('serves assets as immutable', async () => {
    const html = await (await visit('/')).text();
    const asset = /\/assets\/[^"' )]+\.(?:js|css)/.exec(html)?.[0];
    expect(asset).toBeDefined();
    const response = await visit(asset ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
  });

  it('adds a product to the cart without JavaScript', async () => {
    const cart = await (await visit('/warenkorb')).text();
    expect(cart).toMatch(/<h1[\s>]/);
    const product = await (await visit(await firstProduct())).text();
    const merchandiseId = /name="merchandiseId"[^>]*value="([^"]+)"/.exec(product)?.[1];
    expect(merchandiseId).toBeDefined();
    const form = {intent: 'add', merchandiseId: merchandiseId ?? '', quantity: '1'};
    const response = await visit(
      '/warenkorb',
      {Origin: shop?.url ?? '', Cookie: 'commerce-locale=DE-DE'},
      new URLSearchParams({...form, returnTo: '/warenkorb'}),
    );
    expect(response.status, shop?.output.text).toBe(303);
    expect(response.headers.get('Location')).toBe('/warenkorb');
    expect(response.headers.getSetCookie().join()).toContain('cart=');
  });

  it('limits sign-in attempts per IP address with the platform’s rate limiter', async () => {
    const form = {email: 'niemand@mail.example', password: 'falsch'};
    const signIn = async (address: string) => {
      const headers = {Origin: shop?.url ?? '', 'CF-Connecting-IP': address};
      return (await visit('/konto/anmelden', headers, new URLSearchParams(form))).status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      form.email = `niemand${at}@mail.example`;
      statuses.push(await signIn('203.0.113.9'));
    }
    expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(400));
    // The platform's one-minute window may have restarted once in between.
    expect(statuses).toContain(429);
    expect(await signIn('203.0.113.10')).toBe(400);
  });

  async function firstProduct(): Promise<string> {
    const html = await (await visit('/')).text();
    return /href="(\/products\/[^"?]+)/.exec(html)?.[1] ?? '/products/none-on-the-home-page';
  }
});
