/** Longest message to the shop and longest address, in characters. */
export const LONGEST_MESSAGE = 2000;
/** What fits on a line of an order or a letter, in characters. */
export const LONGEST_LINE = 255;
