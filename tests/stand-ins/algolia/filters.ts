import type {RecordStore} from './record-store';
import {badRequest} from './requests';
import type {SearchParameters} from './search-parameters';

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

/** An entry of `attributesForFaceting` with its modifiers. */
interface FacetSetting {
  attribute: string;
  searchable: boolean;
  filterOnly: boolean;
}

/** Can be filtered without being declared. */
const KEY = 'objectID';

/** Parses `searchable(vendor)`, `filterOnly(collections)`, `price`. */
export function facetSettings({attributesForFaceting}: SearchParameters): FacetSetting[] {
  return attributesForFaceting.map((source) => {
    const attribute = source.replace(/^(?:\w+\()*([^()]+)\)*$/, '$1');
    return {
      attribute,
      searchable: source.includes('searchable('),
      filterOnly: source.startsWith('filterOnly('),
    };
  });
}

/** Marks the records that pass a filter; attributes not declared for filtering have no values. */
export function maskOf(
  filter: Filter,
  store: RecordStore,
  parameters: SearchParameters,
): Uint8Array {
  const facets = new Set(facetSettings(parameters).map(({attribute}) => attribute));
  const numeric = parameters.numericAttributesForFiltering;
  const size = store.records.length;
  const visit = (one: Filter): Uint8Array => {
    switch (one.kind) {
      case 'and':
      case 'or':
        return joined(one.of.map(visit), size, one.kind === 'and');
      case 'facet': {
        if (!facets.has(one.attribute) && one.attribute !== KEY) return new Uint8Array(size);
        const column = store.column(one.attribute);
        return column.mask(column.idsOf(one.value));
      }
      case 'number': {
        const {attribute, test} = one;
        const declared = !numeric || numeric.includes(attribute) || facets.has(attribute);
        if (!declared) return new Uint8Array(size);
        const column = store.column(attribute);
        return column.mask(column.idsWhere(test));
      }
    }
  };
  return visit(filter);
}

function joined(masks: readonly Uint8Array[], size: number, all: boolean): Uint8Array {
  const result = new Uint8Array(size).fill(all ? 1 : 0);
  for (const mask of masks) {
    for (let at = 0; at < size; at += 1) {
      if (all ? !mask[at] : mask[at]) result[at] = all ? 0 : 1;
    }
  }
  return result;
}
