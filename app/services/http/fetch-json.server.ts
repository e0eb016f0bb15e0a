import {z} from 'zod';
import {ServiceOutage, retryOnce, messageOf} from './outage.server';

/** For every supplier, both attempts together: a visitor waits no longer for a page. */
export const TIME_LIMIT_MS = 6000;

interface JsonCall {
  service: string;
  operation: string;
  url: string;
  init: RequestInit;
  /** Only calls without side effects may be sent twice. */
  idempotent: boolean;
  /** For both attempts together; 6 seconds by default. */
  timeLimitMs?: number;
}

/**
 * Sends a request and parses its JSON response. Throws `ServiceOutage` for an error status, a response that is not
 * JSON, a broken connection, or when the time limit is exceeded.
 */
export async function fetchJson(call: JsonCall): Promise<unknown> {
  const signal = AbortSignal.timeout(call.timeLimitMs ?? TIME_LIMIT_MS);
  const send = () => attempt(call, signal);
  return call.idempotent ? retryOnce(send, signal) : send();
}

async function attempt(
  {service, operation, url, init}: JsonCall,
  signal: AbortSignal,
): Promise<unknown> {
  let status = 0;
  try {
    const response = await fetch(url, {...init, signal});
    const text = await response.text();
    // Only now: a response that breaks off is a broken connection, whatever its first lines say.
    status = response.status;
    if (!response.ok) throw new ServiceOutage(service, operation, status, text.slice(0, 200));
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ServiceOutage) throw error;
    throw new ServiceOutage(service, operation, status, messageOf(error));
  }
}

/** A GraphQL response before its data is validated; `errors` may come with data or instead of it. */
export const graphqlResponseSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).nullish(),
        /** Shopify's reason: 'THROTTLED', 'ACCESS_DENIED' … */
        extensions: z.object({code: z.string().optional()}).nullish(),
      }),
    )
    .optional(),
});

interface GraphqlCall extends Omit<JsonCall, 'operation' | 'init'> {
  document: string;
  variables: object;
  headers: HeadersInit;
  /** Fields without the required access scope are `null`, or missing, instead of a failure. */
  allowAccessDenied?: boolean;
}

/**
 * Sends a GraphQL operation and returns its data. Does not follow redirects, which would pass a token on to another
 * address. Throws `ServiceOutage` like `fetchJson`, with status 200 for GraphQL errors and 429 when the supplier
 * throttles.
 */
export async function fetchGraphql(call: GraphqlCall): Promise<unknown> {
  const {document, variables, headers, allowAccessDenied = false, ...rest} = call;
  const operation = operationName(document);
  const body = JSON.stringify({query: document, variables});
  const init: RequestInit = {method: 'POST', headers, body, redirect: 'manual'};
  const parsed = graphqlResponseSchema.safeParse(await fetchJson({...rest, operation, init}));
  const {data, errors} = parsed.data ?? {};
  const outage = (detail: string, status = 200) =>
    new ServiceOutage(call.service, operation, status, detail);
  if (data === undefined && !errors) throw outage('not a GraphQL answer');

  const codes = (errors ?? []).map(({extensions}) => extensions?.code);
  if (errors?.length && !(allowAccessDenied && codes.every((code) => code === 'ACCESS_DENIED'))) {
    const messages = errors.map(({message}) => message).join('; ');
    throw outage(messages, codes.includes('THROTTLED') ? 429 : 200);
  }
  if (!data && !allowAccessDenied) throw outage('no data');
  return data ?? {};
}

/** The name of a GraphQL document's operation. */
export function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'unnamed';
}

/** Number of calls per supplier during one request, and their total time (ms). */
export type SupplierTimes = Map<string, {calls: number; ms: number}>;

/** Runs `work` and adds its call and time to the supplier's; a no-op without `times`. */
export async function timed<Value>(
  times: SupplierTimes | undefined,
  service: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const startedAt = Date.now();
  try {
    return await work();
  } finally {
    const {calls, ms} = times?.get(service) ?? {calls: 0, ms: 0};
    times?.set(service, {calls: calls + 1, ms: ms + Date.now() - startedAt});
  }
}

/** Batches of `size` items, for suppliers that accept no more at once; the last one may have fewer. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** The value that a text is the JSON of; `null` for any other text. */
export function parseJsonOrNull(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Validates a text as JSON against `schema`; invalid JSON is rejected like any other mismatch. */
export const jsonSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(parseJsonOrNull, schema);
