import {beforeEach, describe, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {editorQuery} from '../../tests/stand-ins/storyblok/access';
import {contentSecurityPolicy, setSecurityHeaders} from './security-headers.server';

function headersFor(url: string): Headers {
  const headers = new Headers();
  setSecurityHeaders(headers, new Request(url));
  return headers;
}

describe('every answer', () => {
  it('lets plain forms say where they come from', () => {
    const policy = headersFor('https://shop.test/').get('Referrer-Policy');
    expect(policy).toBe('strict-origin-when-cross-origin');
  });

  it('is what its type says', () => {
    expect(headersFor('https://shop.test/').get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is for this site alone, unless it says otherwise', () => {
    const headers = headersFor('https://shop.test/robots.txt');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');

    const told = new Headers({'Cross-Origin-Resource-Policy': 'cross-origin'});
    setSecurityHeaders(told, new Request('https://shop.test/'));
    expect(told.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('asks for https where it came by https', () => {
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

describe('a page', () => {
  it('has to do with a tag manager after consent to marketing alone', async () => {
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
  });

  it('has to do with those whom it needs, and with nobody else', async () => {
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

  it('asks a stand-in of the search service instead', async () => {
    const {rules} = await rulesOf({ALGOLIA_URL: 'http://127.0.0.1:4010'});
    expect(rules['connect-src']).toEqual(["'self'", 'http://127.0.0.1:4010']);
  });

  it('shows pictures of the region that the content is in, and of an origin alone', async () => {
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

  it('has a nonce of its own that nobody can guess', async () => {
    const nonces = await Promise.all([rulesOf(), rulesOf()]);
    expect(new Set(nonces.map(({nonce}) => nonce)).size).toBe(2);
    for (const {nonce} of nonces) expect(atob(nonce)).toHaveLength(16);
  });

  it('may be framed by the visual editor, whose bridge brings a style sheet', async () => {
    const editor = {STORYBLOK_EDITOR_ORIGIN: 'https://app.storyblok.com'};
    const {rules} = await rulesOf(editor, `/?${editorQuery(7)}`);
    expect(rules['frame-ancestors']).toEqual(["'self'", 'https://app.storyblok.com']);
    expect(rules['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    const {rules: forged} = await rulesOf(editor, '/?_storyblok=7');
    expect(forged['frame-ancestors']).toEqual(["'none'"]);
    expect(forged['style-src']).toEqual(["'self'"]);
  });
});
