/** Search input, in characters. */
export const LONGEST_QUERY = 50;

/** More values of one facet than a visitor picks. */
export const MOST_VALUES = 20;

/** A value of a facet, in characters. */
export const LONGEST_VALUE = 80;

/** Whole amounts of the price filter. */
export const HIGHEST_PRICE = 999_999;
