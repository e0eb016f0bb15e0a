import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {OpenSuppliers} from '../commands/open-suppliers';
import {ask, firstBytes, load, median, quantile, type Visit} from './load';
import {weigh, type PageWeight} from './page-weight';
import {playRound, type Round} from './rounds';
import {clearRequestLogs, supplierRequests, type SupplierRequests} from './supplier-requests';
import {startWorker, type MeasuredWorker} from './worker-process';

const rounds = 4;
const helloWorld = fileURLToPath(new URL('./hello-world.mjs', import.meta.url));

export interface PageResult {
  page: string;
  /** Requests per second with ten visitors, relative to the hello-world worker's. */
  throughput: number;
  perSecond: number;
  helloPerSecond: number;
  /** Milliseconds of the worker's CPU per request. */
  cpu: number;
  /** The same as a multiple of the hello-world worker's. */
  cpuOfHello: number;
  /** Milliseconds until a fresh process responds at all. */
  coldStart: number;
  coldFirstByte: number;
  warmFirstByte: {p50: number; p95: number};
  cold: SupplierRequests;
  warm: SupplierRequests;
  weight: PageWeight;
}

interface MeasuredBuild {
  /** Settings in addition to the suppliers'. */
  settings?: Record<string, string>;
  /** The folder of its build; the shop's own by default. */
  build?: string;
}

/** Measures one page on a separate worker, alternating with a hello-world worker. */
export async function measure(
  page: string,
  address: Omit<Visit, 'url'> & {path: string},
  suppliers: OpenSuppliers,
  latencyMs: number,
  {settings = {}, build = 'dist'}: MeasuredBuild = {},
): Promise<PageResult> {
  const shop = await startWorker({
    settings: {...suppliers.settings, ...settings},
    script: join(build, 'server/index.js'),
  });
  const hello = await startWorker({settings: {}, script: helloWorld});
  try {
    const visit = {...address, url: shop.url + address.path};
    await clearRequestLogs(suppliers.url);
    const first = await ask(visit);
    const cold = await supplierRequests(suppliers.url, latencyMs);

    await load(visit, 40, 5_000);
    await clearRequestLogs(suppliers.url);
    await ask(visit);
    const warm = await supplierRequests(suppliers.url, latencyMs);

    const times = await firstBytes(visit, 60, 10_000);
    return {
      page,
      ...(await inTurns(visit, shop, hello)),
      coldStart: shop.startedAfter,
      coldFirstByte: first.firstByte,
      warmFirstByte: {p50: median(times), p95: quantile(times, 0.95)},
      cold,
      warm,
      weight: weigh(first.body.toString(), join(build, 'client')),
    };
  } finally {
    await Promise.all([shop.close(), hello.close()]);
  }
}

/** Alternates rounds of the page and of hello-world, so that other load on the machine affects both. */
async function inTurns(visit: Visit, shop: MeasuredWorker, hello: MeasuredWorker) {
  const helloVisit = {url: hello.url, status: 200};
  const shopRounds: Round[] = [];
  const helloRounds: Round[] = [];
  await load(helloVisit, 500, 1_000);
  for (let round = 0; round < rounds; round += 1) {
    shopRounds.push(await playRound({visit, worker: shop}, 300, 4_000));
    helloRounds.push(await playRound({visit: helloVisit, worker: hello}, 2_000, 1_500));
  }
  const perSecond = median(shopRounds.map((round) => round.perSecond));
  const helloPerSecond = median(helloRounds.map((round) => round.perSecond));
  const cpu = median(shopRounds.map((round) => round.cpu));
  const cpuOfHello = cpu / median(helloRounds.map((round) => round.cpu));
  return {perSecond, helloPerSecond, throughput: perSecond / helloPerSecond, cpu, cpuOfHello};
}
