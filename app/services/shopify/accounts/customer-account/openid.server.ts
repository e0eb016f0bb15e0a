import {HOUR_MS} from '~/durations';
import {z} from 'zod';
import {fetchJson, parseJsonOrNull, TIME_LIMIT_MS} from '~/services/http/fetch-json.server';
import {createIsolateMemory, perIsolate} from '~/services/http/isolate-memory';
import {ServiceOutage} from '~/services/http/outage.server';
import {fromBase64url} from '~/services/http/encryption.server';

export interface OpenIdSettings {
  /** Origin of Shopify's discovery documents: `https://radladen.myshopify.com`. */
  discoveryOrigin: string;
  /** The public client of the Headless or Hydrogen channel. */
  clientId: string;
  /** Of the Customer Account API: `2026-04`. */
  apiVersion: string;
  /** Origin of this storefront, which the client allows. */
  shopOrigin: string;
  /** The path that Shopify's sign-in redirects back to. */
  callbackPath: string;
}

/** The tokens of a signed-in customer. Secret: only for the session's cookie and Shopify. */
export interface Tokens {
  access: string;
  refresh: string;
  /** Tells Shopify which session to end; `null` if it does not fit into the cookie with the others. */
  idToken: string | null;
  /** When the access token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** Values that only the browser which started a sign-in can return. */
interface SignInRequest {
  state: string;
  nonce: string;
  /** base64url of SHA-256 of the verifier (PKCE). */
  challenge: string;
  /** `de`, `en` */
  language: string;
}

export type OpenId = ReturnType<typeof createOpenId>;

/** The scopes requested at sign-in. */
export const SCOPE = 'openid email customer-account-api:full';

/** Endpoints hardly ever change: cached for an hour. */
const documentsOf = perIsolate(() => createIsolateMemory({entries: 20, ttlMs: HOUR_MS}));

/** Returns a function for the endpoints of Shopify's discovery documents, which throws `ServiceOutage`. */
function createDiscovery({discoveryOrigin, apiVersion}: OpenIdSettings, headers: HeadersInit) {
  /** Tokens are never sent unencrypted, except to the origin in the settings. */
  const endpoint = z
    .url()
    .refine((url) => url.startsWith('https://') || new URL(url).origin === discoveryOrigin);
  const openIdSchema = z.object({
    issuer: z.string().min(1),
    authorization_endpoint: endpoint,
    token_endpoint: endpoint,
    end_session_endpoint: endpoint,
  });
  const apiSchema = z.object({graphql_api: endpoint});

  async function readDocument<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const url = `${discoveryOrigin}/.well-known/${name}`;
    const documents = documentsOf();
    const cached = documents.get(url);
    if (cached !== undefined) return cached as z.output<Schema>;
    const call = {service: 'Shopify', operation: name, url, init: {headers}, idempotent: true};
    const parsed = schema.safeParse(await fetchJson(call));
    if (!parsed.success) throw new ServiceOutage('Shopify', name, 200, 'is incomplete');
    documents.set(url, parsed.data);
    return parsed.data;
  }

  return async () => {
    const [openId, api] = await Promise.all([
      readDocument('openid-configuration', openIdSchema),
      readDocument('customer-account-api', apiSchema),
    ]);
    return {
      issuer: openId.issuer,
      authorization: openId.authorization_endpoint,
      token: openId.token_endpoint,
      endSession: openId.end_session_endpoint,
      // The API version that the documents are written for.
      graphql: api.graphql_api.replace(/\/(\d{4}-\d{2}|unstable)\/(?=[^/]+$)/, `/${apiVersion}/`),
    };
  };
}

