import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {languageNames} from '~/i18n/languages';
import {prefixKey} from '~/services/algolia/product-query';
import {accountsOf, readSettings} from './env.server';

const complete = {
  SHOP_ORIGIN: 'https://shop.test',
  SESSION_SECRET: 'thirty-two-characters-0123456789',
  PUBLIC_STORE_DOMAIN: 'shop.test',
  PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
  STORYBLOK_TOKEN: 'content-token',
  ALGOLIA_APP_ID: 'SEARCHAPP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  MAIL_API_KEY: 'may-send',
  MAIL_FROM: 'Radladen <anfragen@shop.test>',
  MAIL_TO: 'laden@shop.test',
};

const complaintOf = (env: object) => {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('the settings', () => {
  it('are complete with ten values', () => {
    expect(readSettings(complete)).toEqual({
      ...complete,
      PUBLIC_STORE_DOMAIN: 'https://shop.test',
      NEWSLETTER_CONFIRMED: 'no',
      PAGE_CACHE: 'on',
      REQUEST_LOG: 'on',
      PREVIEW_HOSTS: [],
      TAG_MANAGER_HOSTS: [],
      PUBLIC_STOREFRONT_API_VERSION: '2026-04',
      BUYER_IP_HEADER: 'oxygen-buyer-ip',
      SHOPIFY_ANALYTICS_URL: 'https://monorail-edge.shopifysvc.com',
      GOOGLE_PLACES_API_URL: 'https://places.googleapis.com',
      MAP_ORIGIN: 'https://www.openstreetmap.org',
      ALGOLIA_INDEX_PREFIX: 'radladen_',
      ALGOLIA_CURRENCY: 'EUR',
      ALGOLIA_INSIGHTS_URL: 'https://insights.algolia.io',
      STORYBLOK_REGION: 'eu',
      STORYBLOK_VERSION: 'published',
      STORYBLOK_EDITOR_ORIGIN: 'https://app.storyblok.com',
      MAIL_API_URL: 'https://api.resend.com',
      MAIL_TO: ['laden@shop.test'],
      SESSION_SECRET: [complete.SESSION_SECRET],
    });
  });

  it('that are empty, as in a copy of the example, or absent are called missing', () => {
    const {STORYBLOK_TOKEN: _token, ...rest} = complete;
    const complaint = complaintOf({...rest, SHOP_ORIGIN: '', MAIL_API_KEY: ''});
    for (const name of ['SHOP_ORIGIN', 'STORYBLOK_TOKEN', 'MAIL_API_KEY']) {
      expect(complaint).toContain(`${name}: is missing`);
    }
  });

  it('use Shopify accounts when a client is set, unless they say otherwise', () => {
    const kindOf = (more: object) => accountsOf(readSettings({...complete, ...more}));
    const withClient = {PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_1'};
    const client = {clientId: 'shp_1', discoveryOrigin: 'https://shop.test'};
    const found = {kind: 'shopify', client};
    expect(kindOf({})).toEqual({kind: 'classic'});
    expect(kindOf(withClient)).toEqual(found);
    expect(kindOf({...withClient, CUSTOMER_ACCOUNTS: 'shopify'})).toEqual(found);
    expect(kindOf({...withClient, CUSTOMER_ACCOUNTS: 'classic'})).toEqual({kind: 'classic'});
    expect(kindOf({...withClient, CUSTOMER_ACCOUNT_DOMAIN: 'konto.shop.test'})).toEqual({
      kind: 'shopify',
      client: {...client, discoveryOrigin: 'https://konto.shop.test'},
    });
  });

  it('are read once per environment', () => {
    const env = {...complete};
    expect(readSettings(env)).toBe(readSettings(env));
    expect(readSettings({...complete})).not.toBe(readSettings(env));
  });

  it('omit unknown variables', () => {
    expect(readSettings({...complete, HOME: '/root'})).not.toHaveProperty('HOME');
  });

  it('name all missing ones in one error', () => {
    const complaint = complaintOf({});
    for (const name of Object.keys(complete)) expect(complaint).toContain(name);
    expect(complaint).not.toContain('STORYBLOK_PREVIEW_TOKEN');
    expect(complaint).not.toContain('PRIVATE_STOREFRONT_API_TOKEN');
    expect(complaint).not.toContain('IMAGE_ORIGIN');
  });

  it.each([
    ['SHOP_ORIGIN', 'geheim.test'],
    ['SHOP_ORIGIN', 'http://geheim.test'],
    ['SHOP_ORIGIN', 'ftp://geheim.test'],
    ['PUBLIC_STORE_DOMAIN', 'http://geheim.test'],
    ['PUBLIC_STORE_DOMAIN', 'geheim test'],
    ['CUSTOMER_ACCOUNT_DOMAIN', 'geheim test'],
    ['CUSTOMER_ACCOUNT_DOMAIN', 'http://geheim.test'],
    ['PREVIEW_HOSTS', '*'],
    ['PREVIEW_HOSTS', '*.geheim'],
    ['PREVIEW_HOSTS', '*geheim.test'],
    ['PREVIEW_HOSTS', 'https://geheim.test'],
    ['PREVIEW_HOSTS', 'a.test,,geheim.test'],
    ['SESSION_SECRET', 'geheim'],
    ['SESSION_SECRET', 'geheim-01234567890123456789abcd'],
    ['SESSION_SECRET', `${'geheim'.repeat(6)},geheim`],
    ['SESSION_SECRET', `${'geheim'.repeat(6)},`],
    ['SESSION_SECRET', `,${'geheim'.repeat(6)}`],
    ['PUBLIC_STOREFRONT_API_VERSION', '2026-4-geheim'],
    ['PUBLIC_STOREFRONT_API_VERSION', 'latest-geheim'],
    ['REMINDERS_CLIENT_SECRET', 'geheim'],
    ['IMAGE_ORIGIN', 'geheim'],
    ['ALGOLIA_APP_ID', 'APP.geheim.test'],
    ['ALGOLIA_WRITE_KEY', 'geheim'],
    ['ALGOLIA_INDEX_PREFIX', 'geheim/'],
    ['ALGOLIA_INDEX_PREFIX_EN', 'geheim en'],
    ['ALGOLIA_CURRENCY', 'geheim'],
    ['ALGOLIA_URL', 'geheim'],
    ['ALGOLIA_URL', 'http://geheim.test'],
    ['ALGOLIA_INSIGHTS_URL', 'javascript:geheim'],
    ['STORYBLOK_SPACE_ID', '288000-geheim'],
    ['STORYBLOK_REGION', 'geheim'],
    ['STORYBLOK_API_URL', 'geheim'],
    ['STORYBLOK_API_URL', 'http://geheim.test/v2'],
    ['STORYBLOK_VERSION', 'geheim'],
    ['STORYBLOK_EDITOR_ORIGIN', 'geheim'],
    ['STORYBLOK_EDITOR_ORIGIN', 'javascript:geheim'],
    ['MAIL_API_URL', 'geheim'],
    ['MAIL_API_URL', 'http://geheim.test'],
    ['MAIL_FROM', 'Radladen geheim'],
    ['MAIL_FROM', 'a@geheim.test, b@geheim.test'],
    ['MAIL_FROM', 'Radladen <a@geheim.test>\r\nBcc: c@geheim.test'],
    ['MAIL_TO', 'a@geheim.test; b@geheim.test'],
    ['REQUESTS_WEBHOOK_URL', 'geheim'],
    ['REQUESTS_WEBHOOK_URL', 'http://geheim.test'],
    ['REQUESTS_WEBHOOK_SECRET', 'whsec_geheim'],
  ])('name an invalid one without its value: %s', (name, value) => {
    const complaint = complaintOf({...complete, [name]: value});
    expect(complaint).toContain(name);
    expect(complaint).not.toContain('geheim');
  });

  it.each(Object.keys(complete))('are incomplete with an empty %s', (name) =>
    expect(complaintOf({...complete, [name]: ''})).toContain(name),
  );

  it.each(['.env.example', 'wrangler.jsonc'])(
    'of %s name nobody who reads requests and withdrawals, so that none of them is mailed to an example',
    (file) => expect(readFileSync(file, 'utf8')).toMatch(/^\s*"?MAIL_TO(=|": "",)$/m),
  );

  it('treat empty Storyblok settings as missing', () => {
    const empty = {STORYBLOK_PREVIEW_TOKEN: '', STORYBLOK_SPACE_ID: '', STORYBLOK_API_URL: ''};
    expect(readSettings({...complete, ...empty})).toEqual(readSettings({...complete}));
  });

  it('treat empty Algolia settings as missing', () => {
    const empty = {ALGOLIA_INDEX_PREFIX_EN: '', ALGOLIA_URL: ''};
    expect(readSettings({...complete, ...empty})).toEqual(readSettings({...complete}));
  });

  it('allow several mail recipients, and a webhook only with a secret', () => {
    const env = {...complete, MAIL_TO: 'laden@shop.test, werkstatt@shop.test'};
    expect(readSettings(env).MAIL_TO).toEqual(['laden@shop.test', 'werkstatt@shop.test']);

    const hooked = {...complete, REQUESTS_WEBHOOK_URL: 'https://crm.test/hook'};
    expect(complaintOf(hooked)).toContain('REQUESTS_WEBHOOK_SECRET');
    const secret = `whsec_${btoa('x'.repeat(32))}`;
    expect(complaintOf({...hooked, REQUESTS_WEBHOOK_SECRET: secret})).toBe('');
  });

  it('require an app secret and a webhook secret for back-in-stock reminders', () => {
    const app = {...complete, REMINDERS_CLIENT_ID: 'c11e47'};
    expect(complaintOf(app)).toContain('REMINDERS_CLIENT_SECRET: reminders need it');
    const secret = {...app, REMINDERS_CLIENT_SECRET: 'shpss_0123456789'};
    expect(complaintOf(secret)).toContain('SHOPIFY_WEBHOOK_SECRET');
    expect(complaintOf({...secret, SHOPIFY_WEBHOOK_SECRET: 'signs-webhooks-in-tests'})).toBe('');
  });

  it('reduce the URL of a custom search service to its origin', () => {
    const env = {...complete, ALGOLIA_URL: 'https://search.test/1;script-src *'};
    expect(readSettings(env).ALGOLIA_URL).toBe('https://search.test');
  });

  it('allow drafts only with the preview token', () => {
    const drafts = {...complete, STORYBLOK_VERSION: 'draft'};
    expect(complaintOf(drafts)).toContain('STORYBLOK_PREVIEW_TOKEN');
    expect(readSettings({...drafts, STORYBLOK_PREVIEW_TOKEN: 'preview'})).toMatchObject({
      STORYBLOK_VERSION: 'draft',
    });
  });

  it('reduce the URL of the visual editor to its origin', () => {
    const env = {...complete, STORYBLOK_EDITOR_ORIGIN: 'https://editor.test/path;script-src *'};
    expect(readSettings(env).STORYBLOK_EDITOR_ORIGIN).toBe('https://editor.test');
  });

  it('reduce the shop URL to its origin and convert preview hosts to lower case', () => {
    const env = {
      ...complete,
      SHOP_ORIGIN: 'https://Shop.test/start',
      PREVIEW_HOSTS: '*.MyShopify.dev, localhost:3001,*-radladen.konto.workers.dev',
    };
    expect(readSettings(env)).toMatchObject({
      SHOP_ORIGIN: 'https://shop.test',
      PREVIEW_HOSTS: ['*.myshopify.dev', 'localhost:3001', '*-radladen.konto.workers.dev'],
    });
    expect(readSettings({...complete, SHOP_ORIGIN: 'http://localhost:3000'})).toMatchObject({
      SHOP_ORIGIN: 'http://localhost:3000',
    });
  });

  it('allow several session secrets, of which only the first must be long', () => {
    const SESSION_SECRET = `${complete.SESSION_SECRET}, sixteen-or-more-`;
    expect(readSettings({...complete, SESSION_SECRET}).SESSION_SECRET).toEqual([
      complete.SESSION_SECRET,
      'sixteen-or-more-',
    ]);
  });

  it('allow the unstable API version', () => {
    const env = {...complete, PUBLIC_STOREFRONT_API_VERSION: 'unstable'};
    expect(readSettings(env).PUBLIC_STOREFRONT_API_VERSION).toBe('unstable');
  });
});

it('.env.example, which names what npm start passes on, has every setting, also of each language', () => {
  const namesIn = (path: string, pattern: RegExp) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
  const read = namesIn('app/worker/env.server.ts', /^ {2}([A-Z][A-Z0-9_]+):/gm);
  const explained = namesIn('.env.example', /^#?\s?([A-Z][A-Z0-9_]+)=/gm);
  const expected = new Set([...read, ...languageNames.map(prefixKey)]);
  expect(explained.sort()).toEqual([...expected].sort());
});
