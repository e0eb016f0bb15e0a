import type {PageResult} from './measure';

/** The most that a page may cost, in bytes; HTML as it is and compressed. */
interface Limits {
  htmlRaw: number;
  html: number;
  javascript: number;
  css: number;
}

const limitsOf = (htmlRaw: number, html: number, javascript: number, css: number): Limits => ({
  htmlRaw,
  html,
  javascript,
  css,
});

/** By the name of the page: what it takes today, and two percent. Whoever makes a page lighter lowers its row. */
const limits: Record<string, Limits> = {
  home: limitsOf(110_100, 21_200, 113_600, 19_600),
  collection: limitsOf(51_900, 12_800, 112_900, 22_000),
  search: limitsOf(111_800, 18_000, 112_400, 22_000),
  product: limitsOf(66_800, 16_300, 117_000, 21_000),
  '2000 variants': limitsOf(89_700, 17_400, 117_000, 21_000),
  content: limitsOf(86_600, 20_100, 114_400, 19_600),
  'empty cart': limitsOf(38_100, 11_400, 115_100, 19_600),
  'home with a cart': limitsOf(116_700, 23_700, 113_600, 19_600),
  'cart, 3 lines': limitsOf(56_000, 14_300, 115_100, 19_600),
  '404': limitsOf(51_400, 12_400, 114_400, 19_600),
};

/** Bytes of style sheets (compressed) on a page without a row, and of fonts, the same on all pages. */
const commonLimits = {css: 22_000, fonts: 40_500};

/** Pages that are measured as the page cache answers them, too; then the name ends in `, kept`. */
export const keptPages: ReadonlySet<string> = new Set(['home', 'collection', 'product']);

/** The most CPU for a page that is kept, as a multiple of hello-world's: 1.8 to 3.5 today, on a busy machine more. */
const KEPT_OF_HELLO = 6;
/** The same for a page that is made anew: 23 to 58 today. */
const ANEW_OF_HELLO = 75;

/** What is beyond its limit, as sentences; none when all is well. */
export function complaintsOf({page, weight, cpuOfHello}: PageResult): string[] {
  const isKept = page.endsWith(', kept');
  const mostOfHello = isKept ? KEPT_OF_HELLO : ANEW_OF_HELLO;
  const ofCpu =
    cpuOfHello <= mostOfHello
      ? []
      : [`${page} takes ${cpuOfHello.toFixed(1)} times hello's CPU, at most ${mostOfHello}`];
  if (isKept) return ofCpu;
  const most = limits[page];
  const figures: [string, number, number | undefined][] = [
    ['HTML', weight.htmlRaw, most?.htmlRaw],
    ['compressed HTML', weight.html, most?.html],
    ['JavaScript', weight.javascript, most?.javascript],
    ['CSS', weight.css, most?.css ?? commonLimits.css],
    ['fonts', weight.fonts, commonLimits.fonts],
  ];
  const ofBytes = figures.flatMap(([what, value, limit]) =>
    limit === undefined || value <= limit
      ? []
      : [`${page} takes ${value} bytes of ${what}, at most ${limit}`],
  );
  return [...ofCpu, ...ofBytes];
}
