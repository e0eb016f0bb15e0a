import {beforeEach, describe, expect, it, vi} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {editorQuery} from '../../tests/stand-ins/storyblok/access';
import {contentSecurityPolicy, setSecurityHeaders} from './security-headers.server';

function headersFor(url: string): Headers {
  const headers = new Headers();
  setSecurityHeaders(headers, new Request(url));
  return headers;
}

describe('every response', () => {
  it('has a referrer policy that lets plain forms send their origin', () => {
    const policy = headersFor('https://shop.test/').get('Referrer-Policy');
    expect(policy).toBe('strict-origin-when-cross-origin');
  });

  it.each([
    '/konto/passwort-zuruecksetzen/1/secret',
    '/account/reset/1/secret.',
    '/en-us/remind-me?code=secret',
    '/dienstrad-leasing?gross=3500',
    '/?login=true&returnTo=%2Fkonto%2Fbestellungen%2F1178',
    `/?${editorQuery(7)}`,
  ])('does not pass on a confidential URL as referrer: %s', (address) => {
    expect(headersFor(SHOP + address).get('Referrer-Policy')).toBe('origin');
  });

  it('disables MIME sniffing', () => {
    expect(headersFor('https://shop.test/').get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is restricted to this site, unless it sets its own resource policy', () => {
    const headers = headersFor('https://shop.test/robots.txt');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');

    const changed = new Headers({'Cross-Origin-Resource-Policy': 'cross-origin'});
    setSecurityHeaders(changed, new Request('https://shop.test/'));
    expect(changed.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('sets HSTS only over HTTPS', () => {
    expect(headersFor('https://shop.test/').has('Strict-Transport-Security')).toBe(true);
    expect(headersFor('http://localhost:3000/').has('Strict-Transport-Security')).toBe(false);
  });
});

beforeEach(freshIsolate);

/** The directives of a page's policy by name. */
async function rulesOf(settings: Record<string, string> = {}, path = '/', cookie = '') {
  const request = new Request(SHOP + path, {headers: {Cookie: cookie}});
  const context = await contextOf(request, settings);
  const {nonce} = context;
  const rules = contentSecurityPolicy({...context, accountHosts: []})
    .split('; ')
    .map((rule) => rule.split(' '));
  const named = rules.map(([name = '', ...values]) => [name, values] as const);
  return {nonce, rules: Object.fromEntries(named)};
}

const real = {
  ALGOLIA_URL: '',
  ALGOLIA_APP_ID: 'APP1',
  IMAGE_ORIGIN: '',
  MAP_ORIGIN: 'https://www.openstreetmap.org',
};

describe('the content security policy of a page', () => {
  it('allows a tag manager only after consent to marketing, and not on personal pages', async () => {
    const tags = {
      TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=1',
      TAG_MANAGER_HOSTS: 'https://*.pixel.example',
    };
    const before = await rulesOf({...real, ...tags}, '/', 'consent=2.statistics.2026-11-23');
    expect(JSON.stringify(before.rules)).not.toMatch(/tags|pixel/);
    const {rules} = await rulesOf({...real, ...tags}, '/', 'consent=2.marketing.2026-11-23');
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(rules[name]).toEqual(
        expect.arrayContaining(['https://tags.example', 'https://*.pixel.example']),
      );
    }
    expect(rules['style-src']).toEqual(before.rules['style-src']);
    const consent = 'consent=2.marketing.2026-11-23';
    for (const path of ['/konto/bestellungen', '/dienstrad-leasing?gross=3500']) {
      const personal = await rulesOf({...real, ...tags}, path, consent);
      expect(JSON.stringify(personal.rules), path).not.toMatch(/tags|pixel/);
    }
  });

  it('allows only the origins that the page needs', async () => {
    const {rules, nonce} = await rulesOf(real);
    expect(rules).toEqual({
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'connect-src': [
        "'self'",
        'https://APP1-dsn.algolia.net',
        'https://APP1-1.algolianet.com',
        'https://APP1-2.algolianet.com',
        'https://APP1-3.algolianet.com',
      ],
      'font-src': ["'self'"],
      'form-action': ["'self'", 'https://www.openstreetmap.org'],
      'frame-ancestors': ["'none'"],
      'frame-src': ['https://www.openstreetmap.org'],
      'img-src': [
        "'self'",
        'https://cdn.shopify.com',
        'https://a.storyblok.com',
        'https://a2.storyblok.com',
      ],
      'object-src': ["'none'"],
      'script-src': ["'self'", `'nonce-${nonce}'`],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
    });
  });

  it('allows no scripts and styles of other shops on the CDN that serves its own', async () => {
    vi.stubEnv('BASE_URL', 'https://cdn.shopify.com/oxygen-v2/1/2/3/4/');
    const {rules, nonce} = await rulesOf(real);
    vi.unstubAllEnvs();
    const own = ["'self'", 'https://cdn.shopify.com/oxygen-v2/1/2/3/4/'];
    expect(rules['script-src']).toEqual([...own, `'nonce-${nonce}'`]);
    expect([rules['style-src'], rules['font-src']]).toEqual([own, own]);
  });

  it('allows a stand-in instead of the search service', async () => {
    const {rules} = await rulesOf({ALGOLIA_URL: 'http://127.0.0.1:4010'});
    expect(rules['connect-src']).toEqual(["'self'", 'http://127.0.0.1:4010']);
  });

  it('allows pictures from the content region and from the origin of IMAGE_ORIGIN', async () => {
    const {rules} = await rulesOf({
      STORYBLOK_REGION: 'us',
      IMAGE_ORIGIN: 'https://images.test/a;script-src *',
    });
    expect(rules['img-src']).toEqual([
      "'self'",
      'https://cdn.shopify.com',
      'https://a-us.storyblok.com',
      'https://a2-us.storyblok.com',
      'https://images.test',
    ]);
  });

  it('has a unique random nonce', async () => {
    const nonces = await Promise.all([rulesOf(), rulesOf()]);
    expect(new Set(nonces.map(({nonce}) => nonce)).size).toBe(2);
    // 128 bits in base64url.
    for (const {nonce} of nonces) expect(nonce).toMatch(/^[\w-]{22}$/);
  });

  it('lets only the visual editor frame the page, and add styles while its signature is valid', async () => {
    const editor = {STORYBLOK_EDITOR_ORIGIN: 'https://app.storyblok.com'};
    const {rules} = await rulesOf(editor, `/?${editorQuery(7)}`);
    expect(rules['frame-ancestors']).toEqual(["'self'", 'https://app.storyblok.com']);
    expect(rules['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    const old = await rulesOf(editor, `/?${editorQuery(7, Date.now() - 2 * 60 * 60 * 1000)}`);
    expect(old.rules['frame-ancestors']).toEqual(rules['frame-ancestors']);
    expect(old.rules['style-src']).toEqual(["'self'"]);
    const {rules: forged} = await rulesOf(editor, '/?_storyblok=7');
    expect(forged['frame-ancestors']).toEqual(["'none'"]);
    expect(forged['style-src']).toEqual(["'self'"]);
  });
});
