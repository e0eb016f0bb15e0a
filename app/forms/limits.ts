/** Longest message to the shop and longest address, in characters. */
export const LONGEST_MESSAGE = 2000;
/** Where a browser stops taking in a text of several lines, so that a form with one stays below 64 kB. */
export const LONGEST_TYPED = 5000;
/** What fits on a line of an order or a letter, in characters. */
export const LONGEST_LINE = 255;
/** Shortest and longest parts of a review, in characters. */
export const REVIEW_LENGTHS = {
  title: [3, 100],
  body: [20, LONGEST_MESSAGE],
  author: [2, 60],
} as const;
