import {badRequest} from './api-error';
import {comparison, isNumber, range, type Filter} from './filter-types';

/** A list joined by AND; nested lists are joined by OR. */
export type NestedList = string | readonly (string | readonly string[])[];

/** `attribute:value`, `attribute:-value` to exclude it, `attribute:\-value` for a value that starts with a minus. */
function facetFilter(source: string): Filter {
  const at = source.indexOf(':');
  if (at < 1) {
    throw badRequest(`facetFilters: Syntax error near "${source}": expected "attribute:value"`);
  }
  const attribute = source.slice(0, at).trim();
  const value = source.slice(at + 1).trim();
  if (attribute.startsWith('-')) {
    return {kind: 'not', of: {kind: 'facet', attribute: attribute.slice(1), value}};
  }
  if (value.startsWith('-')) {
    return {kind: 'not', of: {kind: 'facet', attribute, value: value.slice(1)}};
  }
  return {kind: 'facet', attribute, value: value.startsWith('\\-') ? value.slice(1) : value};
}

/** `attribute>=10` or `attribute:10 TO 20`. */
function numericFilter(source: string): Filter {
  const [, name = '', operator = '', limit = ''] =
    /^\s*([^<>=!]+?)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(source) ?? [];
  if (name !== '' && isNumber(limit)) return comparison(name, operator, Number(limit));
  const [, attribute = '', from = '', to = from] =
    /^\s*([^<>=!]+?)\s*:\s*(\S+)(?:\s+to\s+(\S+))?\s*$/i.exec(source) ?? [];
  if (attribute !== '' && isNumber(from) && isNumber(to)) {
    return range(attribute, Number(from), Number(to));
  }
  throw badRequest(`Invalid syntax for numeric condition "${source}"`);
}

function readList(list: NestedList, read: (source: string) => Filter): Filter | null {
  const entries = typeof list === 'string' ? [list] : list;
  const all = entries.flatMap((entry): Filter[] => {
    if (typeof entry === 'string') return entry === '' ? [] : [read(entry)];
    return entry.length === 0 ? [] : [{kind: 'or', of: entry.map(read)}];
  });
  return all.length === 0 ? null : {kind: 'and', of: all};
}

/** Parses `facetFilters`. Throws ApiError 400 for an invalid filter. */
export const readFacetFilters = (list: NestedList): Filter | null => readList(list, facetFilter);

/** Parses `numericFilters`. Throws ApiError 400 for an invalid filter. */
export const readNumericFilters = (list: NestedList): Filter | null =>
  readList(list, numericFilter);
