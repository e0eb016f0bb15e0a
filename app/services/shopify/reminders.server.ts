import {z} from 'zod';
import {fetchGraphql, fetchJson, operationName} from '../http/fetch-json.server';
import {hexDigest} from '../http/encryption.server';
import {ServiceOutage} from '../http/outage.server';

/** A visitor's request for a mail when a variant is back in stock. */
interface Reminder {
  email: string;
  /** Shopify's number of the variant. */
  variant: string;
  /** The shop's name for it, for its staff. */
  article: string;
  /** Name of the language of the mail. */
  language: string;
  /** ISO 8601: when the form was submitted, and when its link was confirmed. */
  requestedAt: string;
  confirmedAt: string;
  /** Version of the text that was agreed to. */
  consentText: string;
}

/** A stored reminder; `id` is Shopify's, `handle` is the same for the same address and variant. */
export interface StoredReminder extends Reminder {
  id: string;
  handle: string;
}

export type Reminders = NonNullable<ReturnType<typeof openReminders>>;

const REMINDER_TYPE = 'back_in_stock';

const SERVICE = 'Shopify Admin';
/** The version of Shopify's Admin API that the worker and the set-up commands use; the storefront's may differ. */
export const ADMIN_API_VERSION = '2026-04';

/** The entry's field names by those of a reminder. */
const FIELDS = {
  email: 'email',
  variant: 'variant',
  article: 'article',
  language: 'language',
  requestedAt: 'requested_at',
  confirmedAt: 'confirmed_at',
  consentText: 'consent_text',
} as const satisfies Record<keyof Reminder, string>;

const LIST_QUERY = `query Reminders($type: String!, $after: String) {
  metaobjects(type: $type, first: 250, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id handle fields { key value } }
  }
}`;

const FIND_QUERY = `query Reminder($handle: MetaobjectHandleInput!) {
  metaobjectByHandle(handle: $handle) { id }
}`;

const SAVE_MUTATION = `mutation SaveReminder($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message code } }
}`;

const REMOVE_MUTATION = `mutation RemoveReminder($id: ID!) {
  metaobjectDelete(id: $id) { deletedId userErrors { message code } }
}`;

const REMOVE_ALL_MUTATION = `mutation RemoveReminders($ids: [ID!]!) {
  metaobjectBulkDelete(where: {ids: $ids}) { userErrors { message code } }
}`;

/** Already deleted by another request for the same change. */
const ALREADY_DELETED = 'RECORD_NOT_FOUND';

const listSchema = z.object({
  metaobjects: z.object({
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
    nodes: z.array(
      z.object({
        id: z.string(),
        handle: z.string(),
        fields: z.array(z.object({key: z.string(), value: z.string().nullable()})),
      }),
    ),
  }),
});
const findSchema = z.object({metaobjectByHandle: z.object({id: z.string()}).nullable()});
const changeSchema = z.record(
  z.string(),
  z.object({userErrors: z.array(z.object({message: z.string(), code: z.string().nullish()}))}),
);

/** Tokens are valid for a day; cached for the requests of an isolate. */
const tokens = new Map<string, {token: string; until: number}>();
const EXPIRY_MARGIN_MS = 60_000;

