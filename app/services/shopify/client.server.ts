import {
  type CachingStrategy,
  createStorefrontClient,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import type {Consent} from '~/storage';
import {fetchGraphql, operationName, type SupplierTimes, timed} from '../http/fetch-json.server';
import {ServiceOutage} from '../http/outage.server';
import {type ResponseCacheOptions, createResponseCache} from '../http/response-cache.server';

interface ShopifySettings {
  SHOP_ORIGIN: string;
  /** The store's origin. */
  PUBLIC_STORE_DOMAIN: string;
  PUBLIC_STOREFRONT_API_VERSION: string;
  PUBLIC_STOREFRONT_API_TOKEN: string;
  PRIVATE_STOREFRONT_API_TOKEN?: string | undefined;
  PUBLIC_STOREFRONT_ID?: string | undefined;
}

export interface ShopifyClientOptions extends ResponseCacheOptions {
  settings: ShopifySettings;
  /** Part of all cache keys: responses for an earlier version are not found again. */
  dataVersion: string;
  /** Measures the time and calls per supplier. */
  times?: SupplierTimes;
  /** Shopify throttles by buyer, so a private token must be sent with the buyer's IP address. */
  buyerIp: string | null;
  /** Country and language of prices and texts (`@inContext`). */
  market: Market;
  /** The visitor's consent; `null` before a choice. */
  consent: Consent | null;
  /** The visitor's ids in Shopify's statistics; `null` without consent. Called for operations on their cart. */
  visitorTokens: () => VisitorTokens | null;
}

/** Random ids of a browser and of its visit. */
export interface VisitorTokens {
  unique: string;
  visit: string;
}

/** ISO 3166 country and Shopify language code. */
export interface Market {
  country: string;
  language: string;
}

/** What a caller passes with an operation; the client adds the rest. */
export type Variables<Operation> = Omit<
  Operation extends {variables: infer Given} ? Given : never,
  'country' | 'language' | 'visitorConsent'
>;

export type ShopifyClient = ReturnType<typeof createShopifyClient>;

/**
 * The only sender of Storefront API operations. Queries are cached by document, variables and market; mutations and
 * queries without a caching strategy never are. Throws `ServiceOutage` when Shopify does not respond or responds with
 * GraphQL errors, with status 429 when throttled.
 */
export function createShopifyClient(options: ShopifyClientOptions) {
  const {settings, cache, dataVersion, waitUntil, buyerIp, market, consent} = options;
  const {storefront} = createStorefrontClient({
    storeDomain: settings.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: settings.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: settings.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: settings.PUBLIC_STOREFRONT_ID,
    cache,
    waitUntil,
    storefrontHeaders: {
      requestGroupId: null,
      buyerIp,
      buyerIpSig: null,
      cookie: null,
      purpose: null,
    },
  });
  const responseCache = createResponseCache(options);
  // Set here and not above, where Hydrogen would warn about every version but the one it was made for.
  const url = storefront.getApiUrl({
    storefrontApiVersion: settings.PUBLIC_STOREFRONT_API_VERSION,
  });
  const headers = new Headers(storefront.getHeaders());
  // Hydrogen generates visitor tokens if it has none: Shopify could track visitors without consent.
  headers.delete('X-Shopify-UniqueToken');
  headers.delete('X-Shopify-VisitToken');

  /** Sends an operation; only those with the visitor's consent carry the tokens that identify the visitor. */
  async function send(
    document: string,
    baseVariables: object,
    sending: {idempotent: boolean; allowAccessDenied?: boolean},
  ): Promise<unknown> {
    const isPersonal = document.includes('$visitorConsent');
    const requestHeaders = isPersonal ? withTokens(headers, options.visitorTokens()) : headers;
    const sendWith = (given: Consent | null) =>
      timed(options.times, 'Shopify', () =>
        fetchGraphql({
          service: 'Shopify',
          url,
          headers: requestHeaders,
          document: given ? document : withoutConsent(document),
          variables: given
            ? {...baseVariables, visitorConsent: visitorConsentOf(given)}
            : baseVariables,
          ...sending,
        }),
      );
    if (!isPersonal || !consent) return sendWith(null);
    try {
      return await sendWith(consent);
    } catch (error) {
      if (!(error instanceof ServiceOutage && error.message.includes('VisitorConsent')))
        throw error;
      console.error('The checkout asks for consent again', error.message);
      return sendWith(null);
    }
  }

  return {
    market,
    /** `shop.myshopify.com`, Shopify's own host of the shop, and the shop's. */
    hosts: [new URL(url).host, new URL(settings.SHOP_ORIGIN).host],
    storeOrigin: new URL(url).origin,
    /**
     * A cached response also stays in the isolate's memory for seconds, unless it is too large for that: `inMemory:
     * false`. With `allowAccessDenied`, fields without the required access scope are `null` or missing.
     */
    async query<Document extends keyof StorefrontQueries>(
      document: Document,
      variables: Variables<StorefrontQueries[Document]>,
      cacheStrategy?: CachingStrategy,
      {
        inMemory = true,
        allowAccessDenied = false,
      }: {inMemory?: boolean; allowAccessDenied?: boolean} = {},
    ): Promise<StorefrontQueries[Document]['return']> {
      const allVariables = {...variables, ...marketVariables(document, market)};
      const fetchData = () => send(document, allVariables, {idempotent: true, allowAccessDenied});
      const data = cacheStrategy
        ? await responseCache.getOrFetch(
            // Operation names are unique (`npm run codegen`), so a key need not contain a document of many kB.
            [url, dataVersion, operationName(document), allVariables],
            cacheStrategy,
            fetchData,
            {inMemory},
          )
        : await fetchData();
      return data as StorefrontQueries[Document]['return'];
    },
    /** The result of a mutation is in the visitor's market, or in that of `country`. */
    async mutate<Document extends keyof StorefrontMutations>(
      document: Document,
      variables: Variables<StorefrontMutations[Document]>,
      country = market.country,
    ): Promise<StorefrontMutations[Document]['return']> {
      const given = {...variables, ...marketVariables(document, {...market, country})};
      const answer = await send(document, given, {idempotent: false});
      return answer as StorefrontMutations[Document]['return'];
    },
  };
}

function marketVariables(document: string, {country, language}: Market): Partial<Market> {
  return {
    ...(document.includes('$country') && {country}),
    ...(document.includes('$language') && {language}),
  };
}

/**
 * A cart operation for visitors without a choice. The schemas of some stores lack the type, and there nobody could buy
 * (Hydrogen, issue 3708).
 */
export const withoutConsent = (document: string): string =>
  document
    .replace(/\s*\$visitorConsent: VisitorConsent/, '')
    .replace(', visitorConsent: $visitorConsent', '');

/**
 * The consent in Shopify's fields, for `$visitorConsent` of cart operations: it becomes part of the checkout's URL.
 * Shopify's `preferences` has no equivalent here. Consent to marketing includes its consequence: that third parties get
 * the data.
 */
function visitorConsentOf({statistics, marketing}: Consent) {
  return {analytics: statistics, marketing, preferences: false, saleOfData: marketing};
}

function withTokens(headers: Headers, tokens: VisitorTokens | null): Headers {
  if (!tokens) return headers;
  const personalHeaders = new Headers(headers);
  personalHeaders.set('X-Shopify-UniqueToken', tokens.unique);
  personalHeaders.set('X-Shopify-VisitToken', tokens.visit);
  return personalHeaders;
}

/** Shopify rejected what the visitor requested, with its own reason: an expected outcome. */
export class ShopifyUserError extends Error {
  override name = 'ShopifyUserError';

  constructor(
    operation: string,
    readonly reason: string,
    readonly field: string[] | null | undefined,
  ) {
    super(`${operation} refused: ${reason}`);
  }
}
