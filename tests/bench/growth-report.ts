import {sizes, type Growth} from './growth';
import {table} from './report';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => time.toFixed(1);

/** Small beside large: `12.3 → 12.5`. */
const both = <Value>([small, large]: [Value, Value], show: (value: Value) => string) =>
  `${show(small)} → ${show(large)}`;

const columns: [string, (result: Growth) => string][] = [
  ['page', ({page}) => page],
  ['CPU ms', ({cpu}) => both(cpu, ms)],
  ['ratio', ({ratio}) => ratio.toFixed(2)],
  ['req/s', ({perSecond}) => both(perSecond, (value) => value.toFixed(0))],
  ['cold ms', ({cold}) => both(cold, ms)],
  ['p50 ms', ({warm}) => both(warm, ms)],
  ['HTML kB', ({weight}) => both(weight, ({html}) => kB(html))],
  ['JS kB', ({weight}) => both(weight, ({javascript}) => kB(javascript))],
  ['requests', ({weight}) => both(weight, ({requests}) => String(requests))],
];

/** Small and large side by side, as tables for the terminal. */
export function growthTables({catalogue, variants}: {catalogue: Growth[]; variants: Growth}) {
  const [small, large] = sizes.map((size) => size.toLocaleString('en'));
  return [
    `A shop of ${small} products → one of ${large}, in turns; medians`,
    '',
    table(columns, catalogue),
    '',
    'A product with 8 variants → one with 2,000, in turns; medians',
    '',
    table(columns, [variants]),
  ].join('\n');
}

/** How many times the small one's CPU the large one may need: noise for a shop, 1.3 for variants (issue's limit). */
const most = {catalogue: 1.25, variants: 1.3};

/** What grew too much, as sentences; none when all is well. */
export function growthComplaints({catalogue, variants}: {catalogue: Growth[]; variants: Growth}) {
  const tooMuch = ({page, ratio}: Growth, limit: number) =>
    ratio <= limit ? [] : [`${page} needs ${ratio.toFixed(2)} times the CPU, at most ${limit}`];
  return [
    ...catalogue.flatMap((row) => tooMuch(row, most.catalogue)),
    ...tooMuch(variants, most.variants),
  ];
}
