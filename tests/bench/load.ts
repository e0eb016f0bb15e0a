import {Agent, request, type ClientRequest} from 'node:http';
import {performance} from 'node:perf_hooks';

/** A page to request, as a browser would. */
export interface Visit {
  url: string;
  status: number;
  cookie?: string;
}

interface Answer {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  /** Milliseconds until the first byte of the response. */
  firstByte: number;
}

interface Load {
  requests: number;
  perSecond: number;
}

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Headers of a browser that requests a page. */
export const browser: Readonly<Record<string, string>> = {
  'User-Agent': chrome,
  Accept: 'text/html',
  'Accept-Encoding': 'identity',
  'Accept-Language': 'de-DE',
  'Sec-Fetch-Mode': 'navigate',
};

const concurrency = 10;
const tenConnections = new Agent({keepAlive: true, maxSockets: concurrency});

/**
 * Requests a page once; an unexpected status throws. Nothing is compressed: at the edge that happens outside of the
 * worker.
 */
export function ask({url, status, cookie}: Visit): Promise<Answer> {
  const headers: Record<string, string> = {...browser};
  if (cookie) headers.Cookie = cookie;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const outgoing = request(url, {agent: tenConnections, headers}, (response) => {
      const firstByte = performance.now() - began;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === status) {
          resolve({body: Buffer.concat(chunks), headers: response.headers, firstByte});
        } else {
          reject(new Error(`${url} answered ${response.statusCode}, not ${status}`));
        }
      });
    });
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error(`${url} took over 20 s`)));
    outgoing.on('error', (error) => {
      if (isStale(outgoing, error)) resolve(ask({url, status, cookie}));
      else reject(error);
    });
    outgoing.end();
  });
}

/** Whether a request failed because the worker had closed its idle connection; browsers then send it again. */
export function isStale(outgoing: ClientRequest, error: Error): boolean {
  return outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
}

/** Concurrent visitors, ten by default, until `count` requests are answered or the time is up. */
export async function load(
  visit: Visit,
  count: number,
  limitMs: number,
  visitors = concurrency,
): Promise<Load> {
  const began = performance.now();
  let started = 0;
  let answered = 0;
  const visitor = async () => {
    while (started < count && performance.now() - began < limitMs) {
      started += 1;
      await ask(visit);
      answered += 1;
    }
  };
  await Promise.all(Array.from({length: visitors}, visitor));
  return {requests: answered, perSecond: (answered * 1000) / (performance.now() - began)};
}

/** One visitor, one request after another: milliseconds to the first byte of each. */
export async function firstBytes(visit: Visit, count: number, limitMs: number): Promise<number[]> {
  const began = performance.now();
  const times: number[] = [];
  while (times.length < count && performance.now() - began < limitMs) {
    times.push((await ask(visit)).firstByte);
  }
  return times;
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}
