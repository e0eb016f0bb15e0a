import type {Application} from './application';
import {ApiError, badRequest} from './api-error';
import {facetValuesAnswer} from './facet-answer';
import {isJsonObject, objectIn, parametersIn, type JsonObject} from './request-body';
import {retrieved, searchAnswer} from './search-answer';
import {readParameters} from './search-parameters';

/** The context of a request. */
export interface Call {
  application: Application;
  body: unknown;
  url: URL;
}

/** Limit of one request, see "Search multiple indices". */
const MAX_QUERIES = 50;

/** Handles `POST /1/indexes/{index}/query`, and the same with all parameters in the query string. */
export function searchOne({application, body, url}: Call, name: string) {
  const given =
    body === undefined ? Object.fromEntries(url.searchParams) : parametersIn(objectIn(body));
  const own = Object.entries(given).filter(([key]) => !key.startsWith('x-algolia-'));
  return search(application, name, Object.fromEntries(own), url.origin);
}

function search(application: Application, name: string, given: JsonObject, origin: string) {
  const index = application.index(name);
  return searchAnswer(index, readParameters(index.settings, given), given, origin);
}

/** Handles `POST /1/indexes/{index}/facets/{facet}/query`. */
export function searchFacet({application, body}: Call, name: string, facet: string) {
  const index = application.index(name);
  const given = parametersIn(objectIn(body));
  return facetValuesAnswer(index, facet, readParameters(index.settings, given));
}

/** Whether the previous searches found enough for `stopIfEnoughMatches`. */
const isEnough = (answers: readonly JsonObject[]): boolean => {
  const found = answers.reduce((sum, {nbHits}) => sum + Number(nbHits ?? 0), 0);
  const wanted = Number(answers[0]?.hitsPerPage ?? 20);
  return answers.length > 0 && found >= wanted;
};

const skipped = (name: string, query: unknown): JsonObject => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  query: query ?? '',
  params: '',
  index: name,
  processed: false,
  processingTimeMS: 1,
});

/** Handles `POST /1/indexes/*\/queries`: searches in several indices, for hits or facet values. */
export function searchMany({application, body, url}: Call) {
  const {requests, strategy = 'none'} = objectIn(body);
  if (!Array.isArray(requests)) throw badRequest('Expecting an array of requests');
  if (requests.length > MAX_QUERIES) throw badRequest('Too many queries, max: 50');
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw badRequest('"strategy" has to be "none" or "stopIfEnoughMatches"');
  }
  const results: JsonObject[] = [];
  for (const request of requests) {
    if (!isJsonObject(request) || typeof request.indexName !== 'string') {
      throw badRequest('indexName is mandatory');
    }
    const {indexName, type, facet, ...rest} = request;
    const given = parametersIn(rest);
    if (type === 'facet') {
      if (typeof facet !== 'string') throw badRequest('facet is mandatory');
      results.push({...searchFacet({application, body: given, url}, indexName, facet)});
    } else if (strategy === 'stopIfEnoughMatches' && isEnough(results)) {
      results.push(skipped(indexName, given.query));
    } else {
      const answer = search(application, indexName, given, url.origin);
      results.push(strategy === 'none' ? answer : {...answer, processed: true});
    }
  }
  return {results};
}

/** Handles `GET /1/indexes/{index}/{objectID}`. */
export function oneObject({application, url}: Call, name: string, objectID: string) {
  const index = application.index(name);
  const record = index.store.byId(objectID);
  if (!record) throw new ApiError(404, 'ObjectID does not exist');
  const names = url.searchParams.get('attributesToRetrieve');
  const given = names === null ? {attributesToRetrieve: ['*']} : {attributesToRetrieve: names};
  return retrieved(record, readParameters(index.settings, given), url.origin);
}

/** Handles `POST /1/indexes/*\/objects`; null for missing records. */
export function manyObjects({application, body, url}: Call) {
  const {requests} = objectIn(body);
  if (!Array.isArray(requests)) throw badRequest('Expecting an array of requests');
  const results = requests.map((request: unknown) => {
    const {indexName, objectID, attributesToRetrieve = ['*']} = objectIn(request);
    const index = application.index(String(indexName));
    const record = index.store.byId(String(objectID));
    const parameters = readParameters(index.settings, {attributesToRetrieve});
    return record ? retrieved(record, parameters, url.origin) : null;
  });
  return {results};
}
