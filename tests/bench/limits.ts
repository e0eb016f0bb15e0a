import type {PageResult} from './measure';

/** The most that a page may cost, in bytes; HTML as it is and compressed. */
interface Limits {
  htmlRaw: number;
  html: number;
  javascript: number;
}

const limitsOf = (htmlRaw: number, html: number, javascript: number): Limits => ({
  htmlRaw,
  html,
  javascript,
});

/** By the name of the page: what it takes today, and two percent. Whoever makes a page lighter lowers its row. */
const limits: Record<string, Limits> = {
  home: limitsOf(233_000, 36_300, 124_000),
  collection: limitsOf(91_500, 17_500, 116_600),
  search: limitsOf(200_000, 25_600, 115_800),
  product: limitsOf(106_500, 21_200, 120_500),
  '2000 variants': limitsOf(144_500, 23_500, 120_500),
  content: limitsOf(140_500, 31_000, 124_500),
  'empty cart': limitsOf(67_500, 14_000, 118_600),
  'home with a cart': limitsOf(239_500, 38_100, 124_000),
  'cart, 3 lines': limitsOf(88_500, 17_400, 118_600),
  '404': limitsOf(96_500, 17_300, 124_500),
};

/** Bytes of style sheets (compressed) and of fonts, the same on all pages. */
const commonLimits = {css: 23_100, fonts: 40_500};

/** Pages that are measured as the page cache answers them, too; then the name ends in `, kept`. */
export const keptPages: ReadonlySet<string> = new Set(['home', 'collection', 'product']);

/** The most CPU for a page that is kept, as a multiple of hello-world's: 3.4 to 3.9 today, on a busy machine more. */
const KEPT_OF_HELLO = 6;

/** What is beyond its limit, as sentences; none when all is well. */
export function complaintsOf({page, weight, cpuOfHello}: PageResult): string[] {
  if (page.endsWith(', kept')) {
    if (cpuOfHello <= KEPT_OF_HELLO) return [];
    return [`${page} takes ${cpuOfHello.toFixed(1)} times hello's CPU, at most ${KEPT_OF_HELLO}`];
  }
  const most = limits[page];
  const figures: [string, number, number | undefined][] = [
    ['HTML', weight.htmlRaw, most?.htmlRaw],
    ['compressed HTML', weight.html, most?.html],
    ['JavaScript', weight.javascript, most?.javascript],
    ['CSS', weight.css, commonLimits.css],
    ['fonts', weight.fonts, commonLimits.fonts],
  ];
  return figures.flatMap(([what, value, limit]) =>
    limit === undefined || value <= limit
      ? []
      : [`${page} takes ${value} bytes of ${what}, at most ${limit}`],
  );
}