/** Sign-in at Shopify with OpenID Connect, as a public client with PKCE. All methods throw `ServiceOutage`. */
export function createOpenId(settings: OpenIdSettings) {
  const {clientId, shopOrigin} = settings;
  const redirectUri = shopOrigin + settings.callbackPath;
  /** Shopify rejects server-side calls without them: the origin is one that the client allows. */
  const headers = {Origin: shopOrigin, 'User-Agent': 'Radladen'};
  const endpoints = createDiscovery(settings, headers);

  /** Requests tokens. `null`: the grant is unknown, already used or expired. */
  async function requestTokens(fields: Record<string, string>): Promise<Tokens | null> {
    const {token: url} = await endpoints();
    const body = new URLSearchParams({client_id: clientId, ...fields});
    let status = 0;
    let responseBody: unknown = null;
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      // Following a redirect would pass the tokens on to another address.
      const init = {method: 'POST', headers, body, signal, redirect: 'manual' as const};
      const response = await fetch(url, init);
      status = response.status;
      responseBody = await response.json();
    } catch {
      // A response that is not JSON is ignored; its text may contain what was sent.
    }
    const issued = tokenSchema.safeParse(responseBody);
    if (status === 200 && issued.success) {
      const {access_token: access, refresh_token: refresh, id_token: idToken = null} = issued.data;
      return {access, refresh, idToken, expiresAt: Date.now() + issued.data.expires_in * 1000};
    }
    const {error} = errorSchema.safeParse(responseBody).data ?? {error: ''};
    if (status === 400 && error === 'invalid_grant') return null;
    throw new ServiceOutage('Shopify', `token (${fields.grant_type})`, status, error || 'no token');
  }

  return {
    clientId,
    endpoints,
    headers,

    async signInUrl({state, nonce, challenge, language}: SignInRequest): Promise<string> {
      const address = new URL((await endpoints()).authorization);
      const parameters = {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        locale: language,
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return address.href;
    },

    /** Exchanges the code from Shopify's sign-in for tokens. */
    exchange: (code: string, verifier: string) =>
      requestTokens({
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }),

    /** Replaces these tokens, which are revoked by it. Shopify issues no new id token. */
    async refresh({refresh, idToken}: Tokens): Promise<Tokens | null> {
      const issued = await requestTokens({grant_type: 'refresh_token', refresh_token: refresh});
      return issued && {...issued, idToken: issued.idToken ?? idToken};
    },

    /** The URL that ends Shopify's own session and redirects back to a path of the shop. */
    async signOutUrl(idToken: string | null, landing: string): Promise<string> {
      const address = new URL((await endpoints()).endSession);
      if (idToken) address.searchParams.set('id_token_hint', idToken);
      else address.searchParams.set('client_id', clientId);
      address.searchParams.set('post_logout_redirect_uri', shopOrigin + landing);
      return address.href;
    },
  };
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  id_token: z.string().optional(),
  expires_in: z.coerce.number().positive(),
});

const errorSchema = z.object({error: z.string().regex(/^\w{0,60}$/)});

/** Tolerated difference between Shopify's clock and ours. */
const CLOCK_SKEW_MS = 2 * 60 * 1000;

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
});

/**
 * Why an id token (a JWT) is not of this issuer, for this client (`audience`) and for the sign-in with this nonce, in
 * words for the log that contain nothing of it; `null` for a valid one. Its signature is not needed: the token came over
 * an encrypted connection from Shopify (OpenID Connect Core, 3.1.3.7, 6).
 */
export function idTokenProblem(
  token: string,
  {issuer, audience, nonce}: Record<'issuer' | 'audience' | 'nonce', string>,
): string | null {
  const claims = claimsSchema.safeParse(decodeJson(token.split('.')[1] ?? ''));
  if (!claims.success) return 'lacks claims';
  const {iss, aud, exp, iat, nonce: tokenNonce} = claims.data;
  if (iss !== issuer) return 'comes from somebody else';
  if (![aud].flat().includes(audience)) return 'was made for somebody else';
  if (tokenNonce !== nonce) return 'belongs to another sign-in';
  const now = Date.now();
  if (exp * 1000 < now - CLOCK_SKEW_MS) return 'is too old';
  return iat * 1000 > now + CLOCK_SKEW_MS ? 'comes from the future' : null;
}

function decodeJson(part: string): unknown {
  const bytes = fromBase64url(part);
  return bytes && parseJsonOrNull(new TextDecoder().decode(bytes));
}
