import {describe, expect, it} from 'vitest';
import {loader as appointment} from '../../app/routes/appointment';
import {loader as collection} from '../../app/routes/collection';
import {action, loader} from '../../app/routes/content-page';
import {loader as home} from '../../app/routes/home';
import {loader as leasingRequest} from '../../app/routes/leasing-request';
import {loader as policy} from '../../app/routes/policy';
import {contextOf, SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {editorQuery} from '../stand-ins/storyblok/access';
import {setupShop, Visitor} from './call-route';

setupShop();

describe('a story', () => {
  it.each([
    ['/impressum', 'Impressum', 'Legal notice'],
    ['/agb', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'],
    ['/datenschutz', 'Datenschutz', 'Privacy'],
    ['/widerruf', 'Widerruf', 'Right of withdrawal'],
    ['/batteriehinweise', 'Batteriehinweise', 'Battery disposal'],
    ['/barrierefreiheit', 'Informationen zur Barrierefreiheit', 'Accessibility information'],
    ['/gewaehrleistung', 'Gewährleistung', 'Legal guarantee'],
    ['/bewertungen', 'Bewertungen', 'Reviews'],
  ])('is shown in both languages: %s', async (path, german, english) => {
    for (const [address, title] of [
      [path, german],
      [`/en-us${path}`, english],
    ] as const) {
      const {page, meta} = await new Visitor().open(loader, address);
      expect(page.story.headline).toBe(title);
      expect(page.story.blocks).not.toEqual([]);
      expect(meta).toContainEqual({title: `${title} – Radladen`});
    }
  });

  it.each([
    ['/bausteine', '/products/fernweh-7-trapez?Farbe=Nachtblau'],
    ['/en-us/bausteine', '/en-us/products/fernweh-7-trapez?Color=Midnight+Blue'],
  ])('links to the variant that the editor chose for its language: %s', async (path, address) => {
    const {page} = await new Visitor().open(loader, path, {script: true});
    expect(JSON.stringify(page.story.blocks)).toContain(`href=\\"${address}\\"`);
  });

  it('in a folder has breadcrumbs, also as structured data', async () => {
    const visitor = new Visitor();
    const {page} = await visitor.open(loader, '/en-us/beratung/lastenrad');
    expect(page.breadcrumb).toEqual([{title: 'Buying advice', href: '/en-us/beratung'}]);
    const names = [{}, {name: 'Buying advice'}, {name: page.story.headline}];
    expect(visitor.structuredData).toMatchObject([{itemListElement: names}]);
  });

  it.each([
    ['/home', '/'],
    ['/en-us/home', '/en-us'],
    ['/en-us/versandkosten-lieferzeit', '/en-us/shipping-costs'],
    ['/home?utm_source=brief', '/?utm_source=brief'],
    ['/en/impressum?a=b', '/en-us/impressum?a=b'],
  ])('with a page of its own redirects to it: %s to %s', async (path, location) => {
    expect(await new Visitor().request(loader, path)).toMatchObject({status: 301, location});
  });

  it.each([
    ['/Impressum', '/impressum'],
    ['/en-us/Ueber-Uns/TEAM?utm_source=brief', '/en-us/ueber-uns/team?utm_source=brief'],
    ['/pages/Kontakt', '/kontakt'],
  ])('typed in capitals redirects to its address: %s to %s', async (path, location) => {
    expect(await new Visitor().request(loader, path)).toMatchObject({status: 301, location});
  });

  it.each(['/config', '/footer', '/entwurf-fruehjahr', '/Nirgends'])(
    'that is a setting, unpublished or missing returns 404: %s',
    async (path) => expect(await new Visitor().request(loader, path)).toMatchObject({status: 404}),
  );

  it('shows its published text even with a forged editor query', async () => {
    const forged =
      '?_storyblok=1&_storyblok_tk[space_id]=288000&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=x';
    const plain = await new Visitor().open(loader, '/ueber-uns', {script: true});
    const marked = await new Visitor().open(loader, `/ueber-uns${forged}`, {script: true});
    expect(marked.page.story).toEqual(plain.page.story);
    const warning = 'You are not in Draft Mode or in the Visual Editor.';
    expect([plain.page.preview, marked.page.preview]).toEqual([null, {warning}]);
  });
});

describe('the visual editor', () => {
  const storyId = (slug: string) => standIns.storyblok.edit(slug, {})?.id ?? 0;
  const opened = (slug: string) => `/${slug}?${editorQuery(storyId(slug))}`;

  it.each([
    ['home', '/', 301],
    ['config', '/', 302],
    ['footer', '/', 302],
  ])('opening %s by its slug is redirected to %s with its query', async (slug, path, status) => {
    const address = opened(slug);
    expect(await new Visitor().request(loader, address)).toMatchObject({
      status,
      location: path + address.slice(slug.length + 1),
    });
  });

  it.each(['config', 'footer'])('previews the draft of %s on the home page', async (slug) => {
    const query = opened(slug).slice(slug.length + 1);
    const {page} = await new Visitor().open(home, `/${query}`);
    expect(page.preview).toMatchObject({storyId: storyId(slug), live: false});
  });

  it('updates the home page live', async () => {
    const {page} = await new Visitor().open(home, `/?${editorQuery(storyId('home'))}`);
    expect(page.preview).toMatchObject({storyId: storyId('home'), live: true});
  });

  it('asks for no drafts, which are never cached, while somebody is typing', async () => {
    const body = JSON.stringify(standIns.storyblok.edit('werkstatt', {}));
    const request = new Request(SHOP + opened('werkstatt'), {method: 'POST', body});
    const {edited} = await action({request, params: {}, context: await contextOf(request.clone())});
    expect(edited?.headline).toBe('Die Werkstatt');
    const drafts = standIns.storyblok.requests().filter(({version}) => version === 'draft');
    expect(drafts).toEqual([]);
  });

  it('is told that it has been open for more than an hour, also about a story never published', async () => {
    for (const slug of ['karriere', 'entwurf-fruehjahr']) {
      const query = editorQuery(storyId(slug), Date.now() - 2 * 60 * 60 * 1000);
      const {page} = await new Visitor().open(loader, `/${slug}?${query}`);
      expect(JSON.stringify(page.preview)).toContain('abgelaufen');
      expect(JSON.stringify(page)).not.toContain('data-blok-uid');
    }
  });

  it('previews the request pages, and is refused for the story of another page', async () => {
    const about = (slug: string) => `?${editorQuery(storyId(slug))}`;
    const {preview} = await new Visitor().open(
      appointment,
      `/werkstatt-termin${about('werkstatt-termin')}`,
    );
    expect(preview).toMatchObject({storyId: storyId('werkstatt-termin'), live: false});
    const leasing = await new Visitor().open(
      leasingRequest,
      `/leasing-anfrage${about('leasing-anfrage')}`,
    );
    expect(leasing.preview).toMatchObject({storyId: storyId('leasing-anfrage'), live: false});
    const other = await new Visitor().open(leasingRequest, `/leasing-anfrage${about('home')}`);
    expect(other.preview).toHaveProperty('warning');
    const visitor = await new Visitor().open(appointment, '/werkstatt-termin');
    expect(visitor.preview).toBeNull();
  });
});

describe('a URL of Shopify’s online store', () => {
  it.each([
    [
      '/collections/e-bikes/products/fernweh-7-trapez?Farbe=Sand',
      '/products/fernweh-7-trapez?Farbe=Sand',
    ],
    ['/pages/kontakt', '/kontakt'],
    ['/search?q=helm', '/suche?q=helm'],
    ['/cart', '/warenkorb'],
  ])('redirects to ours: %s to %s', async (path, location) => {
    expect(await new Visitor().request(loader, path)).toMatchObject({status: 301, location});
  });

  it('redirects from /collections/all to the search', async () => {
    const answer = await new Visitor().request(collection, '/collections/all?sort=price-asc');
    expect(answer).toMatchObject({status: 301, location: '/suche?sort=price-asc'});
  });

  it.each([
    ['privacy-policy', '/datenschutz'],
    ['terms-of-service', '/agb'],
    ['refund-policy', '/widerruf'],
    ['shipping-policy', '/versandkosten-lieferzeit'],
  ])('redirects from the policy %s to its story', async (handle, location) => {
    const answer = await new Visitor().request(policy, `/policies/${handle}?utm_source=x`);
    expect(answer).toMatchObject({status: 301, location: `${location}?utm_source=x`});
  });

  it('shows a Shopify policy that has no story, and returns 404 for an unknown one', async () => {
    standIns.storyblok.edit('config', {content: {terms_page: null}, publish: true});
    const shown = await new Visitor().open(policy, '/en-us/policies/terms-of-service');
    expect(shown.policy.title).toBe('Terms of service');
    expect(shown.policy.html).toContain('concluded with our confirmation');
    const unknown = await new Visitor().request(policy, '/policies/gibt-es-nicht');
    expect(unknown).toMatchObject({status: 404});
  });

  it('returns 404 for a page that has no story', async () => {
    expect(await new Visitor().request(loader, '/pages/nirgends')).toMatchObject({status: 404});
  });
});

describe('a page without SEO texts', () => {
  it('uses headline and lead as written for title and description', async () => {
    const headline = 'E-Bike in 2–3 Tagen für 85 Nm';
    const lead = 'Montiert in 2–3 Stunden, Mo–Fr 9–18 Uhr.';
    const content = {headline, lead, seo_title: '', seo_description: ''};
    standIns.storyblok.edit('kontakt', {content, publish: true});
    const visitor = new Visitor();
    const {page, meta} = await visitor.open(loader, '/kontakt');
    standIns.storyblok.reset();
    expect(page.story.headline).not.toBe(headline);
    expect(meta).toContainEqual({title: `${headline} – Radladen`});
    expect(meta).toContainEqual({property: 'og:title', content: headline});
    expect(meta).toContainEqual({name: 'description', content: lead});
    expect(JSON.stringify(visitor.structuredData)).toContain(`"name":"${headline}"`);
  });
});

describe('a path without a page', () => {
  it.each(['/gibt/es/nicht', '/en-us/there/is/none', '/en-us/warenkorb', '/ratgeber/100%25'])(
    'returns 404 with best sellers: %s',
    async (path) => {
      const answer = await new Visitor().request(loader, path);
      expect(answer).toMatchObject({status: 404, data: {message: `Page not found: ${path}`}});
      expect(answer.data).toHaveProperty('bestSellers.length', 8);
    },
  );

  it('costs one call of the content service, however deep it is', async () => {
    await new Visitor().request(loader, '/gibt/es/hier/gar/nicht');
    const called = standIns.storyblok.requests().map(({operation}) => operation);
    expect(called.filter((path) => path.includes('gibt'))).toHaveLength(1);
  });

  it('redirects if Shopify has a redirect for it', async () => {
    const leadsTo = async (path: string) => await new Visitor().request(loader, path);
    expect(await leadsTo('/alte-seite')).toMatchObject({
      status: 301,
      location: '/collections/e-bikes',
    });
    expect(await leadsTo('/Alte-Seite?utm_source=brief')).toMatchObject({
      status: 301,
      location: '/collections/e-bikes?utm_source=brief',
    });
    expect(await leadsTo('/en-us/alte-seite')).toMatchObject({
      status: 301,
      location: '/en-us/collections/e-bikes',
    });
  });

  it('returns 404 for quotes and wildcards', async () => {
    expect(await new Visitor().request(loader, '/%22alte-seite*')).toMatchObject({status: 404});
    expect(await new Visitor().request(loader, '/*')).toMatchObject({status: 404});
  });
});
