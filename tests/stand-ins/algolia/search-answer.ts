import {randomBytes} from 'node:crypto';
import {facetAnswer} from './facet-answer';
import {findRecords, type Found, type SearchedIndex} from './found-records';
import type {IndexRecord} from './product-records';
import {mapped} from './record-values';
import type {SearchParameters} from './search-parameters';
import {meaningsOf, type Variant, type Dictionary} from './vocabulary';
import {withHeads, wordsOf, type Word} from './words';

/** How a word of the index relates to the query. */
interface Mark {
  /** How many of its folded characters matched; null for all. */
  length: number | null;
  slots: Set<number>;
}

/** The words of the index that a query matches, and the query's own words. */
interface Marks {
  byWord: ReadonlyMap<string, Mark>;
  typed: readonly string[];
}

/** Collects the matches of every variant of a query. */
function marksOf(
  variants: readonly Variant[],
  dictionary: Dictionary,
  parameters: SearchParameters,
): Marks {
  const byWord = new Map<string, Mark>();
  for (const {words} of variants) {
    for (const word of words) {
      for (const {entry, length} of meaningsOf(word, dictionary, parameters)) {
        const mark = byWord.get(entry.word) ?? {length, slots: new Set()};
        const longest =
          mark.length === null || length === null ? null : Math.max(mark.length, length);
        for (const slot of word.slots) mark.slots.add(slot);
        byWord.set(entry.word, {length: longest, slots: mark.slots});
      }
    }
  }
  return {byWord, typed: variants[0]?.words.map(({folded}) => folded) ?? []};
}

/** Algolia's highlight result for one text. */
interface HighlightedText {
  value: string;
  matchedWords: string[];
}

interface Range {
  start: number;
  end: number;
}

function rangeOf({places}: Word, {length}: Mark): Range {
  const end = places[length === null ? places.length - 1 : length] ?? places.at(-1) ?? 0;
  return {start: places[0] ?? 0, end};
}

/** Sorts ranges and merges those that touch. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const {start, end} of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({start, end});
  }
  return result;
}

/**
 * Puts tags around the matching parts of a text. The text itself stays unescaped, markup included: as with Algolia,
 * clients have to escape it.
 */
function highlighted(
  text: string,
  {byWord, typed}: Marks,
  {highlightPreTag, highlightPostTag}: SearchParameters,
): HighlightedText {
  const ranges: Range[] = [];
  const slots = new Set<number>();
  for (const {word} of withHeads(wordsOf(text))) {
    const mark = byWord.get(word.folded);
    if (!mark) continue;
    ranges.push(rangeOf(word, mark));
    for (const slot of mark.slots) slots.add(slot);
  }
  if (ranges.length === 0) return {value: text, matchedWords: []};
  let value = '';
  let at = 0;
  for (const {start, end} of merged(ranges)) {
    value += text.slice(at, start) + highlightPreTag + text.slice(start, end) + highlightPostTag;
    at = end;
  }
  return {
    value: value + text.slice(at),
    matchedWords: typed.filter((_, slot) => slots.has(slot)),
  };
}

/** Whether a list of attribute names contains this path or a parent of it. */
function isNamed(names: readonly string[], path: string): boolean {
  return names.some((name) => name === '*' || name === path || path.startsWith(`${name}.`));
}

/** `_highlightResult`: has the structure of the record, with each text highlighted. */
function highlightResult(
  record: IndexRecord,
  names: readonly string[],
  marks: Marks,
  parameters: SearchParameters,
): unknown {
  return mapped(record, '', (value, path) => {
    if (path === 'objectID' && !names.includes('objectID')) return undefined;
    if (!isNamed(names, path)) return undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    return highlighted(String(value), marks, parameters);
  });
}

/** Picture URLs are stored without their host. */
const stored = /^\/s\/files\//;

/** The parameters of a request as Algolia echoes them. */
function repeated(given: Readonly<Record<string, unknown>>): string {
  return Object.entries(given)
    .filter(([name, value]) => value !== undefined && name !== 'indexName' && name !== 'type')
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join('&');
}

/** The attributes of a record that may be returned: the requested ones, with pictures at the origin of the request. */
function retrieved(
  record: IndexRecord,
  {attributesToRetrieve: names, unretrievableAttributes}: SearchParameters,
  origin: string,
): Record<string, unknown> {
  const visible = mapped(record, '', (value, path) => {
    if (path === 'objectID') return value;
    if (value === undefined || !isNamed(names, path)) return undefined;
    if (isNamed(unretrievableAttributes, path)) return undefined;
    return typeof value === 'string' && stored.test(value) ? origin + value : value;
  });
  return typeof visible === 'object' && visible !== null ? {...visible} : {};
}

function hitOf(record: IndexRecord, marks: Marks, parameters: SearchParameters, origin: string) {
  const {attributesToHighlight: names} = parameters;
  return {
    ...retrieved(record, parameters, origin),
    ...(names.length > 0 && {_highlightResult: highlightResult(record, names, marks, parameters)}),
  };
}

/** The range of records on the requested page, and the paging fields of the response. */
function pageOf(total: number, parameters: SearchParameters) {
  const {page, hitsPerPage, paginationLimitedTo} = parameters;
  const start = page * hitsPerPage;
  const end = Math.min(start + hitsPerPage, paginationLimitedTo);
  const pages = Math.ceil(Math.min(total, paginationLimitedTo) / Math.max(1, hitsPerPage));
  return {
    start,
    end: Math.max(start, end),
    fields: {page, nbPages: hitsPerPage === 0 ? 0 : pages, hitsPerPage},
  };
}

function hitsOf(
  {records, variants, dictionary}: Found,
  index: SearchedIndex,
  parameters: SearchParameters,
  origin: string,
) {
  const marks = marksOf(variants, dictionary, parameters);
  return records.flatMap((at) => {
    const record = index.store.records[at];
    return record ? [hitOf(record, marks, parameters, origin)] : [];
  });
}

/**
 * The response to one search.
 *
 * @param given the raw parameters, which the response echoes
 * @param origin of the request, which also serves the pictures
 */
export function searchAnswer(
  index: SearchedIndex,
  parameters: SearchParameters,
  given: Readonly<Record<string, unknown>>,
  origin: string,
): Record<string, unknown> {
  const started = performance.now();
  const found = findRecords(index, parameters);
  const {start, end, fields} = pageOf(found.records.length, parameters);
  const shown = {...found, records: found.records.slice(start, end)};
  const hits = hitsOf(shown, index, parameters, origin);
  const facets = facetAnswer(found.records, index, parameters);
  const milliseconds = Math.max(1, Math.round(performance.now() - started));
  return {
    hits,
    nbHits: found.records.length,
    ...fields,
    ...facets,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {facetsCount: true, nbHits: true, typo: true},
    query: parameters.query,
    params: repeated(given),
    index: index.name,
    ...(parameters.clickAnalytics && {queryID: randomBytes(16).toString('hex')}),
    renderingContent: {},
    processingTimeMS: milliseconds,
    processingTimingsMS: {_request: {roundTrip: 1}, total: milliseconds},
    serverTimeMS: milliseconds,
  };
}
