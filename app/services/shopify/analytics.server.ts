import {z} from 'zod';
import {ServiceOutage} from '../http/outage.server';
import type {ShopifyClientOptions, VisitorTokens} from './client.server';
import {numericIdOf} from './ids';

export interface AnalyticsOptions extends Pick<
  ShopifyClientOptions,
  'request' | 'buyerIp' | 'consent' | 'visitorTokens'
> {
  settings: {
    /** Origin of Shopify's collector. */
    SHOPIFY_ANALYTICS_URL: string;
    PUBLIC_STOREFRONT_ID?: string | undefined;
  };
  /** The shop's build. */
  assetVersion: string;
}

/** The facts about shop and page sent with every event. */
export interface AnalyticsPage {
  /** Shopify's id of the shop (gid). */
  shopId: string;
  /** ISO 4217. */
  currency: string;
  /** ISO 639, as in `de`. */
  language: string;
  /** The complete URL. */
  url: string;
  referrer: string;
  title: string;
}

/** A product that was viewed or added to the cart. */
export interface AnalyticsProduct {
  id: string;
  variantId: string;
  title: string;
  variantTitle: string;
  vendor: string;
  /** In the currency of the page. */
  price: string;
  productType: string;
  sku?: string | null;
  quantity: number;
}

/** The type of page that was viewed, with its details. */
export type ViewedPage =
  | {pageType: 'index' | 'page' | 'policy' | 'cart'}
  | {pageType: 'product'; product: AnalyticsProduct}
  | {pageType: 'collection'; collection: {id: string; handle: string}}
  | {pageType: 'search'; words: string};

const TIME_LIMIT_MS = 5_000;
/** Shopify's app id of its Hydrogen channel's storefronts. */
const HYDROGEN_APP = '6167201';

/**
 * Reports a visit to Shopify's statistics, in the two schemas of Hydrogen's own `sendShopifyAnalytics`, which runs in
 * browsers and would connect each of them to Shopify. Sends nothing without the visitor's tokens, which require
 * consent. Throws `ServiceOutage` for a rejection, other errors for a missing or unreadable response.
 */
