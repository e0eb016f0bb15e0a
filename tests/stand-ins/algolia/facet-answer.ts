import {badRequest} from './requests';
import {facetSettings} from './filters';
import {findRecords, type SearchedIndex} from './found-records';
import type {SearchParameters} from './search-parameters';
import {editDistance, toleratedTypos, wordsOf} from './words';

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
interface FacetAnswer {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, Stats>;
}

const alphabet = new Intl.Collator('de');
const inAlphabet = (one: Counted, other: Counted) =>
  one.value === other.value ? 0 : alphabet.compare(one.value, other.value);

/** Values with their record counts, most frequent first. */
const sorted = (counted: Counted[]): Counted[] =>
  counted.sort((one, other) => other.count - one.count || inAlphabet(one, other));

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
  const {facets: asked, maxValuesPerFacet} = parameters;
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
    const most = sorted(counted).slice(0, maxValuesPerFacet);
    answer.facets[attribute] = Object.fromEntries(most.map(({value, count}) => [value, count]));
  }
  return Object.keys(answer.facets_stats).length > 0 ? answer : {facets: answer.facets};
}

/** Whether every typed word begins one of the value's words. */
const hasWords = (value: string, typed: readonly string[]): boolean =>
  typed.every((one) =>
    wordsOf(value).some(({folded}) => editDistance(one, folded, toleratedTypos(one), true)),
  );

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
  const counted = column.texts.flatMap((value, id): Counted[] => {
    const count = counts[id] ?? 0;
    return count > 0 && hasWords(value, typed) ? [{value, count}] : [];
  });
  return {
    facetHits: sorted(counted).slice(0, parameters.maxFacetHits),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}