/** Calls the Admin API of a store as an app of its own. Throws `ServiceOutage`. */
function createAdminClient(origin: string, clientId: string, clientSecret: string) {
  const tokenKey = `${clientId} ${origin}`;

  async function getAccessToken(): Promise<string> {
    const cached = tokens.get(tokenKey);
    if (cached && cached.until > Date.now()) return cached.token;
    const response = await fetchJson({
      service: SERVICE,
      operation: 'access token',
      url: `${origin}/admin/oauth/access_token`,
      init: {
        method: 'POST',
        headers: {Accept: 'application/json'},
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }),
        // A redirect would pass the secret on to another address.
        redirect: 'manual',
      },
      idempotent: true,
    });
    const parsed = z.object({access_token: z.string(), expires_in: z.number()}).safeParse(response);
    if (!parsed.success) throw new ServiceOutage(SERVICE, 'access token', 200, 'unknown answer');
    const {access_token: token, expires_in: seconds} = parsed.data;
    tokens.set(tokenKey, {token, until: Date.now() + seconds * 1000 - EXPIRY_MARGIN_MS});
    return token;
  }

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    document: string,
    variables: object,
  ): Promise<z.output<Schema>> {
    const data = await fetchGraphql({
      service: SERVICE,
      url: `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`,
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': await getAccessToken(),
      },
      document,
      variables,
      // All of them are idempotent.
      idempotent: true,
    });
    const read = schema.safeParse(data);
    if (!read.success)
      throw new ServiceOutage(SERVICE, operationName(document), 200, 'unknown answer');
    return read.data;
  }

  /** Throws for Shopify's errors, except those with the code `expected`. */
  async function change(document: string, variables: object, expected = '') {
    const payloads = await ask(changeSchema, document, variables);
    const allErrors = Object.values(payloads).flatMap(({userErrors}) => userErrors);
    const unexpected = allErrors.filter(({code}) => !code || code !== expected);
    if (unexpected.length > 0) {
      const detail = unexpected.map(({message, code}) => code ?? message).join('; ');
      throw new ServiceOutage(SERVICE, operationName(document), 200, detail);
    }
  }

  return {ask, change};
}

interface ReminderSettings {
  /** The store's origin. */
  PUBLIC_STORE_DOMAIN: string;
  REMINDERS_CLIENT_ID?: string | undefined;
  REMINDERS_CLIENT_SECRET?: string | undefined;
}

/**
 * Reminders, stored as the shop's own entries in Shopify's admin by an app that may write entries; `null` without its
 * settings. All methods throw `ServiceOutage`.
 */
export function openReminders(settings: ReminderSettings) {
  const {
    PUBLIC_STORE_DOMAIN: origin,
    REMINDERS_CLIENT_ID: clientId,
    REMINDERS_CLIENT_SECRET: clientSecret,
  } = settings;
  if (!clientId || !clientSecret) return null;
  const {ask, change} = createAdminClient(origin, clientId, clientSecret);

  return {
    /** Stores a reminder, replacing one with the same address and variant. */
    async save(reminder: Reminder): Promise<void> {
      const fields = fieldNames.map((name) => ({key: FIELDS[name], value: reminder[name]}));
      await change(SAVE_MUTATION, {
        handle: await handleOf(reminder),
        metaobject: {fields},
      });
    },

    async list(): Promise<StoredReminder[]> {
      const all: StoredReminder[] = [];
      let after: string | null = null;
      do {
        const page: z.output<typeof listSchema> = await ask(listSchema, LIST_QUERY, {
          type: REMINDER_TYPE,
          after,
        });
        const {nodes, pageInfo} = page.metaobjects;
        all.push(...nodes.map(toReminder));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      return all;
    },

    /** Deletes the reminder with this address and variant, if there is one. */
    async remove(reminder: Pick<Reminder, 'email' | 'variant'>): Promise<void> {
      const handle = await handleOf(reminder);
      const {metaobjectByHandle} = await ask(findSchema, FIND_QUERY, {handle});
      if (!metaobjectByHandle) return;
      await change(REMOVE_MUTATION, {id: metaobjectByHandle.id}, ALREADY_DELETED);
    },

    /** Deletes up to 250 listed reminders; Shopify does so soon after its response. */
    async removeAll(all: readonly StoredReminder[]): Promise<void> {
      if (all.length === 0) return;
      await change(REMOVE_ALL_MUTATION, {ids: all.map(({id}) => id)});
    },
  };
}

const fieldNames = Object.keys(FIELDS) as (keyof Reminder)[];

/** Fields emptied by staff in the admin become ''. */
function toReminder({
  id,
  handle,
  fields,
}: z.output<typeof listSchema>['metaobjects']['nodes'][number]) {
  const values = new Map(fields.map(({key, value}) => [key, value ?? '']));
  const entries = fieldNames.map((name) => [name, values.get(FIELDS[name]) ?? '']);
  return {id, handle, ...(Object.fromEntries(entries) as Record<keyof Reminder, string>)};
}

/** The same for one address and variant, ignoring the address's case. */
async function handleOf({email, variant}: Pick<Reminder, 'email' | 'variant'>) {
  const digest = await hexDigest('SHA-256', `${variant} ${email.toLowerCase()}`);
  return {type: REMINDER_TYPE, handle: digest.slice(0, 40)};
}
