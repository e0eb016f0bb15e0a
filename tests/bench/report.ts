import type {BrowserCost} from './browser-cost';
import type {LighthouseResult} from './lighthouse';
import type {PageResult} from './measure';
import type {SupplierRequests} from './supplier-requests';

/** Thousands of bytes with one decimal. */
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
/** Milliseconds with one decimal. */
export const ms = (time: number) => time.toFixed(1);

const asks = ({count, depth}: SupplierRequests) =>
  depth === null ? `${count}` : `${count} (${depth})`;

const columns: [string, (result: PageResult) => string][] = [
  ['page', ({page}) => page],
  ['of hello', ({throughput}) => `${(throughput * 100).toFixed(1)} %`],
  ['req/s', ({perSecond}) => perSecond.toFixed(0)],
  ['CPU ms', ({cpu}) => ms(cpu)],
  ['× hello', ({cpuOfHello}) => ms(cpuOfHello)],
  ['start ms', ({coldStart}) => coldStart.toFixed(0)],
  ['cold ms', ({coldFirstByte}) => ms(coldFirstByte)],
  ['p50 ms', ({warmFirstByte}) => ms(warmFirstByte.p50)],
  ['p95 ms', ({warmFirstByte}) => ms(warmFirstByte.p95)],
  ['asks cold', ({cold}) => asks(cold)],
  ['asks warm', ({warm}) => asks(warm)],
  ['JS kB', ({weight}) => kB(weight.javascript)],
  ['CSS kB', ({weight}) => kB(weight.css)],
  ['HTML kB', ({weight}) => `${kB(weight.htmlRaw)} / ${kB(weight.html)}`],
  ['font kB', ({weight}) => kB(weight.fonts)],
  ['requests', ({weight}) => String(weight.requests)],
];

/** The results as a table for the terminal. */
export function tableOf(results: PageResult[]): string {
  return table(columns, results);
}

/** The costs of the pages on a phone, as a table for the terminal; in order of the pages. */
export function browserTable(pages: readonly PageResult[], costs: readonly BrowserCost[]): string {
  const rows = costs.map((cost, at) => ({page: pages[at]?.page ?? '', ...cost}));
  const titles: [string, (row: (typeof rows)[number]) => string][] = [
    ['On a phone (CPU 4 times slower, 1.6 Mbit/s)', ({page}) => page],
    ['elements', ({elements}) => String(elements)],
    ['largest paint ms', ({largestPaint}) => largestPaint.toFixed(0)],
    ['longest task ms', ({longestTask}) => longestTask.toFixed(0)],
    ['pictures kB', ({pictures}) => kB(pictures)],
  ];
  return table(titles, rows);
}

/** Lighthouse's results, as a table for the terminal. */
export function lighthouseTable(results: readonly LighthouseResult[]): string {
  return table(
    [
      ['Lighthouse, phone', ({page}) => page],
      ['performance', ({performance}) => performance.toFixed(0)],
      ['largest paint ms', ({largestPaint}) => largestPaint.toFixed(0)],
      ['blocking ms', ({blocking}) => blocking.toFixed(0)],
    ],
    results,
  );
}

/** Rows of text under their titles; the first column is left-aligned, numbers are right-aligned. */
export function table<Row>(
  columns: readonly [string, (row: Row) => string][],
  results: readonly Row[],
): string {
  const rows = [
    columns.map(([title]) => title),
    ...results.map((result) => columns.map(([, show]) => show(result))),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Explains the columns to readers of the table. */
export const legend = `of hello: throughput with 10 visitors, as a share of a worker that answers a fixed page of 30 kB, measured in turns
CPU ms: of the worker's process per request, × hello: how many times hello-world's
start ms: from the start of the process to its first answer, cold ms: first byte of a fresh worker's first answer
asks: requests to the suppliers, in brackets how many wait for one another · kB: gzip (HTML raw and gzip), 1 kB = 1000 bytes
requests: of the browser until the page is complete, without pictures that load when they come into view`;
