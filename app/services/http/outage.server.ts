import {pause} from '~/durations';

let incomplete = 0;

/**
 * How often this isolate has met an outage, or left something out that a supplier did not tell in time. The same number
 * before and after a page was made: nothing of it is missing.
 */
export const outagesSoFar = (): number => incomplete;

/** Notes that something is left out of a page, or was nearly: all that is made meanwhile may lack it. */
export function noteOutage(): void {
  incomplete += 1;
}

/** A supplier did not answer as it should. Thrown by services, logged once, shown by the error page. */
export class ServiceOutage extends Error {
  override name = 'ServiceOutage';

  /** `status` is the supplier's HTTP status, or 0 when no answer came in time. */
  constructor(
    readonly service: string,
    readonly operation: string,
    readonly status: number,
    detail: string,
  ) {
    super(`${service} ${operation} failed (${status || 'no answer'}): ${detail}`);
    noteOutage();
  }
}

/** An optional part of a page: its failure is logged and `fallback` stands in for it. */
export async function optional<Value, Fallback>(
  part: Promise<Value>,
  fallback: Fallback,
  complaint?: string,
): Promise<Value | Fallback> {
  try {
    return await part;
  } catch (error) {
    noteOutage();
    console.error(complaint ?? 'An optional part of the page is missing', describe(error));
    return fallback;
  }
}

/** What a call resolves to, or the outage that ends it, which is logged. Throws every other error. */
export async function orOutage<Value>(call: Promise<Value>): Promise<Value | ServiceOutage> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return error;
  }
}

/** The same where it is no matter how a supplier is out: `null` then. */
export async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  const answer = await orOutage(call);
  return answer instanceof ServiceOutage ? null : answer;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Statuses after which an idempotent call is tried once more; 0 is a broken connection. */
export const RETRY_STATUSES: ReadonlySet<number> = new Set([
  0, 408, 409, 425, 429, 500, 502, 503, 504,
]);
const RETRY_DELAY_MS = 300;

/**
 * Calls `attempt` and, after an outage that may be over in a moment, once more. Only for what changes nothing.
 * Throws the last attempt's error; there is no second one after `deadline`.
 */
export async function tryTwice<Value>(
  attempt: (isRetry: boolean) => Promise<Value>,
  deadline?: AbortSignal,
): Promise<Value> {
  try {
    return await attempt(false);
  } catch (error) {
    const mayPass = error instanceof ServiceOutage && RETRY_STATUSES.has(error.status);
    if (!mayPass || deadline?.aborted) throw error;
  }
  await pause(RETRY_DELAY_MS);
  return attempt(true);
}
