import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, it} from 'vitest';
import {action as cart, loader as openCart} from '../../app/routes/cart';
import {action as report, loader as picture} from '../../app/routes/resources/visits';
import {loader as root} from '../../app/root';
import {outageCount} from '../../app/services/http/outage.server';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {server, standIns} from '../stand-ins/in-vitest';
import {editorQuery} from '../stand-ins/storyblok/access';
import {setupShop, Visitor} from './call-route';
import {addressOf, merchandiseIdOf, productOf, variantWith} from './catalogue';

setupShop();

const AGREED = '2.statistics.2026-11-23';
const VISITS = '/api/visits?language=de';
const handle = noteworthyHandles.flagship;
const bike = () => productOf(handle);
const seen = (path: string) => ({path, referrer: 'https://mail.example/', title: 'Titel'});

/** The events that Shopify's analytics received. */
const reportedEvents = () => standIns.collector.batches().flatMap(({events}) => events);
const names = () => reportedEvents().map(({payload}) => payload.event_name ?? payload.pageType);

let tokenHeaders: string[] = [];
beforeEach(() => {
  tokenHeaders = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({request}) => {
    const token = request.headers.get('X-Shopify-UniqueToken');
    if (token) tokenHeaders.push(token);
  });
});

describe('a page view', () => {
  it('is reported to Shopify with consent, including the product', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED}});
    const form = seen(`/products/${handle}`);
    const {status, cookies} = await visitor.request(report, VISITS, {form});
    expect(status).toBe(204);
    expect(Object.keys(cookies)).toEqual(['shopify-visitor', 'shopify-visit']);
    await expect.poll(names).toEqual(['product', 'page_rendered', 'product_page_rendered']);
    const [view, , detail] = reportedEvents();
    expect(view?.payload).toMatchObject({
      uniqToken: cookies['shopify-visitor'],
      visitToken: cookies['shopify-visit'],
      path: `/products/${handle}`,
      referrer: 'https://mail.example/',
      resourceId: bike().id,
    });
    expect(detail?.payload).toMatchObject({analytics_allowed: true, marketing_allowed: false});
    expect(JSON.stringify(detail?.payload.products)).toContain(`Product/${bike().id}`);
  });

  it('of a chosen variant reports that one with its price', async () => {
    const shown = productOf(noteworthyHandles.partlyReduced);
    const reduced = variantWith(shown, ({price}) => price < (shown.variants[0]?.price ?? 0));
    const visitor = new Visitor({cookies: {consent: AGREED}});
    await visitor.request(report, VISITS, {form: seen(addressOf(shown, reduced))});
    await expect.poll(names).toContain('product_page_rendered');
    const products = JSON.stringify(reportedEvents()[2]?.payload.products);
    expect(products).toContain(merchandiseIdOf(reduced));
  });

  it('is logged when Shopify’s statistics are out, which keeps no page from the cache', async () => {
    expectConsoleError('Cannot send an event to Shopify’s statistics Shopify analytics failed');
    server.use(http.post('*/unstable/produce_batch', () => HttpResponse.json(null, {status: 503})));
    const outages = outageCount();
    const visitor = new Visitor({cookies: {consent: AGREED}});
    await visitor.request(report, VISITS, {form: seen(`/products/${handle}`)});
    await waitForBackgroundTasks();
    expect(outageCount()).toBe(outages);
  });

  it('is reported without script by an image, for the page that contains it', async () => {
    const headers = {Referer: 'https://shop.test/suche?q=kutter'};
    const visitor = new Visitor({cookies: {consent: AGREED}, headers});
    expect((await visitor.request((args) => Promise.resolve(picture(args)), VISITS)).status).toBe(
      204,
    );
    await expect.poll(names).toEqual(['search', 'page_rendered', 'search_submitted']);
    expect(reportedEvents()[2]?.payload).toMatchObject({search_string: 'kutter'});
  });

  it('belongs to the same visitor and visit as the one before', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED}});
    const first = await visitor.request(report, VISITS, {form: seen('/')});
    // A typed URL has no referrer.
    const typed = {path: '/warenkorb', referrer: '', title: ''};
    const second = await visitor.request(report, VISITS, {form: typed});
    expect(second.status).toBe(204);
    expect(second.cookies['shopify-visitor']).toBeUndefined();
    expect(second.cookies['shopify-visit']).toBe(first.cookies['shopify-visit']);
  });

  it.each([
    ['https://search.example/find?q=jana+petersen', 'https://search.example/find'],
    ['https://shop.test/konto/passwort-zuruecksetzen/1/secret', ''],
    ['https://shop.test/products/kutter?found=x', 'https://shop.test/products/kutter'],
    ['about:client', ''],
    ['no address', ''],
  ])('reports the referrer %s only as %j', async (referrer, expected) => {
    const visitor = new Visitor({cookies: {consent: AGREED}});
    await visitor.request(report, VISITS, {form: {...seen('/'), referrer}});
    await expect
      .poll(() => reportedEvents().map(({payload}) => payload.referrer))
      .toContain(expected);
    expect(JSON.stringify(reportedEvents())).not.toMatch(/secret|petersen/);
  });

  it('reports no typed text, no tokens and no account pages', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED}});
    const leasing = seen('/leasing-anfrage?name=Nele');
    await visitor.request(report, VISITS, {form: leasing});
    await visitor.request(report, VISITS, {form: seen('/konto/passwort-zuruecksetzen/1/token')});
    await visitor.request(report, VISITS, {form: seen('/konto/bestellungen')});
    await visitor.request(report, VISITS, {form: seen('/account/reset/1/token.')});
    await waitForBackgroundTasks();
    expect(names()).toEqual(['page', 'page_rendered']);
    const signIn = seen('/?login=true&returnTo=%2Fkonto%2Fbestellungen%2F1178');
    await visitor.request(report, VISITS, {form: signIn});
    await waitForBackgroundTasks();
    expect(names()).toEqual(['page', 'page_rendered', 'index', 'page_rendered']);
    expect(JSON.stringify(reportedEvents())).not.toMatch(/Nele|bestellungen/);
  });

  it.each(['/dienstrad-leasing?gehalt=4200', '/en-us/compare?p=kutter'])(
    'reports %s as a page, without what was chosen there',
    async (path) => {
      const visitor = new Visitor({cookies: {consent: AGREED}});
      await visitor.request(report, VISITS, {form: seen(path)});
      await expect.poll(names).toEqual(['page', 'page_rendered']);
      expect(reportedEvents()[0]?.payload).toMatchObject({path: path.split('?')[0], search: ''});
    },
  );

  it('reports a list without the height of its rider', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED}});
    await visitor.request(report, VISITS, {form: seen('/collections/e-bikes?height=171')});
    await expect.poll(names).toContain('collection_page_rendered');
    const [view] = reportedEvents();
    expect(view?.payload).toMatchObject({path: '/collections/e-bikes', search: ''});
    expect(JSON.stringify(reportedEvents())).not.toContain('height');
  });

  it('reports a preview without the signature that opens drafts', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED}});
    await visitor.request(report, VISITS, {form: seen(`/?${editorQuery(7)}`)});
    await expect.poll(names).toEqual(['index', 'page_rendered']);
    expect(JSON.stringify(reportedEvents())).not.toContain('_storyblok');
  });

  it.each<[string, object]>([
    ['before a choice', {}],
    ['after “necessary only”', {cookies: {consent: '2.2026-11-23', 'shopify-visitor': 'old'}}],
    ['with marketing alone', {cookies: {consent: '2.marketing.2026-11-23'}}],
    ['of a robot', {cookies: {consent: AGREED}, userAgent: 'Googlebot/2.1'}],
    ['of a page fetched ahead', {cookies: {consent: AGREED}, headers: {'Sec-Purpose': 'prefetch'}}],
  ])('is not reported %s', async (_, options) => {
    const answer = await new Visitor(options).request(report, VISITS, {form: seen('/')});
    expect(answer).toMatchObject({status: 204, cookies: {}});
    await waitForBackgroundTasks();
    expect(reportedEvents()).toEqual([]);
  });

  it.each<Record<string, string>>([{}, {path: ''}, {...seen('//evil.example/'), path: 'x'}])(
    'is rejected with 400 for the malformed report %j',
    async (form) => {
      const visitor = new Visitor({cookies: {consent: AGREED}});
      expect((await visitor.request(report, VISITS, {form})).status).toBe(400);
    },
  );
});

