import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {parseArgs} from 'node:util';
import {openSuppliers} from '../commands/open-suppliers';
import {measureGrowth} from './growth';
import {growthComplaints, growthTables} from './growth-report';
import {measureInBrowser, type BrowserCost} from './browser-cost';
import {crowdComplaints, measureCrowd} from './crowd';
import {complaintsOf, keptPages} from './limits';
import {runLighthouse, type LighthouseResult} from './lighthouse';
import {measure, type PageResult} from './measure';
import {weighWorker} from './page-weight';
import {pagesToMeasure} from './pages';
import {browserTable, legend, lighthouseTable, tableOf} from './report';
import {measureSkeleton} from './skeleton';

/**
 * `npm run bench -- growth` measures only growth, `-- crowd` a thousand visitors a second for a minute. Third-party
 * tools are measured when their folder is given: `--lighthouse` for an installation of Lighthouse 12, `--skeleton` for
 * the `dist` of a built Hydrogen skeleton.
 */
const {positionals, values: folders} = parseArgs({
  allowPositionals: true,
  options: {lighthouse: {type: 'string'}, skeleton: {type: 'string'}},
});
const latencies = positionals.length > 0 ? [] : [0, 50];

const runs: {latencyMs: number; pages: PageResult[]}[] = [];
/** Pages as served from the page cache to visitors without personal data. */
const kept: PageResult[] = [];
let inBrowser: BrowserCost[] = [];
let skeleton: PageResult[] = [];
let lighthouse: LighthouseResult[] = [];
for (const latencyMs of latencies) {
  const suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost', latencyMs});
  const pages: PageResult[] = [];
  try {
    const visits = await pagesToMeasure(suppliers);
    for (const {name, ...visit} of visits) {
      pages.push(await measure(name, visit, suppliers, latencyMs));
      if (latencyMs > 0 || !keptPages.has(name)) continue;
      kept.push(
        await measure(`${name}, kept`, visit, suppliers, latencyMs, {settings: {PAGE_CACHE: 'on'}}),
      );
    }
    if (latencyMs === 0) {
      inBrowser = await measureInBrowser(visits, suppliers);
      const ofSkeleton = visits.filter(({name}) => keptPages.has(name));
      if (folders.skeleton) {
        skeleton = await measureSkeleton(folders.skeleton, ofSkeleton, suppliers);
      }
    }
    const rows = latencyMs === 0 ? [...pages, ...kept, ...skeleton] : pages;
    console.log(`\nSuppliers answer after ${latencyMs} ms\n\n${tableOf(rows)}`);
    runs.push({latencyMs, pages});
    if (latencyMs === 0) {
      console.log(`\n${browserTable(pages, inBrowser)}`);
      const ofLighthouse = visits.filter(({name}) => keptPages.has(name) || name === 'empty cart');
      if (folders.lighthouse) {
        lighthouse = await runLighthouse(folders.lighthouse, ofLighthouse, suppliers);
        console.log(`\n${lighthouseTable(lighthouse)}`);
      }
    }
  } finally {
    await suppliers.close();
  }
}

const crowd = positionals.includes('crowd') ? await measureCrowd() : null;
if (crowd) console.table([crowd]);

const growth = positionals.includes('crowd') ? [] : await measureGrowth();
if (growth.length > 0) console.log(`\n${growthTables(growth)}`);

const worker = weighWorker();
console.log(`\n${legend}`);
console.log(
  `Worker: ${Math.round(worker.raw / 1000)} kB, gzip ${Math.round(worker.gzip / 1000)} kB`,
);

const machine = {node: process.version, cpu: cpus()[0]?.model, cores: cpus().length};
mkdirSync('.cache', {recursive: true});
writeFileSync(
  '.cache/bench.json',
  JSON.stringify(
    {machine, worker, runs, kept, skeleton, inBrowser, lighthouse, growth, crowd},
    null,
    2,
  ),
);
console.log('All numbers: .cache/bench.json');

const complaints = [
  ...[...(runs[0]?.pages ?? []), ...kept].flatMap(complaintsOf),
  ...growthComplaints(growth),
  ...(crowd ? crowdComplaints(crowd) : []),
];
for (const complaint of complaints) console.error(`✗ ${complaint}`);
process.exit(complaints.length > 0 ? 1 : 0);
