import {badRequest} from './api-error';

/** A condition on records. */
export type Filter =
  | {kind: 'and' | 'or'; of: readonly Filter[]}
  | {kind: 'facet'; attribute: string; value: string}
  | {kind: 'number'; attribute: string; test: (value: number) => boolean};

/** A list joined by AND; nested lists are joined by OR. */
type NestedList = readonly (string | readonly string[])[];

const condition = /([\w.]+):(?:(\w+)|"((?:\\.|[^"\\])*)")(?: AND (?=.)|$)/y;

/** `filters`, as far as the shop uses it: `available:true AND collections:"e-bikes"`. Throws ApiError 400 for the rest. */
export function readFilters(source: string): Filter[] {
  const found: Filter[] = [];
  condition.lastIndex = 0;
  while (condition.lastIndex < source.length) {
    const [, attribute, word, quoted = ''] = condition.exec(source) ?? [];
    if (!attribute) throw badRequest(`filters: Unexpected token in ${source}`);
    found.push({kind: 'facet', attribute, value: word ?? quoted.replaceAll(/\\(.)/g, '$1')});
  }
  return found;
}

/** `attribute:value`, `attribute:\-value` for a value that starts with a minus; exclusion by `-` is 400 here. */
function facetFilter(source: string): Filter {
  const [, attribute, value] = /^([^:]+):(?!-)(?:\\(?=-))?(.*)$/s.exec(source) ?? [];
  if (!attribute || !value) throw badRequest(`facetFilters: Syntax error near "${source}"`);
  return {kind: 'facet', attribute, value};
}

const tests: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<=': (value, limit) => value <= limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
};

function numericFilter(source: string): Filter {
  const [, attribute = '', operator = '', limit] =
    /^([\w.]+)(<=|>=|>)(-?\d+(?:\.\d+)?)$/.exec(source) ?? [];
  const passes = tests[operator];
  if (!passes) throw badRequest(`Invalid syntax for numeric condition "${source}"`);
  return {kind: 'number', attribute, test: (value) => passes(value, Number(limit))};
}

const readList = (list: NestedList, read: (source: string) => Filter): Filter[] =>
  list.map((entry) =>
    typeof entry === 'string' ? read(entry) : {kind: 'or', of: entry.map(read)},
  );

/** Throws ApiError 400 for an invalid filter. */
export const readFacetFilters = (list: NestedList): Filter[] => readList(list, facetFilter);

/** Throws ApiError 400 for an invalid filter. */
export const readNumericFilters = (list: NestedList): Filter[] => readList(list, numericFilter);
