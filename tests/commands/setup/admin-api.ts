import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';
import {graphqlResponseSchema} from '../../../app/services/http/fetch-json.server';
import {ADMIN_API_VERSION} from '../../../app/services/shopify/reminders.server';
import {required, type CommandSettings, type Pause} from './change-list';

/** Shopify's Admin API of one store, as the owner's own app accesses it. */
export interface AdminApi {
  /**
   * Sends a query, waiting when Shopify throttles. Throws a readable `Error`: no access, an unknown field, or the
   * `userErrors` of a mutation.
   */
  ask<Schema extends z.ZodType>(
    schema: Schema,
    query: string,
    variables?: object,
  ): Promise<z.output<Schema>>;
}

/** A bucket of points refills within about twenty seconds. */
const MAX_ATTEMPTS = 8;

const answerSchema = graphqlResponseSchema.extend({
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({currentlyAvailable: z.number(), restoreRate: z.number()}),
      }),
    })
    .optional(),
});

const userErrors = z.array(z.object({message: z.string(), code: z.string().nullish()})).default([]);

/** The errors that a mutation reports; all other fields are dropped. */
const mutationSchema = z.record(z.string(), z.looseObject({userErrors}).nullable());

/** The origin of the store's own domain. */
export function storeOrigin(settings: CommandSettings): string {
  const {PUBLIC_STORE_DOMAIN: domain} = required(settings, 'PUBLIC_STORE_DOMAIN');
  return domain.includes('://') ? new URL(domain).origin : `https://${domain}`;
}

/** Whether the settings name an app that may administer the store. */
export function hasAdminAccess({
  SHOPIFY_ADMIN_TOKEN: token,
  SHOPIFY_CLIENT_ID: id,
  SHOPIFY_CLIENT_SECRET: secret,
}: CommandSettings): boolean {
  return Boolean(token || (id && secret));
}

/** Opens the Admin API with a token, or with the credentials of an app from the developer dashboard. */
export async function openAdminApi(
  settings: CommandSettings,
  pause: Pause = (ms) => sleep(ms),
): Promise<AdminApi> {
  const origin = storeOrigin(settings);
  const token = settings.SHOPIFY_ADMIN_TOKEN || (await tokenOfApp(origin, settings));

  async function send(query: string, variables: object, tries: number): Promise<unknown> {
    const response = await fetch(`${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
      body: JSON.stringify({query, variables}),
    });
    const text = await response.text();
    if (response.status === 401) throw new Error('Shopify rejects the token of the app');
    if (!response.ok) throw new Error(`Shopify answered ${response.status}: ${text.slice(0, 200)}`);
    const {data, errors = [], extensions} = answerSchema.parse(JSON.parse(text));
    const [first] = errors;
    if (!first) return data;
    if (first.extensions?.code === 'THROTTLED' && tries < MAX_ATTEMPTS) {
      const {requestedQueryCost = 100, throttleStatus} = extensions?.cost ?? {};
      const {currentlyAvailable = 0, restoreRate = 50} = throttleStatus ?? {};
      const missing = Math.max(restoreRate, requestedQueryCost - currentlyAvailable);
      await pause(Math.ceil(missing / restoreRate) * 1000);
      return send(query, variables, tries + 1);
    }
    throw new Error(errors.map(({message}) => message).join('; '));
  }

  return {
    async ask(schema, query, variables = {}) {
      const data = await send(query, variables, 1);
      if (query.trimStart().startsWith('mutation')) throwUserErrors(data);
      return schema.parse(data);
    },
  };
}

function throwUserErrors(data: unknown): void {
  const reported = Object.values(mutationSchema.parse(data)).flatMap(
    (payload) => payload?.userErrors ?? [],
  );
  if (reported.length === 0) return;
  throw new Error(
    reported.map(({message, code}) => (code ? `${message} (${code})` : message)).join('; '),
  );
}

/** Tokens of such apps are valid for a day (client credentials grant). */
async function tokenOfApp(origin: string, settings: CommandSettings): Promise<string> {
  const {SHOPIFY_CLIENT_ID: id, SHOPIFY_CLIENT_SECRET: secret} = required(
    settings,
    'SHOPIFY_CLIENT_ID',
    'SHOPIFY_CLIENT_SECRET',
  );
  const response = await fetch(`${origin}/admin/oauth/access_token`, {
    method: 'POST',
    headers: {Accept: 'application/json'},
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    }),
  });
  const text = await response.text();
  if (!response.ok) {
    // Most refusals are a page with the reason in its title.
    const [reason = text.slice(0, 200)] = /Oauth error [^<]*/.exec(text) ?? [];
    throw new Error(
      `Shopify gives the app no token (${response.status}, ${reason.trim()}): is it installed in the store, and of the store's organization?`,
    );
  }
  return z.object({access_token: z.string()}).parse(JSON.parse(text)).access_token;
}

const pageInfo = z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()});

/**
 * All entries of a connection that the query aliases as `list`, page by page; the query takes `$after`.
 *
 * @param entry schema of one entry
 */
export async function askForAll<Entry extends z.ZodType>(
  api: AdminApi,
  entry: Entry,
  query: string,
  variables: object = {},
): Promise<z.output<Entry>[]> {
  const schema = z.object({list: z.object({pageInfo, nodes: z.array(entry)})});
  const found: z.output<Entry>[] = [];
  let after: string | null = null;
  do {
    const answer: z.output<typeof schema> = await api.ask(schema, query, {...variables, after});
    found.push(...answer.list.nodes);
    after = answer.list.pageInfo.hasNextPage ? answer.list.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}
