import {createHash} from 'node:crypto';
import {http, HttpResponse} from 'msw';
import {beforeAll, describe, expect, it} from 'vitest';
import {languageNames} from '../../../app/i18n/languages';
import {openDoctor} from './new-shop';
import {doubtfulSettings, settingsOf, wrongSettings} from './wrong-settings';

const {suppliers, server, said, linesWith, setUp, ask} = openDoctor();
const {admin} = suppliers.shop;

describe('npm run doctor for newly opened accounts', () => {
  beforeAll(() => suppliers.reset());

  it('lists what is missing and the command that adds it', async () => {
    expect(await ask()).toBe(false);
    const wrong = linesWith('✗');
    expect(wrong).toMatch(/not set up: 2\d\d × metafield: .* → npm run setup:shopify -- --apply/);
    expect(wrong).toMatch(/not set up: 5 × entries: /);
    expect(wrong).toMatch(/not set up: menu main-menu/);
    expect(wrong).toMatch(/not set up: 6 × product: weitblick-2-.*: published in Hydrogen/);
    expect(wrong).toMatch(/menu main-menu is missing → npm run setup:shopify/);
    expect(wrong).toMatch(
      /products lack safety data: weitblick-2-.* \(manufacturer, model_number\)/,
    );
    expect(wrong).toMatch(/not set up: \d\d × component: .* → npm run setup:storyblok/);
    expect(wrong).toMatch(/story home is not published: no start page/);
  });
});

