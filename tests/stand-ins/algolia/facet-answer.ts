import {badRequest} from './api-error';
import {facetSettings} from './filter-mask';
import {findRecords, type SearchedIndex} from './found-records';
import type {SearchParameters} from './search-parameters';
import {editDistance} from './typing-errors';
import {wordsOf, type Word} from './words';

interface Counted {
  value: string;
  count: number;
}

interface Stats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** `facets` and `facets_stats` of a response. */
export interface FacetAnswer {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, Stats>;
}

const alphabet = new Intl.Collator('de');
const inAlphabet = (one: Counted, other: Counted) =>
  one.value === other.value ? 0 : alphabet.compare(one.value, other.value);

/** Values with their record counts, most frequent first or in alphabetical order. */
function sorted<T extends Counted>(counted: T[], by: SearchParameters['sortFacetValuesBy']): T[] {
  if (by === 'alpha') return counted.sort(inAlphabet);
  return counted.sort((one, other) => other.count - one.count || inAlphabet(one, other));
}

function statsOf(values: readonly unknown[], counts: Int32Array): Stats | null {
  const stats = {min: Infinity, max: -Infinity, sum: 0};
  let number = 0;
  for (const [id, value] of values.entries()) {
    const count = counts[id] ?? 0;
    if (typeof value !== 'number' || count === 0) continue;
    stats.min = Math.min(stats.min, value);
    stats.max = Math.max(stats.max, value);
    stats.sum += value * count;
    number += count;
  }
  return number === 0 ? null : {...stats, avg: stats.sum / number};
}

/** Counts the requested `facets`; attributes that are no facets are skipped. */
export function facetAnswer(
  records: readonly number[],
  {store}: SearchedIndex,
  parameters: SearchParameters,
): FacetAnswer {
  const {facets: asked, sortFacetValuesBy, maxValuesPerFacet} = parameters;
  if (asked.length === 0) return {};
  const answer: Required<FacetAnswer> = {facets: {}, facets_stats: {}};
  for (const {attribute, filterOnly} of facetSettings(parameters)) {
    if (filterOnly || !(asked.includes('*') || asked.includes(attribute))) continue;
    const column = store.column(attribute);
    const counts = column.countsAmong(records);
    const counted = column.texts.flatMap((value, id): Counted[] => {
      const count = counts[id] ?? 0;
      return count > 0 ? [{value, count}] : [];
    });
    const stats = statsOf(column.values, counts);
    if (stats) answer.facets_stats[attribute] = stats;
    if (counted.length === 0) continue;
    const most = sorted(counted, sortFacetValuesBy).slice(0, maxValuesPerFacet);
    answer.facets[attribute] = Object.fromEntries(most.map(({value, count}) => [value, count]));
  }
  return Object.keys(answer.facets_stats).length > 0 ? answer : {facets: answer.facets};
}

/** How many characters of a word match what was typed; null when it is a different word. */
function typedLength(typed: string, {folded}: Word, {typoTolerance}: SearchParameters) {
  const most = typoTolerance === false ? 0 : typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  return editDistance(typed, folded, most, true)?.length ?? null;
}

/** The value with the typed parts in tags, or null unless every typed word is a prefix of one of the value's words. */
function highlightedValue(value: string, typed: readonly string[], parameters: SearchParameters) {
  const {highlightPreTag, highlightPostTag} = parameters;
  const words = wordsOf(value);
  const ends = new Map<Word, number>();
  for (const one of typed) {
    const found = words.find((word) => typedLength(one, word, parameters) !== null);
    if (!found) return null;
    const length = typedLength(one, found, parameters) ?? 0;
    ends.set(found, found.places[length] ?? found.places.at(-1) ?? 0);
  }
  let text = '';
  let at = 0;
  for (const word of words) {
    const end = ends.get(word);
    if (end === undefined) continue;
    const start = word.places[0] ?? 0;
    text += value.slice(at, start) + highlightPreTag + value.slice(start, end) + highlightPostTag;
    at = end;
  }
  return text + value.slice(at);
}

/**
 * Handles a search for the values of one facet.
 *
 * @throws ApiError 400 when the attribute is not `searchable(…)`
 */
export function facetValuesAnswer(
  index: SearchedIndex,
  attribute: string,
  parameters: SearchParameters,
) {
  const setting = facetSettings(parameters).find((one) => one.attribute === attribute);
  if (!setting?.searchable) {
    throw badRequest(
      `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
    );
  }
  const started = performance.now();
  const column = index.store.column(attribute);
  const counts = column.countsAmong(findRecords(index, parameters).records);
  const typed = wordsOf(parameters.facetQuery).map(({folded}) => folded);
  const counted = column.texts.flatMap((value, id): (Counted & {highlighted: string})[] => {
    const count = counts[id] ?? 0;
    const highlighted = count > 0 ? highlightedValue(value, typed, parameters) : null;
    return highlighted === null ? [] : [{value, highlighted, count}];
  });
  return {
    facetHits: sorted(counted, parameters.sortFacetValuesBy).slice(0, parameters.maxFacetHits),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}
