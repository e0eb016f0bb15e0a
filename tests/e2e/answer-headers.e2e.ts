import {privateToken, publicToken} from '../stand-ins/shopify/access';
import {expect, requestTest as test} from './test';

const paths = [
  '/',
  '/en-us',
  '/collections/e-bikes',
  '/products/fernweh-7-trapez',
  '/products/nicht-erreichbar',
  '/gibt/es/nicht',
  '/warenkorb',
  '/versandkosten-lieferzeit',
];

for (const path of paths) {
  test(`${path} is not cached and sends security headers and a nonce for every inline script`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('powered-by');

    // `tests/deploy/security.test.ts` checks the other directives.
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(15);
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([tag]) => tag);
    const running = inline.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
    expect(running.length).toBeGreaterThan(0);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test(`the HTML of ${path} contains no secret and no stack trace`, async ({request}) => {
    const html = await (await request.get(path)).text();
    for (const secret of [privateToken, publicToken, 'only-for-the-local-play']) {
      expect(html).not.toContain(secret);
    }
    expect(html).not.toMatch(/\n\s+at \S+ \(|node_modules|ServiceOutage:|\.server\.ts|Bearer /);
  });
}

for (const path of ['/warenkorb.data', '/merkzettel.data']) {
  test(`prefetched data of cart and wishlist are not cached: ${path}`, async ({request}) => {
    const answer = await request.get(path, {headers: {'Sec-Purpose': 'prefetch'}});
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });
}

test('the health check and HEAD requests respond', async ({request}) => {
  expect(await (await request.get('/healthz')).text()).toBe('ok');
  expect((await request.head('/')).status()).toBe(200);
});
