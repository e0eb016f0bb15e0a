import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {z} from 'zod';
import type {OpenSuppliers} from '../commands/open-suppliers';
import {freePort, serveWorker} from '../commands/serve-worker';
import {startEdgeProxy} from './edge-proxy';
import {median} from './load';
import type {PageToMeasure} from './pages';

/** Lighthouse's results for a page on a phone. */
export interface LighthouseResult {
  page: string;
  /** Out of 100. */
  performance: number;
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number;
  /** Total blocking time in milliseconds: what main-thread tasks take beyond 50. */
  blocking: number;
}

const run = promisify(execFile);
const rounds = 3;

const report = z.object({
  categories: z.object({performance: z.object({score: z.number()})}),
  audits: z.object({
    'largest-contentful-paint': z.object({numericValue: z.number()}),
    'total-blocking-time': z.object({numericValue: z.number()}),
  }),
});

/**
 * Runs Lighthouse on each page as an edge serves it; medians of three.
 *
 * @param folder where Lighthouse is installed, e.g. with `npm install --prefix <folder> lighthouse@12`
 */
export async function runLighthouse(
  folder: string,
  pages: readonly PageToMeasure[],
  suppliers: OpenSuppliers,
): Promise<LighthouseResult[]> {
  const origin = `https://localhost:${await freePort()}`;
  const shop = await serveWorker({
    port: 0,
    settings: {...suppliers.settings, SHOP_ORIGIN: origin},
  });
  const proxy = await startEdgeProxy(origin, (url, headers) =>
    shop.dispatchFetch(url, {headers, redirect: 'manual'}),
  );
  try {
    const results: LighthouseResult[] = [];
    for (const {name, path} of pages) {
      // The first visit renders the pictures and fills the shop's caches.
      await withRetry(() => lookAt(folder, origin + path));
      const looks: Omit<LighthouseResult, 'page'>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        looks.push(await withRetry(() => lookAt(folder, origin + path)));
      }
      const middle = (figure: keyof (typeof looks)[number]) =>
        median(looks.map((look) => look[figure]));
      results.push({
        page: name,
        performance: middle('performance'),
        largestPaint: middle('largestPaint'),
        blocking: middle('blocking'),
      });
    }
    return results;
  } finally {
    await proxy.close();
    await shop.close();
  }
}

/** Lighthouse sometimes misses the start of a recording, and asks to run it again. */
async function withRetry<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    console.warn('Lighthouse runs again:', error instanceof Error ? error.message : error);
    return look();
  }
}

async function lookAt(folder: string, url: string): Promise<Omit<LighthouseResult, 'page'>> {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const {stdout} = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      // As a German reader: others are redirected to English pages, one more round trip.
      '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors --disable-quic --accept-lang=de-DE',
    ],
    {
      env: {CHROME_PATH: '/usr/bin/chromium', ...process.env},
      maxBuffer: 100_000_000,
    },
  );
  const {categories, audits} = report.parse(JSON.parse(stdout));
  return {
    performance: categories.performance.score * 100,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
  };
}
