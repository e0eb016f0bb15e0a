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
  home: limitsOf(264_000, 39_500, 124_000),
  collection: limitsOf(121_000, 20_400, 116_600),
  search: limitsOf(233_000, 28_600, 115_800),
  product: limitsOf(136_000, 24_500, 120_500),
  '2000 variants': limitsOf(175_000, 26_700, 120_500),
  content: limitsOf(171_000, 34_200, 124_500),
  'empty cart': limitsOf(98_600, 17_300, 118_600),
  'home with a cart': limitsOf(279_000, 42_800, 124_000),
  'cart, 3 lines': limitsOf(119_500, 20_500, 118_600),
  '404': limitsOf(130_500, 20_900, 124_500),
};

/** Bytes of style sheets (compressed) and of fonts, the same on all pages. */
const commonLimits = {css: 23_100, fonts: 40_500};

/** What is beyond its limit, as sentences; none when all is well. */
export function complaintsOf({page, weight}: PageResult): string[] {
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
