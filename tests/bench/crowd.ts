import {Agent, request} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {keptPages} from './limits';
import {ask, browser, isStale, quantile} from './load';
import {pagesToMeasure} from './pages';
import {clearRequestLogs, supplierRequests} from './supplier-requests';
import {startWorker} from './worker-process';

/** The results for many simultaneous visitors. */
interface Crowd {
  perSecond: number;
  visitors: number;
  /** Responses that failed, or were not the page. */
  failed: number;
  /** Milliseconds from the scheduled arrival of a visitor until the complete page was received. */
  p50: number;
  p99: number;
  /** The same without visitors who hit a worker that was still warming up. */
  p99AfterWarmUp: number;
  /** Requests to the suppliers: for one visitor of each page, and for the crowd. */
  supplierRequestsBaseline: number;
  supplierRequestsUnderLoad: number;
}

const PER_SECOND = 1_000;
const SECONDS = 60;
/** A fresh worker renders its first pages slowly, while the crowd waits for them. */
const WARM_UP_SECONDS = 3;
/** Shared cache entries live for a minute, so each may be fetched when the crowd arrives and once more. */
const LIFETIMES = 2;
/** Fetched by each isolate once a minute, so that published content appears. */
const CONTENT_VERSION = 'spaces/me';

/**
 * A thousand visitors a second request shared cacheable pages from a worker that has just started. They arrive on
 * schedule, however long earlier responses take.
 */
export async function measureCrowd(): Promise<Crowd> {
  const suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost'});
  try {
    const pages = await pagesToMeasure(suppliers);
    const paths = pages.filter(({name}) => keptPages.has(name)).map(({path}) => path);
    const supplierRequestsBaseline = await countSupplierRequests(suppliers, paths, async (urls) => {
      for (const url of urls) await ask({url, status: 200});
    });
    let arrivals: Arrivals = {times: [], later: [], failed: 0};
    const supplierRequestsUnderLoad = await countSupplierRequests(
      suppliers,
      paths,
      async (urls) => {
        arrivals = await arrive(urls, PER_SECOND * SECONDS);
      },
    );
    const {times, later, failed} = arrivals;
    return {
      perSecond: PER_SECOND,
      visitors: times.length + failed,
      failed,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      p99AfterWarmUp: quantile(later, 0.99),
      supplierRequestsBaseline,
      supplierRequestsUnderLoad,
    };
  } finally {
    await suppliers.close();
  }
}

/** Counts the requests that reach the suppliers during visits to a fresh worker with the page cache. */
async function countSupplierRequests(
  suppliers: OpenSuppliers,
  paths: readonly string[],
  visit: (urls: string[]) => Promise<void>,
): Promise<number> {
  const worker = await startWorker({settings: {...suppliers.settings, PAGE_CACHE: 'on'}});
  try {
    await clearRequestLogs(suppliers.url);
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
      if (number > WARM_UP_SECONDS * PER_SECOND) arrivals.later.push(time);
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

/**
 * Requests a page and discards its bytes: retaining 70 MB a second would measure the pauses of the own garbage
 * collection.
 */
function look(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {agent, headers: browser}, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.on('error', (error) => {
      if (isStale(asked, error)) resolve(look(url, agent));
      else reject(error);
    });
    asked.end();
  });
}

/** Violations of the limits by the crowd's results. */
export function crowdComplaints(crowd: Crowd): string[] {
  const {failed, p99AfterWarmUp, supplierRequestsUnderLoad} = crowd;
  const maxRequests = crowd.supplierRequestsBaseline * LIFETIMES;
  return [
    ...(failed > 0 ? [`${failed} visitors of the crowd got no page`] : []),
    ...(p99AfterWarmUp > 50
      ? [`a page takes ${p99AfterWarmUp.toFixed(0)} ms in a crowd (99 %), at most 50`]
      : []),
    ...(supplierRequestsUnderLoad > maxRequests
      ? [`${supplierRequestsUnderLoad} supplier requests under load, at most ${maxRequests}`]
      : []),
  ];
}