describe('a cart', () => {
  const add = () => ({
    intent: 'add',
    merchandiseId: `gid://shopify/ProductVariant/${bike().variants.find(({stock}) => stock > 0)?.id}`,
    quantity: '1',
    returnTo: '/',
  });

  it('sends no visitor token, no consent and no report before a choice', async () => {
    const visitor = new Visitor();
    await visitor.request(cart, '/warenkorb', {form: add()});
    const page = await visitor.open(root, '/warenkorb');
    expect(page.knownCart?.cart?.checkoutUrl).not.toContain('_cs=');
    await waitForBackgroundTasks();
    expect(tokenHeaders).toEqual([]);
    expect(reportedEvents()).toEqual([]);
  });

  it('passes a refusal to the checkout and sends no visitor token', async () => {
    const visitor = new Visitor({cookies: {consent: '2.2026-11-23'}});
    await visitor.request(cart, '/warenkorb', {form: add()});
    const page = await visitor.open(root, '/warenkorb');
    const refusal = 'no-analytics.no-marketing.no-preferences.no-saleOfData';
    expect(page.knownCart?.cart?.checkoutUrl).toContain(`_cs=${refusal}`);
    await waitForBackgroundTasks();
    expect(tokenHeaders).toEqual([]);
    expect(reportedEvents()).toEqual([]);
  });

  it('passes consent to the checkout, sends the visitor token and reports the addition', async () => {
    const visitor = new Visitor({cookies: {consent: '2.statistics.marketing.2026-11-23'}});
    await visitor.request(cart, '/warenkorb', {form: add()});
    await visitor.open(openCart, '/warenkorb');
    const page = await visitor.open(root, '/warenkorb');
    expect(page.knownCart?.cart?.checkoutUrl).toContain(
      '_cs=analytics.marketing.no-preferences.saleOfData',
    );
    await expect.poll(names).toEqual(['product_added_to_cart']);
    expect(new Set(tokenHeaders)).toEqual(new Set([visitor.cookie('shopify-visitor')]));
    expect(reportedEvents()[0]?.payload).toMatchObject({
      unique_token: visitor.cookie('shopify-visitor'),
    });
    expect(JSON.stringify(reportedEvents())).not.toContain('key=');
  });

  it('reports a successful addition with consent, even when another one fails', async () => {
    const visitor = new Visitor({cookies: {consent: '2.statistics.2026-11-23'}});
    const [there, gone] = [true, false].map((isThere) =>
      bike().variants.find(({stock}) => stock > 0 === isThere),
    );
    const form = new URLSearchParams({intent: 'addAll', returnTo: '/'});
    for (const variant of [there, gone]) form.append('add', `${variant?.id}:1`);
    await visitor.request(cart, '/warenkorb', {form});
    await visitor.open(openCart, '/warenkorb');
    await expect.poll(names).toEqual(['product_added_to_cart']);
    expect(JSON.stringify(reportedEvents())).toContain(`ProductVariant/${there?.id}`);
  });
});
