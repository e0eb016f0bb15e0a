import type {SynonymHit} from '@algolia/client-search';
import {maskOf, readFacetFilters, readFilters, readNumericFilters, type Filter} from './filters';
import {addFit, matchWords, scopeOf, type Fit} from './match-words';
import {variantsOf, type Variant, type Dictionary, type SearchableAttribute} from './vocabulary';
import {ranked} from './ranking';
import type {RecordStore} from './record-store';
import type {SearchParameters} from './search-parameters';

/** An index ready to be searched. */
export interface SearchedIndex {
  name: string;
  store: RecordStore;
  synonyms: readonly SynonymHit[];
}

/** The result of a search: ranked records, and how the query was interpreted. */
export interface Found {
  records: readonly number[];
  variants: readonly Variant[];
  dictionary: Dictionary;
}

/** In the order of their rank; positions do not matter for `unordered(skus)`. */
function searchableAttributes(parameters: SearchParameters, store: RecordStore) {
  const names = parameters.searchableAttributes.length
    ? parameters.searchableAttributes
    : Object.keys(store.records[0] ?? {}).filter((name) => name !== 'objectID');
  const parts = new Set(Object.values(parameters.decompoundedAttributes).flat());
  return names.map((source, rank): SearchableAttribute => {
    const name = source.replace(/^unordered\((.+)\)$/, '$1');
    return {name, rank, ordered: name === source, parts: parts.has(name)};
  });
}

/** All filters of a search, combined by AND. */
const filterOf = ({facetFilters, numericFilters, filters}: SearchParameters): Filter => ({
  kind: 'and',
  of: [
    ...readFilters(filters),
    ...readFacetFilters(facetFilters),
    ...readNumericFilters(numericFilters),
  ],
});

/** Records that contain the words in one of their variants or, if the query allows it, some of the words. */
function fitOf(
  variants: readonly Variant[],
  dictionary: Dictionary,
  attributes: readonly SearchableAttribute[],
  {store}: SearchedIndex,
  parameters: SearchParameters,
): Fit | null {
  const [plain] = variants;
  if (!plain) return null;
  const scope = scopeOf(attributes, parameters);
  const size = store.records.length;
  const match = (words: Variant['words'], any = false) =>
    matchWords(words, size, any, dictionary, scope, parameters);
  const fit = match(plain.words);
  for (const {words, typos} of variants.slice(1)) addFit(fit, match(words), typos);
  const {removeWordsIfNoResults: how} = parameters;
  return how === 'none' || fit.found.includes(1) ? fit : match(plain.words, true);
}

/** Searches an index. Throws ApiError 400 for invalid filters. */
export function findRecords(index: SearchedIndex, parameters: SearchParameters): Found {
  const {store, synonyms} = index;
  const attributes = searchableAttributes(parameters, store);
  const dictionary = store.dictionary(attributes, parameters.ignorePlurals);
  const mask = maskOf(filterOf(parameters), store, parameters);
  const variants = variantsOf(parameters, synonyms, dictionary.vocabulary);
  const fit = fitOf(variants, dictionary, attributes, index, parameters);
  if (fit) for (const [at, found] of fit.found.entries()) if (!found) mask[at] = 0;
  return {records: ranked(mask, fit, parameters, store), variants, dictionary};
}
