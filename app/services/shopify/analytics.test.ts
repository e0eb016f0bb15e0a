import {AnalyticsEventName, AnalyticsPageType, sendShopifyAnalytics} from '@shopify/hydrogen';
import {beforeEach, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {createAnalytics, type ViewedPage} from './analytics.server';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', sent.mockReset());
  sent.mockImplementation(() => Promise.resolve(new Response('')));
});

const batch = z.object({
  events: z.array(z.object({schema_id: z.string(), payload: z.record(z.string(), z.unknown())})),
});

/** All events sent, without generated ids and timestamps. */
function events() {
  return sent.mock.calls.flatMap(([, init]) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '');
    return batch.parse(body).events.map(({schema_id, payload}) => {
      const {event_time, event_id, microSessionId, navigation_api, ...rest} = payload;
      for (const own of [event_time ?? event_id, microSessionId, navigation_api]) void own;
      const products = rest.products as string[] | undefined;
      const read = products?.map((text) => JSON.parse(text) as unknown);
      return {schema_id, payload: {...rest, ...(read && {products: read})}};
    });
  });
}

const page = {
  shopId: 'gid://shopify/Shop/1',
  currency: 'EUR',
  language: 'de',
  url: 'https://shop.test/products/kutter?Farbe=Rot',
  referrer: 'https://search.example/',
  title: 'Kutter',
};
const tokens = {unique: 'browser-1', visit: 'visit-1'};
const userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0';
const bike = {
  id: 'gid://shopify/Product/7',
  variantId: 'gid://shopify/ProductVariant/71',
  title: 'Kutter',
  variantTitle: 'Rot / M',
  vendor: 'Ottensen',
  price: '2499.0',
  productType: 'Lastenrad',
  sku: 'K-71',
  quantity: 1,
};

const analytics = (statistics = true) =>
  createAnalytics({
    settings: {
      SHOPIFY_ANALYTICS_URL: 'https://collector.test',
      PUBLIC_STOREFRONT_ID: '1000001',
    },
    assetVersion: 'build-1',
    request: new Request('https://shop.test/', {headers: {'User-Agent': userAgent}}),
    buyerIp: '203.0.113.7',
    consent: {statistics, marketing: false},
    visitorTokens: () => (statistics ? tokens : null),
  });

/** The same facts in the format of Hydrogen's own sender. */
const facts = {
  ...page,
  shopifySalesChannel: 'hydrogen' as const,
  assetVersionId: 'build-1',
  storefrontId: '1000001',
  hydrogenSubchannelId: '1000001',
  acceptedLanguage: 'DE' as const,
  currency: 'EUR' as const,
  hasUserConsent: true,
  uniqueToken: tokens.unique,
  visitToken: tokens.visit,
  path: '/products/kutter',
  search: '?Farbe=Rot',
  userAgent,
  navigationType: 'navigate',
  navigationApi: '',
  analyticsAllowed: true,
  marketingAllowed: false,
  saleOfDataAllowed: false,
  ccpaEnforced: true,
  gdprEnforced: true,
};
const products = [
  {
    productGid: bike.id,
    variantGid: bike.variantId,
    name: bike.title,
    variantName: bike.variantTitle,
    brand: bike.vendor,
    price: bike.price,
    quantity: 1,
    category: bike.productType,
    sku: bike.sku,
  },
];

const {product, collection, search} = AnalyticsPageType;
const collectionId = 'gid://shopify/Collection/5';
const views: [ViewedPage, 'PRODUCT_VIEW' | 'COLLECTION_VIEW' | 'SEARCH_VIEW', object][] = [
  [
    {pageType: 'product', product: bike},
    'PRODUCT_VIEW',
    {pageType: product, resourceId: bike.id, products},
  ],
  [
    {pageType: 'collection', collection: {id: collectionId, handle: 'e-bikes'}},
    'COLLECTION_VIEW',
    {pageType: collection, resourceId: collectionId, collectionId, collectionHandle: 'e-bikes'},
  ],
  [
    {pageType: 'search', words: 'kutter'},
    'SEARCH_VIEW',
    {pageType: search, searchString: 'kutter'},
  ],
];

it.each(views)('a page view is reported as Hydrogen reports it: %o', async (viewed, name, more) => {
  const payload = {...facts, ...more};
  await sendShopifyAnalytics({eventName: AnalyticsEventName.PAGE_VIEW_2, payload});
  await sendShopifyAnalytics({eventName: AnalyticsEventName[name], payload});
  const theirs = events().map((event) => ({
    ...event,
    payload: {...event.payload, ...('contentLanguage' in event.payload && {contentLanguage: 'de'})},
  }));
  sent.mockClear();
  await analytics().pageViewed(page, viewed);
  expect(events()).toEqual(theirs);
  expect(sent).toHaveBeenCalledOnce();
});

it('an addition to the cart is reported as Hydrogen reports it, without the cart key', async () => {
  const payload = {...facts, cartId: 'gid://shopify/Cart/c1', products};
  await sendShopifyAnalytics({eventName: AnalyticsEventName.ADD_TO_CART, payload});
  const theirs = events().map(({schema_id, payload: sentPayload}) => ({
    schema_id,
    // Hydrogen omits it where its caller does not pass it.
    payload: {...sentPayload, canonical_url: page.url},
  }));
  sent.mockClear();
  await analytics().addedToCart(page, 'gid://shopify/Cart/c1?key=secret', bike);
  expect(events()).toEqual(theirs);
});

it('nothing is sent without consent', async () => {
  await analytics(false).pageViewed(page, {pageType: 'index'});
  expect(sent).not.toHaveBeenCalled();
});

it('the collector gets the user agent and IP address of the visitor, and its rejections throw', async () => {
  await analytics().pageViewed(page, {pageType: 'index'});
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
  expect(headers.get('User-Agent')).toBe(userAgent);
  expect(headers.get('X-Forwarded-For')).toBe('203.0.113.7');

  const result = [{status: 400, message: 'unknown schema'}];
  sent.mockImplementation(() => Promise.resolve(Response.json({result})));
  const refused = analytics().pageViewed(page, {pageType: 'index'});
  await expect(refused).rejects.toThrow('unknown schema');
});
