import type {Application} from './application';
import {badRequest} from './api-error';
import {facetValuesAnswer} from './facet-answer';
import {isJsonObject, objectIn, type JsonObject} from './request-body';
import {searchAnswer} from './search-answer';
import {readParameters} from './search-parameters';

/** The context of a request. */
export interface Call {
  application: Application;
  body: unknown;
  url: URL;
}

/** Limit of one request, see "Search multiple indices". */
const MAX_QUERIES = 50;

/** Handles `POST /1/indexes/{index}/query`. */
export const searchOne = ({application, body, url}: Call, name: string) =>
  search(application, name, objectIn(body), url.origin);

function search(application: Application, name: string, given: JsonObject, origin: string) {
  const index = application.index(name);
  return searchAnswer(index, readParameters(index.settings, given), given, origin);
}

function searchFacet(application: Application, name: string, facet: string, given: JsonObject) {
  const index = application.index(name);
  return facetValuesAnswer(index, facet, readParameters(index.settings, given));
}

/** Handles `POST /1/indexes/*\/queries`: searches in several indices, for hits or facet values. */
export function searchMany({application, body, url}: Call) {
  const {requests} = objectIn(body);
  if (!Array.isArray(requests)) throw badRequest('Expecting an array of requests');
  if (requests.length > MAX_QUERIES) throw badRequest('Too many queries, max: 50');
  const results = requests.map((request: unknown) => {
    if (!isJsonObject(request) || typeof request.indexName !== 'string') {
      throw badRequest('indexName is mandatory');
    }
    const {indexName, type, facet, ...given} = request;
    return type === 'facet'
      ? searchFacet(application, indexName, String(facet), given)
      : search(application, indexName, given, url.origin);
  });
  return {results};
}
