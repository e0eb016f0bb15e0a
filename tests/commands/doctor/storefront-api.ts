import {graphqlResponseSchema} from '../../../app/services/http/fetch-json.server';
import {USUAL_API_VERSION} from '../../../app/worker/env.server';
import {storeOrigin} from '../setup/admin-api';
import type {CommandSettings} from '../setup/change-list';

interface StorefrontAnswer {
  data: unknown;
  errors: {message: string; path: string; code: string}[];
  /** The API version that served the response. */
  version: string;
}

/** The header for the configured token; the private one takes precedence. */
export function tokenHeaders({
  PUBLIC_STOREFRONT_API_TOKEN: publicToken,
  PRIVATE_STOREFRONT_API_TOKEN: privateToken,
}: CommandSettings): Record<string, string> {
  if (privateToken) return {'Shopify-Storefront-Private-Token': privateToken};
  if (publicToken) return {'X-Shopify-Storefront-Access-Token': publicToken};
  throw new Error(
    'Missing in the environment: PUBLIC_STOREFRONT_API_TOKEN or PRIVATE_STOREFRONT_API_TOKEN',
  );
}

/** Queries the Storefront API. Throws a readable `Error` unless the response has data or GraphQL errors. */
export async function queryStorefront(
  settings: CommandSettings,
  query: string,
  variables: object = {},
  token = tokenHeaders(settings),
): Promise<StorefrontAnswer> {
  const version = settings.PUBLIC_STOREFRONT_API_VERSION || USUAL_API_VERSION;
  const response = await fetch(`${storeOrigin(settings)}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...token},
    body: JSON.stringify({query, variables}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Shopify answered ${response.status}: ${text.slice(0, 200)}`);
  const read = graphqlResponseSchema.safeParse(text.startsWith('{') ? JSON.parse(text) : null);
  if (!read.success) throw new Error(`Unexpected response from Shopify: ${text.slice(0, 200)}`);
  const {data, errors = []} = read.data;
  return {
    data,
    errors: errors.map(({message, path, extensions}) => ({
      message,
      path: path?.join('.') ?? '',
      code: extensions?.code ?? '',
    })),
    version: response.headers.get('X-Shopify-API-Version') ?? version,
  };
}
