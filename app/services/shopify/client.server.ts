import {
  type CachingStrategy,
  createStorefrontClient,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import type {Consent} from '~/storage';
import {fetchGraphql, operationName, type SupplierTimes, timed} from '../http/fetch-json.server';
import {type Keeping, openKeptAnswers} from '../http/kept-answers.server';

interface ShopifySettings {
  storeDomain: string;
  apiVersion: string;
  publicToken: string;
  privateToken: string | undefined;
  storefrontId: string | undefined;
}

export interface ShopifyClientOptions extends Keeping {
  settings: ShopifySettings;
  /** Part of all keys: answers of an earlier version are not found again. */
  dataVersion: string;
  /** W3C trace context of the request, and what its suppliers cost. */
  trace?: {traceparent: string; suppliers: SupplierTimes};
  /** Shopify throttles by buyer, so a private token must travel with the buyer's address. */
  buyerIp: string | null;
  /** Country and language that prices and texts are asked in (`@inContext`). */
  market: Market;
  /** What the visitor allows; `null` as long as nothing was chosen. */
  consent: Consent | null;
  /** How Shopify's statistics know the visitor; `null` without consent. Asked when an operation is about their cart. */
  visitorTokens: () => VisitorTokens | null;
}

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
  'country' | 'language' | 'visitorConsent'
>;

export type ShopifyClient = ReturnType<typeof createShopifyClient>;

/**
 * The one sender of Storefront API operations. Queries are cached by document, variables and market;
 * mutations and queries without `cache` never are. Throws `ServiceOutage` when Shopify does not answer
 * or answers with GraphQL errors; with status 429 when it was asked too often.
 */
export function createShopifyClient(options: ShopifyClientOptions) {
  const {settings, cache, dataVersion, waitUntil, buyerIp, market, consent} = options;
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
  const kept = openKeptAnswers(options);
  // Named here and not above, where Hydrogen would warn about every version but the one it was made for.
  const url = storefront.getApiUrl({storefrontApiVersion: settings.apiVersion});
  const headers = new Headers(storefront.getHeaders());
  // Hydrogen makes up a visitor where it knows none: Shopify could follow who has not agreed to it.
  headers.delete('X-Shopify-UniqueToken');
  headers.delete('X-Shopify-VisitToken');
  if (options.trace) headers.set('traceparent', options.trace.traceparent);

  /** Sends an operation; Shopify learns who came with those alone that carry what the visitor allows. */
  async function send(
    document: string,
    given: object,
    idempotent: boolean,
    deniable = false,
  ): Promise<unknown> {
    const isPersonal = document.includes('$visitorConsent');
    const own = isPersonal ? withTokens(headers, options.visitorTokens()) : headers;
    const variables =
      isPersonal && consent ? {...given, visitorConsent: visitorConsentOf(consent)} : given;
    return timed(options.trace?.suppliers, 'Shopify', () =>
      fetchGraphql({
        service: 'Shopify',
        url,
        headers: own,
        document,
        variables,
        idempotent,
        deniable,
      }),
    );
  }

  /** The names of operations differ (`npm run codegen`), so that a key need not hold a document of many kB. */
  const questionOf = (document: string, variables: object) => [
    url,
    dataVersion,
    operationName(document),
    variables,
  ];

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
      const ask = () => send(document, given, true, deniable);
      const answer = cacheStrategy
        ? await kept.answer(questionOf(document, given), cacheStrategy, ask, inMemory)
        : await ask();
      return answer as StorefrontQueries[Document]['return'];
    },
    /** What a change leads to is told as in the visitor's market, or in `country`. */
    async mutate<Document extends keyof StorefrontMutations>(
      document: Document,
      variables: Variables<StorefrontMutations[Document]>,
      country = market.country,
    ): Promise<StorefrontMutations[Document]['return']> {
      const given = {...variables, ...marketVariables(document, {...market, country})};
      const answer = await send(document, given, false);
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
 * What the visitor allows, in Shopify's fields, for `$visitorConsent` of a cart's operations: it stands in the address of
 * the checkout. Shopify's `preferences` has no group here. Marketing is asked for together with what it leads to: that
 * others get the data.
 */
function visitorConsentOf({statistics, marketing}: Consent) {
  return {analytics: statistics, marketing, preferences: false, saleOfData: marketing};
}

function withTokens(headers: Headers, tokens: VisitorTokens | null): Headers {
  if (!tokens) return headers;
  const own = new Headers(headers);
  own.set('X-Shopify-UniqueToken', tokens.unique);
  own.set('X-Shopify-VisitToken', tokens.visit);
  return own;
}

/** Shopify refused what the visitor asked for, and why, in its own words: an expected answer. */
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
