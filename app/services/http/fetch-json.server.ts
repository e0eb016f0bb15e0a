import {ServiceOutage} from './service-outage';

/** Statuses after which an idempotent call is tried once more (spec §8). */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const RETRY_DELAY_MS = 300;
/** One limit for both tries together: a visitor does not wait longer for a page. */
const TIME_LIMIT_MS = 6000;

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
  const first = await attempt(call, signal);
  if (!isOutage(first)) return first.json;
  if (!call.idempotent || !shouldRetry(first) || signal.aborted) throw first;

  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  const second = await attempt(call, signal);
  if (isOutage(second)) throw second;
  return second.json;
}

async function attempt(
  {service, operation, url, init}: JsonCall,
  signal: AbortSignal,
): Promise<{json: unknown} | ServiceOutage> {
  let status = 0;
  try {
    const response = await fetch(url, {...init, signal});
    status = response.status;
    const text = await response.text();
    if (!response.ok) return new ServiceOutage(service, operation, status, text.slice(0, 200));
    return {json: JSON.parse(text)};
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unknown';
    return new ServiceOutage(service, operation, status, detail);
  }
}

function isOutage(result: {json: unknown} | ServiceOutage): result is ServiceOutage {
  return result instanceof ServiceOutage;
}

function shouldRetry({status}: ServiceOutage): boolean {
  return status === 0 || RETRY_STATUSES.has(status);
}
