import {
  CacheCustom,
  type CachingStrategy,
  createStorefrontClient,
  createWithCache,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import {hexDigest} from '../http/encryption.server';
import {fetchJson, type SupplierTimes, timed} from '../http/fetch-json.server';
import type {IsolateMemory} from '../http/isolate-memory';
import {ServiceOutage} from '../http/outage.server';

interface ShopifySettings {
  storeDomain: string;
  apiVersion: string;
  publicToken: string;
  privateToken: string | undefined;
  storefrontId: string | undefined;
}

export interface ShopifyClientOptions {
  settings: ShopifySettings;
  cache: Cache;
  /** Part of all keys: answers of an earlier version are not found again. */
  dataVersion: string;
  /** Public answers of the last seconds, shared by the isolate's requests. */
  memory: IsolateMemory;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
  /** W3C trace context of the request, and what its suppliers cost. */
  trace?: {traceparent: string; suppliers: SupplierTimes};
  /** Shopify throttles by buyer, so a private token must travel with the buyer's address. */
  buyerIp: string | null;
  /** Country and language that prices and texts are asked in (`@inContext`). */
  market: Market;
  /** What the visitor allows; `null` as long as nothing was chosen. */
  consent: Allowed | null;
  /** How Shopify's statistics know the visitor; `null` without consent. Asked when an operation is about their cart. */
  visitorTokens: () => VisitorTokens | null;
}

/** What a visitor allows beyond what is necessary. */
export type Allowed = Record<'statistics' | 'marketing', boolean>;

/** Random names of a browser and of its visit. */
export interface VisitorTokens {
  unique: string;
  visit: string;
}

/** ISO 3166 country and Shopify language code. */
export interface Market {
  country: string;
  language: string;
}

type Variables<Document> = Omit<
  Document extends {variables: infer Given} ? Given : never,
  'country' | 'language'
>;

export type ShopifyClient = ReturnType<typeof createShopifyClient>;

/**
 * The one sender of Storefront API operations. Queries are cached by document, variables and market;
 * mutations and queries without `cache` never are. Throws `ServiceOutage` when Shopify does not answer
 * or answers with GraphQL errors; with status 429 when it was asked too often.
 */
export function createShopifyClient(options: ShopifyClientOptions) {
  const {settings, cache, dataVersion, memory, waitUntil, request, buyerIp, market, consent} =
    options;
  const {storefront} = createStorefrontClient({
    storeDomain: settings.storeDomain,
    publicStorefrontToken: settings.publicToken,
    privateStorefrontToken: settings.privateToken,
    storefrontId: settings.storefrontId,
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
  const withCache = createWithCache({cache, waitUntil, request});
  // Named here and not above, where Hydrogen would warn about every version but the one it was made for.
  const url = storefront.getApiUrl({storefrontApiVersion: settings.apiVersion});
  const headers = new Headers(storefront.getHeaders());
  // Hydrogen makes up a visitor where it knows none: Shopify could follow who has not agreed to it.
  headers.delete('X-Shopify-UniqueToken');
  headers.delete('X-Shopify-VisitToken');
  if (options.trace) headers.set('traceparent', options.trace.traceparent);

  const takesConsent = consent !== null && settings.apiVersion >= FIRST_VERSION_WITH_CONSENT;

  /** Carts carry to the checkout what was allowed, and who came, if that may be told. All else is the same for everybody. */
  async function send(document: string, variables: object, idempotent: boolean): Promise<unknown> {
    if (!document.includes('checkoutUrl')) return sendAs(headers, document, variables, idempotent);
    const own = withTokens(headers, options.visitorTokens());
    if (!takesConsent) return sendAs(own, document, variables, idempotent);
    const told = {...variables, visitorConsent: visitorConsentOf(consent)};
    try {
      return await sendAs(own, withVisitorConsent(document), told, idempotent);
    } catch (error) {
      // A store whose schema lacks it has done nothing yet; a checkout that asks again is better than none.
      if (!/visitorConsent/i.test(error instanceof Error ? error.message : '')) throw error;
      return sendAs(own, document, variables, idempotent);
    }
  }

  async function sendAs(
    headers: Headers,
    document: string,
    variables: object,
    idempotent: boolean,
    deniable = false,
  ): Promise<unknown> {
    const operation = operationName(document);
    const body = JSON.stringify({query: document, variables});
    const call = {
      service: 'Shopify',
      operation,
      url,
      init: {method: 'POST', headers, body},
      idempotent,
    };
    const answer = await timed(options.trace?.suppliers, 'Shopify', () => fetchJson(call));
    if (!isAnswer(answer))
      throw new ServiceOutage('Shopify', operation, 200, 'not a GraphQL answer');
    if (answer.errors?.length && !(deniable && isDenied(answer.errors))) {
      const messages = answer.errors.map(({message}) => message).join('; ');
      const throttled = answer.errors.some(({extensions}) => extensions?.code === 'THROTTLED');
      throw new ServiceOutage('Shopify', operation, throttled ? 429 : 200, messages);
    }
    return deniable ? (answer.data ?? {}) : answer.data;
  }

  const asked = new Map<string, Promise<unknown>>();

  /** One question for all parts of a page that want the same at the same time. */
  function once(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const running = asked.get(key) ?? ask();
    asked.set(key, running);
    const forget = () => void asked.delete(key);
    running.then(forget, forget);
    return running;
  }

  const keyOf = (document: string, variables: object) =>
    dataVersion + operationName(document) + JSON.stringify(variables);

  async function cached(
    document: string,
    variables: object,
    cacheStrategy: CachingStrategy,
    ask: () => Promise<unknown>,
    inMemory = true,
  ): Promise<unknown> {
    const key = keyOf(document, variables);
    const known = inMemory ? memory.get(key) : undefined;
    if (known !== undefined) return known;
    // Platforms keep things under addresses of at most 16 kB, and a document alone may be longer.
    const question = JSON.stringify([url, document, variables, dataVersion]);
    const cacheKey = [operationName(document), await hexDigest('SHA-256', question)];
    const answer = await withCache.run({cacheKey, cacheStrategy, shouldCacheResult: Boolean}, ask);
    if (answer && inMemory) memory.set(key, answer);
    return answer;
  }

  return {
    market,
    /** `shop.myshopify.com`: Shopify's own host of the shop. */
    storeHost: new URL(url).host,
    storeOrigin: new URL(url).origin,
    /**
     * A cached answer also stays in the isolate's memory for seconds, unless it is too large for that: `inMemory: false`.
     * Of a `deniable` query Shopify leaves fields out that the token has no access scope for; they are `null`, or missing, then.
     */
    async query<Document extends keyof StorefrontQueries>(
      document: Document,
      variables: Variables<StorefrontQueries[Document]>,
      cacheStrategy?: CachingStrategy,
      {inMemory = true, deniable = false}: {inMemory?: boolean; deniable?: boolean} = {},
    ): Promise<StorefrontQueries[Document]['return']> {
      const given = {...variables, ...marketVariables(document, market)};
      const ask = () =>
        deniable ? sendAs(headers, document, given, true, true) : send(document, given, true);
      const answer = cacheStrategy
        ? await once(keyOf(document, given), () =>
            cached(document, given, cacheStrategy, ask, inMemory),
          )
        : await ask();
      return answer as StorefrontQueries[Document]['return'];
    },
    /** What is still kept of a cached query's answer; `null` when nothing is. Shopify is not asked. */
    async known<Document extends keyof StorefrontQueries>(
      document: Document,
      variables: Variables<StorefrontQueries[Document]>,
      cacheStrategy: CachingStrategy,
    ): Promise<StorefrontQueries[Document]['return'] | null> {
      const given = {...variables, ...marketVariables(document, market)};
      const answer = await cached(document, given, cacheStrategy, () => Promise.resolve(null));
      return answer as StorefrontQueries[Document]['return'] | null;
    },
    async mutate<Document extends keyof StorefrontMutations>(
      document: Document,
      variables: Variables<StorefrontMutations[Document]>,
    ): Promise<StorefrontMutations[Document]['return']> {
      const answer = await send(
        document,
        {...variables, ...marketVariables(document, market)},
        false,
      );
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

const FIRST_VERSION_WITH_CONSENT = '2025-10';

/** The document with the visitor's choice in its context, which Shopify writes into the address of the checkout. */
function withVisitorConsent(document: string): string {
  return document
    .replace('$country: CountryCode', '$visitorConsent: VisitorConsent, $country: CountryCode')
    .replace('@inContext(', '@inContext(visitorConsent: $visitorConsent, ');
}

/** Marketing is asked for together with what it leads to: that others get the data. */
function visitorConsentOf({statistics, marketing}: Allowed) {
  return {analytics: statistics, marketing, preferences: false, saleOfData: marketing};
}

function withTokens(headers: Headers, tokens: VisitorTokens | null): Headers {
  if (!tokens) return headers;
  const own = new Headers(headers);
  own.set('X-Shopify-UniqueToken', tokens.unique);
  own.set('X-Shopify-VisitToken', tokens.visit);
  return own;
}

function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'unnamed';
}

interface Answer {
  data: unknown;
  errors?: {message: string; extensions?: {code?: string}}[];
}

/** Whether all that went wrong is that the token may not read what was asked for. */
const isDenied = (errors: NonNullable<Answer['errors']>) =>
  errors.every(({extensions}) => extensions?.code === 'ACCESS_DENIED');

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

const MINUTE = 60;
const DAY = 24 * 60 * 60;

/**
 * Goods, prices and stock: a minute old, or up to eleven for the first visitor after a quiet time, while Shopify is being
 * asked again. A longer time would show the first visitor of a morning the prices of the evening.
 */
export const GOODS: CachingStrategy = CacheCustom({
  mode: 'public',
  maxAge: MINUTE,
  staleWhileRevalidate: 10 * MINUTE,
});

/** What the shop's staff changes rarely: menus, markets, policies. */
export const FURNITURE: CachingStrategy = CacheCustom({
  mode: 'public',
  maxAge: 5 * MINUTE,
  staleWhileRevalidate: DAY,
});

/** Shopify refused what the visitor asked for: an expected answer with field and code. */
export class ShopifyUserError extends Error {
  override name = 'ShopifyUserError';

  constructor(
    readonly operation: string,
    readonly code: string | null,
    readonly field: string[] | null,
    message: string,
  ) {
    super(message);
  }
}
