import {MAX_BYTES as MAX_FONT_BYTES} from '../commands/subset-font.mjs';
import type {PageResult} from './measure';

/** Maximum sizes of a page in bytes; HTML raw and compressed. */
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

/** By the name of the page: its current size plus two percent. Lower a page's row when you make it lighter. */
const limits: Record<string, Limits> = {
  home: limitsOf(100_900, 20_200, 91_300, 17_100),
  collection: limitsOf(52_000, 12_750, 93_700, 19_600),
  search: limitsOf(119_200, 18_400, 94_300, 19_600),
  product: limitsOf(64_500, 15_300, 95_700, 18_600),
  '2000 variants': limitsOf(86_700, 16_450, 95_700, 18_600),
  content: limitsOf(79_700, 18_800, 92_100, 17_100),
  'empty cart': limitsOf(32_200, 9_500, 98_000, 17_100),
  'home with a cart': limitsOf(106_300, 22_350, 91_300, 17_100),
  'cart, 3 lines': limitsOf(52_100, 13_300, 98_000, 17_100),
  '404': limitsOf(49_900, 11_550, 92_100, 17_100),
};

/** Bytes of stylesheets (compressed) on a page without a row, and of fonts, the same on all pages. */
const commonLimits = {css: 19_600, fonts: MAX_FONT_BYTES};

/** Pages that are also measured from the page cache; their name then ends in `, kept`. */
export const keptPages: ReadonlySet<string> = new Set(['home', 'collection', 'product']);

/** Maximum CPU for a cached page, as a multiple of hello-world's: currently 1.8 to 3.5, more on a busy machine. */
const KEPT_OF_HELLO = 6;
/** The same for a freshly rendered page: currently 23 to 58. */
const ANEW_OF_HELLO = 75;

/** Sentences about exceeded limits; none when all is well. */
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
