import type {Growth, GrowthTable} from './growth';
import {kB, ms, table} from './report';

/** Small and large: `12.3 → 12.5`. */
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
export function growthTables(tables: readonly GrowthTable[]): string {
  return tables
    .map(({title, rows}) => `${title}, in turns; medians\n\n${table(columns, rows)}`)
    .join('\n\n');
}

/** Sentences about what grew too much; none when all is well. */
export function growthComplaints(tables: readonly GrowthTable[]): string[] {
  return tables.flatMap(({title, most, rows}) =>
    rows
      .filter(({ratio}) => ratio > most)
      .map(
        ({page, ratio}) =>
          `${title}: ${page} needs ${ratio.toFixed(2)} times the CPU, at most ${most}`,
      ),
  );
}
