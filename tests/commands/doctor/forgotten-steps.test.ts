import {http, HttpResponse} from 'msw';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {newShopSettings, openDoctor} from './new-shop';

const {suppliers, server, linesWith, setUp, ask} = openDoctor();

describe('npm run doctor for a shop whose owner has forgotten a step', () => {
  beforeAll(setUp, 60_000);

  it.each([
    ['config', {company_name: 'Name des Ladens'}, /config \(Name des Ladens\)/],
    [
      'home',
      {headline: 'Räder', headline__i18n__en: 'Lorem ipsum dolor'},
      /en\/home \(Lorem ipsum\)/,
    ],
    ['footer', {company_notice: 'mail@radladen.example'}, /footer \(\.example\)/],
    ['footer', {company_notice: 'HRA 00000 (Platzhalter)'}, /footer \(\(Platzhalter\)\)/],
  ])('reports placeholder texts that are published in %s', async (slug, content, expected) => {
    const before = structuredClone(suppliers.storyblok.edit(slug, {})?.content ?? {});
    const texts = {headline__i18n__en: 'Bikes', company_notice: '', ...before};
    suppliers.storyblok.edit(slug, {content, publish: true});
    expect(await ask({}, 'Storyblok')).toBe(true);
    expect(linesWith('!')).toMatch(/stories with placeholder texts: /);
    expect(linesWith('!')).toMatch(expected);
    suppliers.storyblok.edit(slug, {content: texts, publish: true});
  });

  it('warns of a domain that only works with or without www', async () => {
    await ask();
    expect(linesWith('!')).not.toContain('does not lead to');
    server.use(http.get('https://www.laden.test/', () => HttpResponse.error()));
    expect(await ask()).toBe(true);
    expect(linesWith('!')).toContain('www.laden.test does not lead to laden.test → step 9');
  });

  it('reports a draft of the story with name, contact and legal pages as an error', async () => {
    suppliers.storyblok.edit('config', {unpublish: true});
    expect(await ask({}, 'Storyblok')).toBe(false);
    expect(linesWith('✗')).toMatch(/story config is not published: no name, contact, shipping/);
    suppliers.storyblok.edit('config', {publish: true});
  });

  it('warns of pages and mails that do not name the company, or the period of a rating', async () => {
    await ask({}, 'Storyblok');
    expect(linesWith('!')).not.toContain('config has no company');
    expect(linesWith('!')).not.toContain('placeholder');
    const since = {google_reviews_since: '', product_reviews_since: ''};
    const content = {company_details: '', street: '', ...since};
    suppliers.storyblok.edit('config', {content, publish: true});
    expect(await ask({}, 'Storyblok')).toBe(true);
    expect(linesWith('!')).toMatch(
      /no company_details, street, product_reviews_since, google_reviews_since: pages and mails lack/,
    );
  });

  it('names the countries that Shopify sells to, next to their shipping costs', async () => {
    const row = {_uid: 'all', component: 'shipping-row', price: '0'};
    const shipping = ['DE', 'AT', 'CH'].map((country) => ({...row, _uid: country, country}));
    suppliers.storyblok.edit('config', {content: {shipping}, publish: true});
    expect(await ask({}, 'Law')).toBe(true);
    expect(linesWith('✓')).toContain('shipping costs to DE, AT, CH');
    suppliers.storyblok.edit('config', {content: {shipping: []}, publish: true});
  });

  it('warns of a missing statement on accessibility, without calling it an error', async () => {
    const body = suppliers.storyblok.edit('barrierefreiheit', {})?.content.body ?? [];
    suppliers.storyblok.edit('barrierefreiheit', {content: {body: []}, publish: true});
    expect(await ask({}, 'Law')).toBe(true);
    expect(linesWith('!')).toMatch(/no published page with text: Barrierefreiheit .* → .*footer/);
    expect(linesWith('✓')).toContain('legal pages, linked in the footer');
    suppliers.storyblok.edit('barrierefreiheit', {content: {body}, publish: true});
  });

  it.each([
    ['a text field whose type has changed, for which its page fails', 'lead', {type: 'doc'}],
    ['a picture that browsers cannot show', 'seo_image', {filename: '//a.test/f/1/9x9/0/a.heic'}],
  ])('reports %s', async (_, name, value) => {
    suppliers.storyblok.edit('impressum', {content: {[name]: value}, publish: true});
    expect(await ask({}, 'Storyblok')).toBe(false);
    expect(linesWith('✗')).toContain(`that pages can show: impressum: page.${name} → `);
    suppliers.storyblok.edit('impressum', {content: {[name]: null}, publish: true});
  });

  it('reports days and times of opening hours that cannot be read, or are missing', async () => {
    const row = {component: 'opening-hours', days: ['Monday'], opens: 'neun', closes: ''};
    const day = {component: 'special-days', from: '24.12.', to: '2026-12-26 00:00'};
    const content = {opening_hours: [row], special_days: [day]};
    suppliers.storyblok.edit('config', {content, publish: true});
    expect(await ask({}, 'Storyblok')).toBe(false);
    expect(linesWith('✗')).toContain('config: opening-hours.opens, config: special-days.from → ');
    expect(linesWith('✗')).toContain('fields are empty: config: opening-hours.closes → ');
    const before = {opening_hours: [], special_days: []};
    suppliers.storyblok.edit('config', {content: before, publish: true});
  });

  it('reports a store that still has its password, adds the tax at the checkout or has another currency', async () => {
    const {store} = suppliers.shop.admin;
    store.hasPassword = true;
    store.taxesIncluded = false;
    expect(await ask({ALGOLIA_CURRENCY: 'CHF'}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toMatch(/the store has a password: .* → Shopify → Online Store/);
    expect(linesWith('✗')).toMatch(/prices are without tax, .* → Shopify → Settings → Taxes/);
    expect(linesWith('✗')).toMatch(/currency is EUR, that of the search CHF: .*ALGOLIA_CURRENCY/);
    store.hasPassword = false;
    store.taxesIncluded = true;
  });

  it('names goods that are not in the sales channel, which may be what the owner wants', async () => {
    const {store} = suppliers.shop.admin;
    const {products} = store.goods;
    const [first, second] = products.map(({id}) => id);
    store.published.delete(first ?? '');
    store.published.delete(second ?? '');
    store.scheduled.add(second ?? '');
    expect(await ask({}, 'Shopify')).toBe(true);
    expect(linesWith('!')).toContain(
      `so not in the shop: product ${products[0]?.handle} → Shopify → `,
    );
    for (const id of [first, second]) store.published.add(id ?? '');
    store.scheduled.clear();
  });

  it('warns before Shopify ends support for the versions of its APIs', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2027, 1, 20)});
    try {
      await ask({}, 'Shopify');
      expect(linesWith('!')).toMatch(/(API 2026-04: supported until 2027-04-01, 40 days[^]*){2}/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports a checkout domain that is not connected', async () => {
    server.use(http.get('https://checkout.laden.test/', () => HttpResponse.error()));
    expect(await ask({}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toContain("the checkout's domain checkout.laden.test does not answer");
    expect(linesWith('✓')).toContain('reminders can be stored');
  });

  it('names stories that a page of the shop hides', async () => {
    const content = {component: 'page', headline: 'Welche Größe?'};
    suppliers.storyblok.edit('groesse-finden', {content, publish: true});
    await ask({}, 'Storyblok');
    expect(linesWith('!')).toContain('a page of its own there: groesse-finden → Storyblok');
    suppliers.storyblok.edit('groesse-finden', {delete: true});
  });

  it('names collections and products of stories that Shopify no longer has', async () => {
    const service = {component: 'appointment-service', name: 'Inspektion', product: 'inspektion'};
    const tabs = ['alle-raeder', 'neu'].map((collection) => ({
      ...{component: 'product-tab', label: 'a', collection},
    }));
    const body = [{component: 'product-tabs', headline: 'a', tabs}];
    const {storyblok} = suppliers;
    const before = storyblok.edit('home', {})?.content.body ?? [];
    storyblok.edit('home', {content: {body}, publish: true});
    storyblok.edit('config', {content: {browse_collection: 'raeder'}, publish: true});
    storyblok.edit('werkstatt-termin', {content: {services: [service]}, publish: true});
    expect(await ask({}, 'Storyblok')).toBe(true);
    const line = linesWith('!');
    expect(line).toContain('home (collection neu)');
    expect(line).toContain('config (collection raeder)');
    expect(line).toContain('werkstatt-termin (product inspektion)');
    expect(line).not.toContain('alle-raeder');
    storyblok.edit('home', {content: {body: before}, publish: true});
    storyblok.edit('config', {content: {browse_collection: ''}, publish: true});
    storyblok.edit('werkstatt-termin', {content: {services: []}, publish: true});
  });

  it("reports entries of a new store's own menu for which there is no story", async () => {
    const entry = (title: string, type: string, path: string) => {
      const url = `https://checkout.laden.test${path}`;
      return {title, type, url, resource: {__typename: 'Page'}, items: []};
    };
    const items = [
      entry('Home', 'FRONTPAGE', '/'),
      entry('Catalog', 'CATALOG', '/collections/all'),
      entry('Impressum', 'PAGE', '/pages/impressum'),
      entry('Contact', 'PAGE', '/pages/contact'),
      entry('News', 'BLOG', '/blogs/news'),
    ];
    server.use(
      http.post('*/api/:version/graphql.json', async ({request}) =>
        (await request.clone().text()).includes('query Menu')
          ? HttpResponse.json({data: {menu: {items}}})
          : undefined,
      ),
    );
    expect(await ask({}, 'Shopify')).toBe(false);
    expect(linesWith('✗')).toMatch(
      /menu main-menu: entries that lead to no page: Contact \(contact\), News \(blogs\/news\) → /,
    );
  });

  it('tells a search key that may not search an index from an index that is missing', async () => {
    const refused = {message: 'Index not allowed with this API key', status: 403};
    server.use(
      http.post('*/1/indexes/radladen_stories/query', () =>
        HttpResponse.json(refused, {status: 403}),
      ),
    );
    expect(await ask({}, 'Search')).toBe(false);
    expect(linesWith('✗')).toMatch(
      /ALGOLIA_SEARCH_KEY may not search: radladen_stories → Algolia → Settings → API keys/,
    );
    expect(linesWith('✗')).not.toContain('indices missing');
  });

  it.each([
    ['of variants, which Algolia writes by default', [{objectID: '40000001'}], /lists stay empty/],
    ['of which none is in stock', [], /indices empty or without products in stock/],
  ])('reports an index with records %s', async (_, hits, expected) => {
    server.use(
      http.post('*/1/indexes/radladen_products/query', () =>
        HttpResponse.json({hits, nbHits: hits.length}),
      ),
    );
    expect(await ask({}, 'Search')).toBe(false);
    expect(linesWith('✗')).toMatch(expected);
    expect(linesWith('✗')).toMatch(/radladen_products.* → Shopify → Algolia's app/);
    expect(linesWith('✓')).not.toContain('indices and replicas');
  });

  it('reports that collection pages are off, without which all lists and the collection search are empty', async () => {
    server.use(
      http.post('*/1/indexes/radladen_collections/query', () => HttpResponse.json({hits: []})),
      http.post('*/1/indexes/radladen_en_products/query', () =>
        HttpResponse.json({hits: [{objectID: '40000001'}], facets: {}}),
      ),
      http.post('*/api/:version/graphql.json', async ({request}) =>
        (await request.clone().text()).includes('query Sold')
          ? HttpResponse.json({data: {nodes: [{id: 'gid://shopify/Product/40000001'}]}})
          : undefined,
      ),
    );
    expect(await ask({}, 'Search')).toBe(false);
    expect(linesWith('✗')).toMatch(
      /indices empty or without products in stock: radladen_collections → .*: .*collection pages/,
    );
    expect(linesWith('✗')).toMatch(
      /lists stay empty: no product in radladen_en_products has collections → .*: collection pages/,
    );
  });

  it.each([
    [['EN'], ['DE', 'US'], '✗', /Shopify does not publish DE: .* → Shopify → Settings/],
    [['DE'], ['DE'], '!', /Shopify does not publish EN: /],
    [['DE', 'EN'], ['DE', 'US'], '!', /sells to US: visitors see its prices until they choose/],
  ])(
    'reports that Shopify publishes only %j and sells to %j',
    async (languages, countries, mark, expected) => {
      const [availableLanguages, availableCountries] = [languages, countries].map((codes) =>
        codes.map((isoCode) => ({isoCode})),
      );
      server.use(
        http.post('*/api/:version/graphql.json', async ({request}) =>
          (await request.clone().text()).includes('query Markets')
            ? HttpResponse.json({data: {localization: {availableLanguages, availableCountries}}})
            : undefined,
        ),
      );
      expect(await ask({}, 'Shopify')).toBe(mark === '!');
      expect(linesWith(mark)).toMatch(expected);
      expect(linesWith('!').includes('sells to US')).toBe(countries.includes('US'));
    },
  );

  it('reports a preview token of another space, with which the visual editor shows nothing', async () => {
    const {STORYBLOK_PREVIEW_TOKEN: token = ''} = newShopSettings;
    server.use(
      http.get('*/cdn/spaces/me', ({request}) =>
        request.url.includes(token) ? HttpResponse.json({space: {id: 7}}) : undefined,
      ),
    );
    expect(await ask({}, 'Storyblok')).toBe(false);
    expect(linesWith('✗')).toMatch(/STORYBLOK_PREVIEW_TOKEN reads space 7, not \d+ → Storyblok/);
  });

  it('opens the shop as a person does, as bots see error pages without a frame', async () => {
    const agents: (string | null)[] = [];
    server.use(
      http.get('https://laden.test/', ({request}) => {
        agents.push(request.headers.get('User-Agent'));
        return new HttpResponse(null, {status: 404});
      }),
    );
    expect(await ask({}, 'Shop')).toBe(false);
    expect(linesWith('✗')).toMatch(
      /laden\.test\/ answers 404 → Storyblok → Content → home: publish/,
    );
    expect(agents).not.toHaveLength(0);
    for (const agent of agents) expect(agent).toContain('Mozilla/5.0');
  });
});