describe('npm run doctor for a shop that is set up', () => {
  beforeAll(setUp, 60_000);

  it('reports no errors and fits on one screen', async () => {
    expect(await ask()).toBe(true);
    expect(linesWith('✗')).toBe('');
    expect(linesWith('?')).toBe('');
    // Some lines are printed once per language.
    expect(said.length).toBeLessThan(38 + 2 * languageNames.length);
    expect(said.at(-1)).toMatch(/^\d\d right, 0 wrong/);
  });

  it('names the missing admin keys for the checks it cannot run', async () => {
    const without = ['SHOPIFY_CLIENT_ID', 'STORYBLOK_MANAGEMENT_TOKEN', 'ALGOLIA_ADMIN_KEY'];
    const none = Object.fromEntries([...without, 'MAIL_ADMIN_KEY'].map((name) => [name, '']));
    expect(await ask(none, 'Shopify', 'Storyblok', 'Search', 'Mail')).toBe(true);
    for (const name of [...without, 'MAIL_ADMIN_KEY']) expect(linesWith('?')).toContain(name);
  });

  it('runs only the checks that are named, if there are such', async () => {
    expect(await ask({}, 'storyblok', 'Mail')).toBe(true);
    expect(said.filter((line) => !/^ |^\d/.test(line))).toEqual(['Storyblok', 'Mail']);
    await expect(ask({}, 'Post')).rejects.toThrow(/no check is called post, .*Settings, Shop, /);
  });

  it.each(Object.entries(wrongSettings))('reports wrong settings: %s', async (_, all) => {
    expect(await ask(settingsOf(all))).toBe(false);
    for (const [expected] of all) expect(linesWith('✗')).toMatch(expected);
  });

  it('warns about settings that work but look doubtful', async () => {
    const isSound = await ask(settingsOf(doubtfulSettings));
    expect(linesWith('✗')).toBe('');
    expect(isSound).toBe(true);
    for (const [expected] of doubtfulSettings) expect(linesWith('!')).toMatch(expected);
  });

  it('reports missing and needless scopes of the reminder app', async () => {
    try {
      admin.store.reminderScopes = [];
      expect(await ask({}, 'Shopify')).toBe(false);
      expect(linesWith('✗')).toContain('the app for reminders lacks the scope write_metaobjects');
      admin.store.reminderScopes = ['write_metaobjects', 'read_metaobjects', 'read_customers'];
      expect(await ask({}, 'Shopify')).toBe(true);
      expect(linesWith('!')).toContain('has more scopes than it needs: read_customers');
    } finally {
      admin.store.reminderScopes = ['write_metaobjects'];
    }
  });

  const storefront = 'https://checkout.laden.test/api/:version/graphql.json';
  /** Overrides the response to one Storefront API query; all others stay as usual. */
  const answer = (question: string, body: object) =>
    server.use(
      http.post(storefront, async ({request}) =>
        (await request.clone().text()).includes(question) ? HttpResponse.json(body) : undefined,
      ),
    );

  it('reports a token that may neither read metaobjects nor change carts', async () => {
    const message =
      'Access denied for metaobjects field. Required access: `unauthenticated_read_metaobjects`';
    const error = {message, path: ['metaobjects'], extensions: {code: 'ACCESS_DENIED'}};
    answer('query Access', {data: {metaobjects: null}, errors: [error]});
    const cartError = {path: ['cartLinesRemove'], extensions: {code: 'ACCESS_DENIED'}};
    answer('mutation ChangeCart', {errors: [{...cartError, message: 'Access denied'}]});
    expect(await ask({}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toMatch(/no access to metaobjects: .* → Shopify → Headless/);
    expect(linesWith('✗')).toContain('no access to cartLinesRemove: Access denied');
  });

  it('reports a store whose schema knows no consent', async () => {
    answer('query Consent', {errors: [{message: "VisitorConsent isn't a defined input type"}]});
    expect(await ask({}, 'Shopify')).toBe(true);
    expect(linesWith('!')).toContain('the checkout does not learn of the consent of visitors');
  });

  it('reports each of several errors at once', async () => {
    const url = 'https://x.test/collections/e';
    const gone = {title: 'E-Bikes', type: 'COLLECTION', url, resource: null, items: []};
    answer('query Menu', {data: {menu: {items: [gone]}}});
    const bare = {
      handle: 'rad-9',
      descriptionHtml: '<p><img alt="" src="//hersteller.test/rad.jpg"></p>',
      fit: [],
      featuredImage: null,
      priceRange: {minVariantPrice: {amount: '0.0'}},
      variants: {
        nodes: [
          {
            requiresShipping: true,
            availableForSale: true,
            currentlyNotInStock: true,
            price: {amount: '0.0', currencyCode: 'EUR'},
            compareAtPrice: {amount: '9.0', currencyCode: 'EUR'},
          },
        ],
      },
    };
    const pageInfo = {hasNextPage: false, endCursor: null};
    answer('query AllGoods', {data: {products: {pageInfo, nodes: [bare]}}});
    const cookie = {'Set-Cookie': 'session=x; Path=/'};
    const domain = {name: 'radladen.example', status: 'pending'};
    server.use(
      http.get('*/mail/domains', () => HttpResponse.json({data: [domain]})),
      http.get('*://laden.test/', () => HttpResponse.html('', {headers: cookie})),
    );
    expect(await ask()).toBe(false);
    for (const expected of [
      /menu main-menu: entries without a target: E-Bikes → Shopify/,
      /1 of 1 products lack a picture: rad-9/,
      /1 of 1 products lack a price: rad-9/,
      /1 of 1 products lack a delivery time, which buyers must know before they order: rad-9/,
      /1 of 1 products lack the meaning of their compare-at price: rad-9/,
      /radladen\.example: it is pending, not verified → Resend/,
      /cookies without Secure: session/,
      /no Strict-Transport-Security/,
      /http:\/\/laden\.test answers 200/,
    ]) {
      expect(linesWith('✗')).toMatch(expected);
    }
    expect(linesWith('!')).toMatch(/1 of 1 .* pictures at Shopify .*: rad-9 \(hersteller\.test\)/);
  });

  it('warns when the pickup scope is missing or no location offers pickup', async () => {
    const message = 'Access denied for locations field.';
    const error = {message, path: ['locations'], extensions: {code: 'ACCESS_DENIED'}};
    answer('query Pickup', {data: null, errors: [error]});
    expect(await ask({}, 'Shopify')).toBe(true);
    expect(linesWith('!')).toMatch(
      /pickup .* lack unauthenticated_read_product_pickup_locations → Shopify → Headless/,
    );
    answer('query Pickup', {data: {locations: {nodes: []}}});
    await ask({}, 'Shopify');
    expect(linesWith('!')).toMatch(/no location offers pickup → Shopify → Settings/);
  });

  it("reports a checkout domain that equals the shop's own or is no subdomain of it", async () => {
    const url = 'https://checkout.laden.test';
    const storeAt = (host: string) => ({
      data: {shop: {primaryDomain: {host, url}, paymentSettings: {currencyCode: 'EUR'}}},
    });
    answer('primaryDomain', storeAt('laden.myshopify.com'));
    await ask({}, 'Shopify');
    expect(linesWith('!')).toMatch(/laden\.myshopify\.com is no subdomain of laden\.test/);
    answer('primaryDomain', storeAt('laden.test'));
    expect(await ask({}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toMatch(/checkout's domain laden\.test is the shop's own/);
  });

  it('reports a metafield closed to the storefront and an app that lacks scopes', async () => {
    const manufacturer = admin.store.definitions.find(({key}) => key === 'manufacturer');
    if (!manufacturer) throw new Error('not there');
    manufacturer.storefront = 'NONE';
    expect(await ask({}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toMatch(
      /not set up: metafield of products custom\.manufacturer: access of/,
    );
    manufacturer.storefront = 'PUBLIC_READ';

    const {scopes} = admin.store;
    admin.store.scopes = scopes.filter((scope) => !scope.endsWith('publications'));
    expect(await ask({}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toMatch(/the app lacks scopes: read_publications/);
    admin.store.scopes = scopes;
  });

  it('reports empty required fields, unknown blocks, dead links and links missing in the config story', async () => {
    const link = {linktype: 'story', id: 'u', cached_url: 'fest/'};
    const hero = {_uid: 'a', component: 'hero', headline: '', link};
    const marks = [{type: 'link', attrs: {linktype: 'url', href: 'mein laden'}}];
    const words = {type: 'doc', content: [{type: 'text', text: 'Laden', marks}]};
    const body = [hero, {...hero, component: 'countdown'}, {component: 'text', body: words}];
    const before = suppliers.storyblok.edit('home', {})?.content.body ?? [];
    suppliers.storyblok.edit('home', {content: {body}, publish: true});
    expect(await ask({}, 'Storyblok')).toBe(false);
    expect(linesWith('✗')).toMatch(/1 required fields are empty: home: hero\.headline → Storyblok/);
    expect(linesWith('!')).toMatch(/1 unsupported blocks: home: countdown/);
    expect(linesWith('!')).toMatch(/2 links to unpublished .*: home → fest, home → mein laden/);
    expect(linesWith('!')).toMatch(/config names no contact_page, .*: their links are hidden/);
    suppliers.storyblok.edit('home', {content: {body: before}, publish: true});
  });

  it('reports legal pages that are missing, empty or not linked in the footer', async () => {
    const navigations = suppliers.storyblok.edit('footer', {})?.content.navigations ?? [];
    const before = suppliers.storyblok.edit('impressum', {})?.content.body ?? [];
    try {
      suppliers.storyblok.edit('impressum', {content: {body: []}, publish: true});
      answer('termsOfService', {
        data: {
          shop: {privacyPolicy: {handle: 'privacy-policy'}, refundPolicy: null},
          localization: {availableCountries: [{isoCode: 'DE'}]},
        },
      });
      expect(await ask({}, 'Law')).toBe(false);
      expect(linesWith('✗')).toMatch(/no published page with text: Impressum → .*footer/);
      expect(linesWith('✗')).toMatch(/no published page with text: AGB → .*config, terms_page/);
      expect(linesWith('✗')).toMatch(/no published page with text: Widerruf/);
      expect(linesWith('✗')).not.toContain('Datenschutz');

      suppliers.storyblok.edit('footer', {content: {navigations: []}, publish: true});
      expect(await ask({}, 'Law')).toBe(false);
      expect(linesWith('✗')).toContain('the footer does not link: Datenschutz');
    } finally {
      suppliers.storyblok.edit('footer', {content: {navigations}, publish: true});
      suppliers.storyblok.edit('impressum', {content: {body: before}, publish: true});
    }
  });

  it('warns about the promise of free delivery and about countries without costs', async () => {
    await ask({}, 'Law');
    expect(linesWith('!')).toMatch(
      /config has no shipping costs: .* free delivery in Germany and .*; Shopify sells to DE, AT, CH → Storyblok/,
    );
    const shipping = ['DE', 'NO'].map((country) => ({
      _uid: country,
      component: 'shipping-row',
      country,
      price: '0',
    }));
    suppliers.storyblok.edit('config', {content: {shipping}, publish: true});
    expect(await ask({}, 'Law')).toBe(true);
    expect(linesWith('!')).not.toContain('free delivery');
    expect(linesWith('!')).toContain(
      'config has shipping costs to NO, where Shopify does not sell',
    );
    expect(linesWith('!')).toMatch(/Shopify sells to AT.*: config has no shipping costs for it/);
    suppliers.storyblok.edit('config', {content: {shipping: []}, publish: true});
  });

  it('accepts the legal guarantee notice only by a known SHA-256 digest of its file', async () => {
    expect(await ask({}, 'Law')).toBe(true);
    expect(linesWith('!')).toMatch(/no legal guarantee notice \(de\): its page shows none/);

    const filename = 'https://a.storyblok.com/f/1/notice.png';
    const content = {guarantee_notice: {filename, alt: 'Hinweis'}};
    suppliers.storyblok.edit('config', {content, publish: true});
    server.use(http.get('*/f/1/notice.png', () => HttpResponse.text('notice')));
    const digest = createHash('sha256').update('notice').digest('hex');
    expect(await ask({}, 'Law')).toBe(true);
    expect(linesWith('?')).toContain(`legal guarantee notice (de), SHA-256 ${digest}`);

    const GUARANTEE_NOTICE_SHA256 = `${'0'.repeat(64)}, ${digest.toUpperCase()}`;
    expect(await ask({GUARANTEE_NOTICE_SHA256}, 'Law')).toBe(true);
    expect(linesWith('✓')).toContain('legal guarantee notice (en) as published');

    expect(await ask({GUARANTEE_NOTICE_SHA256: '0'.repeat(64)}, 'Law')).toBe(false);
    expect(linesWith('✗')).toContain('legal guarantee notice (de) is not the published file');
    expect(await ask({GUARANTEE_NOTICE_SHA256: 'abc'}, 'Law')).toBe(false);
    expect(linesWith('✗')).toContain('no SHA-256: abc');

    server.use(http.get('*/f/1/notice.png', () => new HttpResponse(null, {status: 404})));
    expect(await ask({}, 'Law')).toBe(false);
    expect(linesWith('✗')).toContain('its file answers 404');
    suppliers.storyblok.edit('config', {content: {guarantee_notice: null}, publish: true});
  });

  it('continues with the other checks when a supplier is down', async () => {
    server.use(
      http.get('*://laden.test/healthz', () => HttpResponse.error()),
      http.post(storefront, () => new HttpResponse('busy', {status: 503})),
    );
    expect(await ask()).toBe(false);
    expect(linesWith('✗')).toMatch(/Shopify answered 503: busy → PUBLIC_STORE_DOMAIN/);
    expect(linesWith('✗')).toMatch(/→ deploy the shop, SHOP_ORIGIN/);
    expect(linesWith('✓')).toMatch(/indices and replicas/);
  });
});