export function createAnalytics(options: AnalyticsOptions) {
  const {settings, request, buyerIp, visitorTokens} = options;

  async function send(page: AnalyticsPage, events: (facts: Facts) => Event[]): Promise<void> {
    const tokens = visitorTokens();
    if (!tokens) return;
    const headers = new Headers({'Content-Type': 'text/plain'});
    const userAgent = request.headers.get('User-Agent') ?? '';
    if (userAgent) headers.set('User-Agent', userAgent);
    // For the session's country: the worker's own address depends on where it runs.
    if (buyerIp) headers.set('X-Forwarded-For', buyerIp);
    const facts = {...options, ...page, tokens, userAgent};
    const body = {events: events(facts), metadata: {event_sent_at_ms: Date.now()}};
    const response = await fetch(`${settings.SHOPIFY_ANALYTICS_URL}/unstable/produce_batch`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw outage(response.status, text);
    const eventErrors = readEventErrors(text);
    if (eventErrors.length > 0) throw outage(200, eventErrors.join('; '));
  }

  return {
    async pageViewed(page: AnalyticsPage, viewed: ViewedPage): Promise<void> {
      await send(page, (facts) => [
        toEvent(PAGE_VIEWS, pageViewOf(facts, viewed)),
        trackingEvent(facts, {event_name: 'page_rendered'}),
        ...detailsOf(viewed).map((details) => trackingEvent(facts, details)),
      ]);
    },

    async addedToCart(
      page: AnalyticsPage,
      cartId: string,
      product: AnalyticsProduct,
    ): Promise<void> {
      // Without its key, which would give access to the cart.
      const [token] = numericIdOf(cartId).split('?');
      await send(page, (facts) => [
        trackingEvent(facts, {
          event_name: 'product_added_to_cart',
          cart_token: token,
          products: [productOf(product)],
        }),
      ]);
    },
  };
}

interface Facts extends AnalyticsOptions, AnalyticsPage {
  tokens: VisitorTokens;
  userAgent: string;
}

const PAGE_VIEWS = 'trekkie_storefront_page_view/1.4';
const TRACKING = 'custom_storefront_customer_tracking/1.2';

interface Event {
  schema_id: string;
  payload: object;
  metadata: {event_created_at_ms: number};
}

function toEvent(schema: string, payload: object): Event {
  return {schema_id: schema, payload, metadata: {event_created_at_ms: Date.now()}};
}

const trackingEvent = (facts: Facts, details: object) =>
  toEvent(TRACKING, {...trackingOf(facts), ...details});

function pageViewOf(facts: Facts, viewed: ViewedPage): object {
  const {tokens, url, referrer, title, shopId, currency, language, settings} = facts;
  const {pathname, search} = new URL(url);
  const resource = resourceOf(viewed);
  return {
    appClientId: HYDROGEN_APP,
    isMerchantRequest: false,
    hydrogenSubchannelId: settings.PUBLIC_STOREFRONT_ID ?? '0',
    isPersistentCookie: true,
    uniqToken: tokens.unique,
    visitToken: tokens.visit,
    microSessionId: crypto.randomUUID(),
    microSessionCount: 1,
    url,
    path: pathname,
    search,
    referrer,
    title,
    shopId: numeric(shopId),
    currency,
    contentLanguage: language,
    pageType: viewed.pageType,
    ...resource,
  };
}

function resourceOf(viewed: ViewedPage): object {
  if (viewed.pageType === 'product')
    return {resourceType: 'product', resourceId: numeric(viewed.product.id)};
  if (viewed.pageType === 'collection')
    return {resourceType: 'collection', resourceId: numeric(viewed.collection.id)};
  return {};
}

/** What one more event reports of some types of pages. */
function detailsOf(viewed: ViewedPage): object[] {
  switch (viewed.pageType) {
    case 'product':
      return [{event_name: 'product_page_rendered', products: [productOf(viewed.product)]}];
    case 'collection': {
      const {id, handle} = viewed.collection;
      const name = {collection_name: handle, collection_id: numeric(id)};
      return [{event_name: 'collection_page_rendered', ...name}];
    }
    case 'search':
      return [{event_name: 'search_submitted', search_string: viewed.words}];
    default:
      return [];
  }
}

function trackingOf(facts: Facts): object {
  const {tokens, url, referrer, userAgent, shopId, currency, consent, settings} = facts;
  const allowsMarketing = consent?.marketing ?? false;
  return {
    source: 'hydrogen',
    asset_version_id: facts.assetVersion,
    hydrogenSubchannelId: settings.PUBLIC_STOREFRONT_ID ?? '0',
    is_persistent_cookie: true,
    deprecated_visit_token: tokens.visit,
    unique_token: tokens.unique,
    event_time: Date.now(),
    event_id: crypto.randomUUID(),
    event_source_url: url,
    canonical_url: url,
    referrer,
    user_agent: userAgent,
    navigation_type: 'navigate',
    navigation_api: 'worker',
    shop_id: numeric(shopId),
    currency,
    ccpa_enforced: !allowsMarketing,
    gdpr_enforced: !allowsMarketing,
    gdpr_enforced_as_string: String(!allowsMarketing),
    analytics_allowed: true,
    marketing_allowed: allowsMarketing,
    sale_of_data_allowed: allowsMarketing,
  };
}

function productOf(product: AnalyticsProduct): string {
  return JSON.stringify({
    product_gid: product.id,
    name: product.title,
    variant: product.variantTitle,
    brand: product.vendor,
    price: Number(product.price),
    quantity: product.quantity,
    variant_gid: product.variantId,
    category: product.productType || undefined,
    sku: product.sku ?? undefined,
    product_id: numeric(product.id),
    variant_id: numeric(product.variantId),
  });
}

const numeric = (gid: string) => Number(numericIdOf(gid));

const responseSchema = z.object({
  result: z.array(z.object({status: z.number(), message: z.string().optional()})),
});

/** The collector's errors for single events; its response may be empty. */
function readEventErrors(text: string): string[] {
  if (text === '') return [];
  const {result} = responseSchema.parse(JSON.parse(text));
  return result.filter(({status}) => status !== 200).map(({message}) => message ?? 'refused');
}

function outage(status: number, detail: string): ServiceOutage {
  return new ServiceOutage('Shopify', 'analytics', status, detail.slice(0, 200));
}
