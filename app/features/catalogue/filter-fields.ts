/** The form of everything that narrows and sorts a list. */
export const FILTER_FORM = 'filters';

/** Values of a facet that are seen at once; colours stand two in a row. */
export const VALUES_SEEN = 5;
export const COLORS_SEEN = 8;

/** Facets with more values than this get a field that searches them. */
export const VALUES_WITHOUT_SEARCH = 12;

/** Open from the start, beside the price. */
export const OPEN_FACETS = 5;
