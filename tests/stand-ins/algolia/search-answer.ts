import {randomBytes} from 'node:crypto';
import {facetAnswer} from './facet-answer';
import {findRecords, type Found, type SearchedIndex} from './found-records';
import {highlightResult, isNamed, marksOf, type Marks} from './highlight';
import type {IndexRecord} from './product-records';
import type {SearchParameters} from './search-parameters';
import {mapped} from './record-values';

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
