import {ServiceOutage} from './service-outage';

/** Statuses after which an idempotent call is tried once more; 0 is a broken connection. */
const RETRY_STATUSES = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504]);
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
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  return attempt(true);
}
