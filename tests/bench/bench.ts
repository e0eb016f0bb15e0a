import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {openSuppliers} from '../commands/open-suppliers';
import {measure, type PageResult} from './measure';
import {weighWorker} from './page-weight';
import {pagesToMeasure} from './pages';
import {legend, tableOf} from './report';

const latencies = [0, 50];
const mostJavaScript = 115_000;

const runs: {latencyMs: number; pages: PageResult[]}[] = [];
for (const latencyMs of latencies) {
  const suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost', latencyMs});
  const pages: PageResult[] = [];
  try {
    for (const {name, ...visit} of await pagesToMeasure(suppliers)) {
      pages.push(await measure(name, visit, suppliers, latencyMs));
    }
  } finally {
    await suppliers.close();
  }
  console.log(`\nSuppliers answer after ${latencyMs} ms\n\n${tableOf(pages)}`);
  runs.push({latencyMs, pages});
}

const worker = weighWorker();
console.log(`\n${legend}`);
console.log(
  `Worker: ${Math.round(worker.raw / 1000)} kB, gzip ${Math.round(worker.gzip / 1000)} kB`,
);

const machine = {node: process.version, cpu: cpus()[0]?.model, cores: cpus().length};
mkdirSync('.cache', {recursive: true});
writeFileSync('.cache/bench.json', JSON.stringify({machine, worker, runs}, null, 2));
console.log('All numbers: .cache/bench.json');

const heavy = (runs[0]?.pages ?? []).filter(({weight}) => weight.javascript > mostJavaScript);
for (const {page, weight} of heavy) {
  console.error(
    `✗ ${page} needs ${weight.javascript} bytes of JavaScript, at most ${mostJavaScript}`,
  );
}
process.exit(heavy.length > 0 ? 1 : 0);
