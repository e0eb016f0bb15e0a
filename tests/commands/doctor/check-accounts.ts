import {z} from 'zod';
import {resources} from '../../../app/pages';
import {SCOPE} from '../../../app/services/shopify/accounts/customer-account/openid.server';
import {accountsOf, readSettings} from '../../../app/worker/env.server';
import type {CommandSettings} from '../setup/change-list';
import {right, warning, wrong, type Finding} from './finding';

const CHANNEL = 'Shopify → Headless or Hydrogen channel → Customer Account API';

const documents = {
  'openid-configuration': z.object({
    issuer: z.string(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    end_session_endpoint: z.url(),
    jwks_uri: z.url(),
  }),
  'customer-account-api': z.object({graphql_api: z.url()}),
};

/**
 * Checks how customers sign in. For Shopify accounts: both discovery documents and, by a sign-in and a token refresh
 * that cannot succeed, whether the client, the callback and the origin of the worker's requests are registered.
 */
export async function checkAccounts(settings: CommandSettings): Promise<Finding[]> {
  let accounts: ReturnType<typeof accountsOf>;
  try {
    accounts = accountsOf(readSettings({...settings}));
  } catch {
    // `checkSettings` reports that.
    return [];
  }
  if (accounts.kind === 'classic') {
    return [
      warning(
        'classic accounts, which Shopify ends; stores that open now have none',
        'CUSTOMER_ACCOUNTS=shopify, docs/setting-up.md',
      ),
    ];
  }
  const {clientId, discoveryOrigin} = accounts.client;
  const openId = await discover(discoveryOrigin, 'openid-configuration');
  const api = await discover(discoveryOrigin, 'customer-account-api');
  if (!('found' in openId)) return [openId];
  const {authorization_endpoint: authorization, token_endpoint: token} = openId.found;
  return [
    right(`customers sign in at ${new URL(authorization).host}`),
    ...('found' in api ? [] : [api]),
    ...(await checkClient(settings, clientId, authorization)),
    ...(await checkOrigin(settings, clientId, token)),
  ];
}

async function discover<Name extends keyof typeof documents>(
  origin: string,
  name: Name,
): Promise<{found: z.output<(typeof documents)[Name]>} | Finding> {
  const address = `${origin}/.well-known/${name}`;
  const fix = 'PUBLIC_STORE_DOMAIN, or CUSTOMER_ACCOUNT_DOMAIN if the shop has an account domain';
  const response = await fetch(address);
  if (!response.ok) return wrong(`${address} answers ${response.status}`, fix);
  const read = documents[name].safeParse(await response.json().catch(() => null));
  if (read.success) return {found: read.data as z.output<(typeof documents)[Name]>};
  const missing = read.error.issues.map(({path}) => path.join('.')).join(', ');
  return wrong(`${address} lacks ${missing}`, fix);
}

/** Shopify's page refuses unknown clients and callbacks before anybody signs in. */
async function checkClient(
  {SHOP_ORIGIN = ''}: CommandSettings,
  clientId: string,
  authorization: string,
): Promise<Finding[]> {
  const callback = new URL(`/${resources.accountCallback}`, SHOP_ORIGIN).href;
  const address = new URL(authorization);
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: callback,
    scope: SCOPE,
    state: 'doctor',
    nonce: 'doctor',
    prompt: 'none',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  }).toString();
  const {status} = await fetch(address, {redirect: 'manual'});
  return [
    status < 400
      ? right(`client and callback ${callback}`)
      : wrong(
          `client or callback ${callback}: Shopify answers ${status}`,
          `${CHANNEL}: callback addresses; PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID`,
        ),
  ];
}

/** An unknown refresh token is answered with 400 for a registered origin and with 401 for any other. */
async function checkOrigin(
  {SHOP_ORIGIN = ''}: CommandSettings,
  clientId: string,
  token: string,
): Promise<Finding[]> {
  const {origin} = new URL(SHOP_ORIGIN);
  const {status} = await fetch(token, {
    method: 'POST',
    headers: {Origin: origin, 'User-Agent': 'Radladen'},
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: 'doctor',
    }),
  });
  if (status === 400) return [right(`calls of the worker from ${origin}`)];
  const what =
    status === 401
      ? `calls from ${origin}: it is no JavaScript origin, or the client is none of type "public"`
      : `calls from ${origin}: Shopify answers ${status}`;
  return [wrong(what, `${CHANNEL}: JavaScript origins`)];
}
