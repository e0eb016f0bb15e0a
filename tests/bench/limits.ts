import type {BrowserCost} from './browser-cost';
import type {PageResult} from './measure';

/** The most that a page may cost; what a figure should come down to stands behind it. */
export interface Limits {
  /** CPU per request, as a multiple of the hello-world worker's. */
  cpuOfHello: number;
  htmlRaw: number;
  html: number;
  javascript: number;
  elements: number;
}

/** By the name of the page; pages without a row are told and not limited. Goals in `goals`. */
export const limits: Record<string, Limits> = {};

/** Bytes of style sheets and of fonts, the same on all pages. */
export const commonLimits = {css: 24_000, fonts: 92_000};

/** What is beyond its limit, as sentences; none when all is well. */
export function complaintsOf(
  {page, cpuOfHello, weight}: PageResult,
  cost: BrowserCost | undefined,
): string[] {
  const most = limits[page];
  const figures: [string, number | undefined, number | undefined][] = [
    ['times the CPU of hello-world', cpuOfHello, most?.cpuOfHello],
    ['bytes of HTML', weight.htmlRaw, most?.htmlRaw],
    ['bytes of compressed HTML', weight.html, most?.html],
    ['bytes of JavaScript', weight.javascript, most?.javascript],
    ['elements', cost?.elements, most?.elements],
    ['bytes of CSS', weight.css, commonLimits.css],
    ['bytes of fonts', weight.fonts, commonLimits.fonts],
  ];
  return figures.flatMap(([what, value, limit]) =>
    value === undefined || limit === undefined || value <= limit
      ? []
      : [`${page} takes ${Math.round(value)} ${what}, at most ${limit}`],
  );
}
