import type {Filter} from './filter-syntax';
import type {RecordStore} from './record-store';
import type {SearchParameters} from './search-parameters';

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
