import {readFacetFilters, readNumericFilters} from './filter-lists';
import {maskOf} from './filter-mask';
import {readFilters} from './filter-syntax';
import type {Filter} from './filter-types';
import type {Synonym} from './index-settings';
import {addFit, matchWords, scopeOf, type Fit} from './match-words';
import {variantsOf, type Variant} from './query-variants';
import {ranked} from './ranking';
import type {Dictionary, RecordStore} from './record-store';
import {languagesOf, type SearchParameters} from './search-parameters';
import type {SearchableAttribute} from './vocabulary';

/** An index ready to be searched. */
export interface SearchedIndex {
  name: string;
  store: RecordStore;
  synonyms: readonly Synonym[];
}

/** The result of a search: ranked records, and how the query was interpreted. */
export interface Found {
  records: readonly number[];
  variants: readonly Variant[];
  dictionary: Dictionary;
}

/** `title` of `unordered(title)`. */
export const plainName = (source: string): string =>
  source.trim().replace(/^(?:un)?ordered\((.+)\)$/, '$1');

/** `title,subtitle` share a rank; positions matter neither for them nor for `unordered(skus)`. */
function searchableAttributes(parameters: SearchParameters, store: RecordStore) {
  const names = parameters.searchableAttributes?.length
    ? parameters.searchableAttributes
    : Object.keys(store.records[0] ?? {}).filter((name) => name !== 'objectID');
  const parts = new Set(Object.values(parameters.decompoundedAttributes).flat());
  return names.flatMap((group, rank) => {
    const ordered = !group.includes('unordered(') && !group.includes(',');
    return group.split(',').map((source): SearchableAttribute => {
      const name = plainName(source);
      return {name, rank, ordered, parts: parts.has(name)};
    });
  });
}

/** All filters of a search, combined by AND. */
function filterOf({facetFilters, numericFilters, filters}: SearchParameters): Filter | null {
  const all = [
    readFilters(filters),
    readFacetFilters(facetFilters),
    readNumericFilters(numericFilters),
  ].filter((one) => one !== null);
  return all.length === 0 ? null : {kind: 'and', of: all};
}

/** `typoTolerance: min` retains the records with the fewest typos, `strict` those with the two lowest counts. */
function dropMistyped(fit: Fit, {typoTolerance}: SearchParameters): void {
  if (typeof typoTolerance === 'boolean') return;
  const counts = new Set(fit.typos.filter((_, at) => fit.found[at]));
  const kept = [...counts]
    .sort((one, other) => one - other)
    .slice(0, typoTolerance === 'min' ? 1 : 2);
  for (const [at, typos] of fit.typos.entries()) if (!kept.includes(typos)) fit.found[at] = 0;
}

function shortened(words: Variant['words'], how: SearchParameters['removeWordsIfNoResults']) {
  const rest = words.length - 1;
  if (how === 'lastWords') return Array.from({length: rest}, (_, at) => words.slice(0, rest - at));
  return Array.from({length: rest}, (_, at) => words.slice(at + 1));
}

/** Records that contain the words in one of their variants; with fewer words if the settings allow it. */
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
  dropMistyped(fit, parameters);
  const {removeWordsIfNoResults: how} = parameters;
  if (how === 'none' || fit.found.includes(1)) return fit;
  if (how === 'allOptional') return match(plain.words, true);
  for (const words of shortened(plain.words, how)) {
    const other = match(words);
    if (other.found.includes(1)) return other;
  }
  return fit;
}

/** Searches an index. Throws ApiError 400 for invalid filters. */
export function findRecords(index: SearchedIndex, parameters: SearchParameters): Found {
  const {store, synonyms} = index;
  const attributes = searchableAttributes(parameters, store);
  const plurals = languagesOf(parameters.ignorePlurals, parameters);
  const dictionary = store.dictionary(attributes, plurals);
  const filter = filterOf(parameters);
  const variants = variantsOf(parameters, synonyms, dictionary.vocabulary);
  const fit = fitOf(variants, dictionary, attributes, index, parameters);
  const mask = filter
    ? maskOf(filter, store, parameters)
    : new Uint8Array(store.records.length).fill(1);
  if (fit) for (const [at, found] of fit.found.entries()) if (!found) mask[at] = 0;
  return {records: ranked(mask, fit, parameters, store), variants, dictionary};
}
