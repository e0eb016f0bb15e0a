import {describe, expect, it, vi} from 'vitest';
import {action as changeCart} from '../../app/routes/cart';
import {loader as collection} from '../../app/routes/collection';
import {action as report, loader as readReports} from '../../app/routes/resources/search-events';
import {loader as hits} from '../../app/routes/resources/search-hits';
import {loader as search} from '../../app/routes/search';
import {outageCount} from '../../app/services/http/outage.server';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {server, standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

setupShop();

const REPORTS = '/api/search-events';
const BEST_SELLERS = 'radladen_products_recently_ordered_count_desc';
const queryID = '0123456789abcdef0123456789abcdef';
const found = `${queryID}.price-asc.4`;
const agreed = () =>
  new Visitor({cookies: {consent: '2.statistics.2026-11-23', 'search-visitor': 'visitor-1'}});
const bike = () => productOf(noteworthyHandles.flagship);
const path = () => `/products/${bike().handle}`;

/** Events that the search service has accepted; they are sent after the response. */
const events = async (count: number) => {
  await waitForBackgroundTasks();
  const taken = standIns.algolia.events();
  expect(taken).toHaveLength(count);
  return taken;
};
const nothing = async () => {
  await waitForBackgroundTasks();
  expect(standIns.algolia.events()).toEqual([]);
};

describe('a product list', () => {
  it('reports the products it shows in batches of twenty', async () => {
    await agreed().open(collection, '/collections/e-bikes');
    const taken = await events(2);
    expect(taken).toMatchObject([
      {
        eventType: 'view',
        eventName: 'Products Viewed',
        userToken: 'visitor-1',
        index: BEST_SELLERS,
      },
      {eventType: 'view', userToken: 'visitor-1'},
    ]);
    expect(taken.map(({objectIDs}) => objectIDs.length)).toEqual([20, 5]);
    expect(taken[0]?.queryID).toMatch(/^[\da-f]{32}$/);
  });

  it('sets the visitor cookie when the first list is reported', async () => {
    const {cookies} = await new Visitor({cookies: {consent: '2.statistics.2026-11-23'}}).request(
      search,
      '/suche?q=trekking',
    );
    expect(cookies['search-visitor']).toMatch(/^[\w-]{1,64}$/);
    await waitForBackgroundTasks();
    const token = cookies['search-visitor'] ?? '';
    expect(standIns.algolia.events()[0]?.userToken).toBe(token);
    expect(
      JSON.stringify(standIns.algolia.requests()),
      'the search is counted as theirs',
    ).toContain(token);
  });
});

describe('the search overlay', () => {
  const shown = `/api/search-hits?language=en&words=bike&ids=${bike().id},7`;
  const mark = `found=${queryID}.relevance.1`;

  it('reports the hits it shows with the id of their query', async () => {
    const answer = await agreed().request(hits, `${shown}&${mark}`);
    expect(answer.status).toBe(200);
    expect(await events(1)).toMatchObject([
      {
        eventType: 'view',
        index: 'radladen_en_products',
        objectIDs: [String(bike().id), '7'],
        queryID,
        userToken: 'visitor-1',
      },
    ]);
  });

  it.each([
    ['without a mark', shown, {consent: '2.statistics.2026-11-23'}],
    ['with a mark that is none', `${shown}&found=${queryID}`, {consent: '2.statistics.2026-11-23'}],
    ['without consent', `${shown}&${mark}`, {consent: '2.2026-11-23'}],
  ])('reports nothing %s', async (_, address, cookies) => {
    expect((await new Visitor({cookies}).request(hits, address)).cookies).toEqual({});
    await nothing();
  });
});

describe('the report of a click in a product list', () => {
  it('contains the product, its position and its index', async () => {
    const answer = await agreed().request(report, REPORTS, {form: {found, path: path()}});
    expect(answer.status).toBe(204);
    const [event] = await events(1);
    expect(event).toMatchObject({
      eventType: 'click',
      eventName: 'Product Clicked',
      index: 'radladen_products_price_asc',
      objectIDs: [String(bike().id)],
      positions: [4],
      queryID,
      userToken: 'visitor-1',
    });
  });

  it('names the index of its language', async () => {
    await agreed().request(report, `${REPORTS}?language=en`, {
      form: {found, path: `/en-us${path()}`},
    });
    const [event] = await events(1);
    expect(event?.index).toBe('radladen_en_products_price_asc');
  });

  const wrong: [string, Record<string, string>][] = [
    ['nothing', {}],
    ['no mark', {path: '/products/x'}],
    ['no path', {found}],
    ['a mark that is none', {found: `${found}0000`, path: '/products/x'}],
    ['another page', {found, path: '/warenkorb'}],
    ['another site', {found, path: 'https://evil.example/products/x'}],
    ['a product that does not exist', {found, path: '/products/gibt-es-nicht'}],
    ['a path without an end', {found, path: `/products/${'x'.repeat(400)}`}],
  ];

  it.each(wrong)('is rejected with 400 for %s', async (_, form) => {
    const answer = await agreed().request(report, REPORTS, {form: {...form, more: ''}});
    expect(answer.status).toBe(400);
    await nothing();
  });

  it.each<Record<string, string>>([{}, {consent: '2.2026-11-23', 'search-visitor': 'old'}])(
    'is not passed on without consent, with cookies %j',
    async (cookies) => {
      const answer = await new Visitor({cookies}).request(report, REPORTS, {
        form: {found, path: path()},
      });
      expect(answer).toMatchObject({status: 204, cookies: {}});
      await nothing();
    },
  );

  it('gets 204 and is logged when the search service is out, which keeps no page from the cache', async () => {
    expectConsoleError('Cannot send the search events');
    const {http, HttpResponse} = await import('msw');
    const asked = vi.fn();
    const outages = outageCount();
    server.use(
      http.post('*/1/events', () => {
        asked();
        return new HttpResponse(null, {status: 503});
      }),
    );
    const answer = await agreed().request(report, REPORTS, {form: {found, path: path()}});
    expect(answer.status).toBe(204);
    await waitForBackgroundTasks();
    expect(asked).toHaveBeenCalledOnce();
    expect(outageCount()).toBe(outages);
  });

  it('gets 405 for a GET request', async () => {
    const answer = await new Visitor().request(() => Promise.resolve(readReports()), REPORTS);
    expect(answer.status).toBe(405);
  });
});

describe('a product added to the cart from a search', () => {
  const add = (more: Record<string, string> = {}) => ({
    intent: 'add',
    merchandiseId: merchandiseIdOf(variantWith(bike(), isAvailable)),
    quantity: '1',
    ...more,
  });

  it.each([true, false])('is reported as a conversion; sent by script: %s', async (script) => {
    await agreed().request(changeCart, '/warenkorb', {form: add({found}), script});
    const [event] = await events(1);
    expect(event).toMatchObject({
      eventType: 'conversion',
      eventSubtype: 'addToCart',
      eventName: 'Product Added To Cart',
      index: 'radladen_products_price_asc',
      objectIDs: [String(bike().id)],
      queryID,
      userToken: 'visitor-1',
    });
    expect(event).not.toHaveProperty('positions');
  });

  it('is added but not reported when its mark is invalid', async () => {
    const visitor = agreed();
    const form = add({found: 'x'.repeat(5000)});
    const answer = await visitor.request(changeCart, '/warenkorb', {form, script: true});
    expect(answer).toMatchObject({status: 200, data: {error: null}});
    await nothing();
  });

  it('is not reported when Shopify added nothing', async () => {
    const soldOut = variantWith(
      productOf(noteworthyHandles.soldOut),
      (variant) => !isAvailable(variant),
    );
    const form = add({found, merchandiseId: merchandiseIdOf(soldOut)});
    await agreed().request(changeCart, '/warenkorb', {form, script: true});
    await nothing();
  });

  it('is not reported without consent', async () => {
    await new Visitor().request(changeCart, '/warenkorb', {form: add({found}), script: true});
    await nothing();
  });
});
