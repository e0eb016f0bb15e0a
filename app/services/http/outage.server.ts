import {sleep} from '~/durations';

let outages = 0;

/**
 * Number of failures that this isolate's pages and forms went on without. If it is the same before and after rendering a
 * page, nothing is missing from that page, as the parts of pages catch failures with the functions below only. One that
 * nobody catches becomes an error page.
 */
export const outageCount = (): number => outages;

/** A supplier's failure to respond as it should. Thrown by services, logged once, shown by the error page. */
export class ServiceOutage extends Error {
  override name = 'ServiceOutage';

  /** `status` is the supplier's HTTP status, or 0 when no response came in time. */
  constructor(
    readonly service: string,
    readonly operation: string,
    readonly status: number,
    detail: string,
  ) {
    super(`${service} ${operation} failed (${status || 'no answer'}): ${detail}`);
  }
}

/** The customer of a call is not signed in, or no longer, which is no failure. Becomes a redirect to the sign-in. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** For `catch`, where a page or a form goes on without a customer. */
export function nullIfSignedOut(error: unknown): null {
  if (error instanceof SignedOut) return null;
  throw error;
}

/**
 * An optional part of a page: after a failure, which is logged and keeps the page out of the cache, it is `fallback`. So
 * is a customer's part if nobody is signed in, which is no failure.
 */
export async function optional<Value, Fallback>(
  part: Promise<Value>,
  fallback: Fallback,
  logMessage?: string,
): Promise<Value | Fallback> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof SignedOut) return fallback;
    outages += 1;
    console.error(logMessage ?? 'An optional part of the page is missing', messageOf(error));
    return fallback;
  }
}

/** The result of a call, or the outage that ended it, which is logged and counted. Rethrows every other error. */
export async function catchOutage<Value>(call: Promise<Value>): Promise<Value | ServiceOutage> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    outages += 1;
    console.error(error.message);
    return error;
  }
}

/** The same for callers that need no details of the outage: `null` in that case. */
export async function nullOnOutage<Value>(call: Promise<Value>): Promise<Value | null> {
  const result = await catchOutage(call);
  return result instanceof ServiceOutage ? null : result;
}

/** What the log says about something thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Logs a failure with the request id that its error page shows; a bug with its position. */
export function logFailure(error: unknown, requestId: string): void {
  const isBug = error instanceof Error && !(error instanceof ServiceOutage);
  console.error((isBug && error.stack) || messageOf(error), `request ${requestId}`);
}

/** Statuses after which an idempotent call is retried once; 0 is a broken connection. */
export const RETRY_STATUSES: ReadonlySet<number> = new Set([
  0, 408, 409, 425, 429, 500, 502, 503, 504,
]);
const RETRY_DELAY_MS = 300;

/**
 * Calls `attempt` and retries once after an outage that may be transient. Only for idempotent calls. Throws the last
 * attempt's error; does not retry after `deadline`.
 */
export async function retryOnce<Value>(
  attempt: (isRetry: boolean) => Promise<Value>,
  deadline?: AbortSignal,
): Promise<Value> {
  try {
    return await attempt(false);
  } catch (error) {
    const isTransient = error instanceof ServiceOutage && RETRY_STATUSES.has(error.status);
    if (!isTransient || deadline?.aborted) throw error;
  }
  await sleep(RETRY_DELAY_MS);
  return attempt(true);
}
