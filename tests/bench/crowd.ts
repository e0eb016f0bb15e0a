import {Agent, request} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {keptPages} from './limits';
import {ask, browser, quantile} from './load';
import {pagesToMeasure} from './pages';
import {forgetRequests, supplierRequests} from './supplier-requests';
import {startWorker} from './worker-process';

/** What became of visitors who came all at once. */
export interface Crowd {
  perSecond: number;
  visitors: number;
  /** Answers that did not come, or were not the page. */
  failed: number;
  /** Milliseconds from the moment a visitor was due until the whole page was there. */
  p50: number;
  p99: number;
  /** The same without those who met a worker that was still waking up. */
  p99Awake: number;
  /** Requests to the suppliers for what they sell and tell: for one visitor of each page, and for the crowd. */
  asksCalm: number;
  asksCrowd: number;
}

const PER_SECOND = 1_000;
const SECONDS = 60;
/** A worker that has just started makes its first pages slowly, and the crowd waits for them. */
const WAKING_SECONDS = 3;
/** What is kept for all lives a minute, so each thing may be asked for when the crowd comes and once more. */
const LIFETIMES = 2;
/** Asked for every few seconds, so that what editors publish is seen at once. */
const CONTENT_VERSION = 'spaces/me';

/**
 * A thousand visitors a second, each with one of the pages that are kept for all, come to a worker that has just started. They come
 * when they are due, however long the answers before them take.
 */
export async function measureCrowd(): Promise<Crowd> {
  const suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost'});
  try {
    const pages = await pagesToMeasure(suppliers);
    const paths = pages.filter(({name}) => keptPages.has(name)).map(({path}) => path);
    const asksCalm = await asksOf(suppliers, paths, async (urls) => {
      for (const url of urls) await ask({url, status: 200});
    });
    let arrivals: Arrivals = {times: [], later: [], failed: 0};
    const asksCrowd = await asksOf(suppliers, paths, async (urls) => {
      arrivals = await arrive(urls, PER_SECOND * SECONDS);
    });
    const {times, later, failed} = arrivals;
    return {
      perSecond: PER_SECOND,
      visitors: times.length + failed,
      failed,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      p99Awake: quantile(later, 0.99),
      asksCalm,
      asksCrowd,
    };
  } finally {
    await suppliers.close();
  }
}

/** How many requests reach the suppliers while visits are made to a fresh worker that keeps pages. */
async function asksOf(
  suppliers: OpenSuppliers,
  paths: readonly string[],
  visit: (urls: string[]) => Promise<void>,
): Promise<number> {
  const worker = await startWorker({settings: {...suppliers.settings, PAGE_CACHE: 'on'}});
  try {
    await forgetRequests(suppliers.url);
    await visit(paths.map((path) => worker.url + path));
    const {operations} = await supplierRequests(suppliers.url, 0);
    return operations.filter((operation) => operation !== CONTENT_VERSION).length;
  } finally {
    await worker.close();
  }
}

interface Arrivals {
  times: number[];
  later: number[];
  failed: number;
}

async function arrive(urls: readonly string[], total: number): Promise<Arrivals> {
  const agent = new Agent({keepAlive: true, maxSockets: 100});
  const arrivals: Arrivals = {times: [], later: [], failed: 0};
  const began = performance.now();
  const visit = async (number: number) => {
    const due = began + (number * 1_000) / PER_SECOND;
    try {
      await look(urls[number % urls.length] ?? '', agent);
      const time = performance.now() - due;
      arrivals.times.push(time);
      if (number > WAKING_SECONDS * PER_SECOND) arrivals.later.push(time);
    } catch (error) {
      if (arrivals.failed === 0) console.error(error);
      arrivals.failed += 1;
    }
  };
  const visits: Promise<void>[] = [];
  while (visits.length < total) {
    const due = Math.min(total, ((performance.now() - began) * PER_SECOND) / 1_000);
    while (visits.length < due) visits.push(visit(visits.length));
    await wait(1);
  }
  await Promise.all(visits);
  agent.destroy();
  return arrivals;
}

/** Asks for a page and lets its bytes go: who keeps 70 MB a second measures the pauses of its own memory. */
function look(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {agent, headers: browser}, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.on('error', reject).end();
  });
}

/** What the crowd met that it should not. */
export function crowdComplaints({failed, p99Awake, asksCalm, asksCrowd}: Crowd): string[] {
  return [
    ...(failed > 0 ? [`${failed} visitors of the crowd got no page`] : []),
    ...(p99Awake > 50
      ? [`a page takes ${p99Awake.toFixed(0)} ms in a crowd (99 %), at most 50`]
      : []),
    ...(asksCrowd > asksCalm * LIFETIMES
      ? [`a crowd asks the suppliers ${asksCrowd} times, at most ${asksCalm * LIFETIMES}`]
      : []),
  ];
}
