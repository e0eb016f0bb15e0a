import {z} from 'zod';
import {ServiceOutage, tryTwice} from './outage.server';

/** For every supplier, both tries together: a visitor does not wait longer for a page. */
export const TIME_LIMIT_MS = 6000;

interface JsonCall {
  service: string;
  operation: string;
  url: string;
  init: RequestInit;
  /** Only calls that change nothing may be sent twice. */
  idempotent: boolean;
  /** For both tries together; 6 seconds when not given. */
  timeLimitMs?: number;
}

/**
 * Sends a request and reads its JSON answer. Throws `ServiceOutage` on an error status, an answer
 * that is no JSON, a broken connection or after its time limit.
 */
export async function fetchJson(call: JsonCall): Promise<unknown> {
  const signal = AbortSignal.timeout(call.timeLimitMs ?? TIME_LIMIT_MS);
  const send = () => attempt(call, signal);
  return call.idempotent ? tryTwice(send, signal) : send();
}

async function attempt(
  {service, operation, url, init}: JsonCall,
  signal: AbortSignal,
): Promise<unknown> {
  let status = 0;
  try {
    const response = await fetch(url, {...init, signal});
    status = response.status;
    const text = await response.text();
    if (!response.ok) throw new ServiceOutage(service, operation, status, text.slice(0, 200));
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ServiceOutage) throw error;
    const detail = error instanceof Error ? error.message : 'unknown';
    throw new ServiceOutage(service, operation, status, detail);
  }
}

/** An answer of a GraphQL API before its data are read; `errors` may stand beside data, or in their place. */
export const graphqlAnswer = z.object({
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
  /** Fields that the token has no access scope for are `null`, or missing, and no failure. */
  deniable?: boolean;
}

/**
 * Sends an operation of GraphQL and reads its data. Follows no redirect, which would hand a token to another address. Throws
 * `ServiceOutage` as `fetchJson` does, with status 200 for errors of GraphQL, 429 when the supplier was asked too often.
 */
export async function fetchGraphql(call: GraphqlCall): Promise<unknown> {
  const {document, variables, headers, deniable = false, ...rest} = call;
  const operation = operationName(document);
  const body = JSON.stringify({query: document, variables});
  const init: RequestInit = {method: 'POST', headers, body, redirect: 'manual'};
  const answer = graphqlAnswer.safeParse(await fetchJson({...rest, operation, init}));
  const {data, errors} = answer.data ?? {};
  const outage = (detail: string, status = 200) =>
    new ServiceOutage(call.service, operation, status, detail);
  if (data === undefined && !errors) throw outage('not a GraphQL answer');

  const codes = (errors ?? []).map(({extensions}) => extensions?.code);
  if (errors?.length && !(deniable && codes.every((code) => code === 'ACCESS_DENIED'))) {
    const messages = errors.map(({message}) => message).join('; ');
    throw outage(messages, codes.includes('THROTTLED') ? 429 : 200);
  }
  if (!data && !deniable) throw outage('no data');
  return data ?? {};
}

/** The name that a GraphQL document gives its operation. */
export function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'unnamed';
}

/** How often each supplier was asked for one request, and how long that took together (ms). */
export type SupplierTimes = Map<string, {calls: number; ms: number}>;

/** Does `work`, and counts it and its time for a supplier; nothing is counted without `times`. */
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

/** Lists of `size` items each, for suppliers that take no more at once; the last one may have fewer. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, at) => items.slice(at * size, (at + 1) * size));
}
