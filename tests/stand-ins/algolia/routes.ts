import {z} from 'zod';
import type {SynonymHit} from '@algolia/client-search';
import type {Access} from './access';
import type {Application} from './application';
import {facetValuesAnswer} from './facet-answer';
import {badRequest, isJsonObject, objectIn, ApiError, type JsonObject} from './requests';
import {searchAnswer} from './search-answer';
import {readParameters, knownSettings} from './search-parameters';

/** The context of a request. */
interface Call {
  application: Application;
  body: unknown;
  url: URL;
}

/** Limit of one request, see "Search multiple indices". */
const MAX_QUERIES = 50;

/** Handles `POST /1/indexes/{index}/query`. */
const searchOne = ({application, body, url}: Call, name: string) =>
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
function searchMany({application, body, url}: Call) {
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

const batchSchema = z.object({
  requests: z.array(
    z.object({
      action: z.enum(['addObject', 'updateObject', 'deleteObject']),
      body: z.looseObject({objectID: z.string()}),
    }),
  ),
});

/** Handles `POST /1/indexes/{index}/batch`: writes and deletes records, also in the replicas. */
function batchRecords({application, body}: Call, name: string) {
  const given = batchSchema.safeParse(body);
  if (!given.success) throw badRequest('Invalid batch request');
  const {store} = application.getOrCreate(name);
  const records = new Map(store.records.map((record) => [record.objectID, record]));
  for (const {action, body: record} of given.data.requests) {
    if (action === 'deleteObject') records.delete(record.objectID);
    else records.set(record.objectID, record);
  }
  store.replace([...records.values()]);
  return {
    ...application.task(),
    objectIDs: given.data.requests.map(({body: {objectID}}) => objectID),
  };
}

/** Handles `POST /1/indexes/{index}/browse`: all records at once. */
function browseRecords({application}: Call, name: string) {
  const hits = application.index(name).store.records;
  return {hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000, query: '', params: ''};
}

/** Handles `GET /1/indexes/{index}/settings`. */
const getSettings = ({application}: Call, name: string) => ({
  ...application.index(name).settings,
  version: 2,
});

/** Handles `PUT /1/indexes/{index}/settings`. Throws ApiError 400 for settings unknown to Algolia. */
function setSettings({application, body}: Call, name: string) {
  const change = objectIn(body);
  const unknown = Object.keys(change).find((key) => !knownSettings.has(key));
  if (unknown) throw badRequest(`Invalid object attributes: ${unknown}`);
  readParameters({}, change);
  application.changeSettings(name, change);
  return application.task();
}

const synonymSchema = z.object({
  objectID: z.string().min(1),
  type: z.enum(['synonym', 'onewaysynonym']),
  synonyms: z.array(z.string()),
  input: z.string().optional(),
});

/** Handles `POST /1/indexes/{index}/synonyms/batch`. */
function saveSynonyms({application, body}: Call, name: string) {
  const given = z.array(synonymSchema).safeParse(body);
  if (!given.success) throw badRequest(`Invalid synonym: ${given.error.issues[0]?.message}`);
  const known = application.getOrCreate(name).synonyms;
  const all = new Map([...known, ...given.data].map((one) => [one.objectID, one]));
  application.changeSynonyms(name, [...all.values()]);
  return application.task();
}

/** Handles `POST /1/indexes/{index}/synonyms/search`: the first page of all synonyms. */
function searchSynonyms({application, body}: Call, name: string) {
  const {hitsPerPage = 100} = objectIn(body);
  const {synonyms} = application.index(name);
  return {hits: synonyms.slice(0, Number(hitsPerPage)), nbHits: synonyms.length};
}

/** Handles `GET /1/indexes/{index}/synonyms/{objectID}`. */
function getSynonym({application}: Call, name: string, objectID: string): SynonymHit {
  const found = application.index(name).synonyms.find((one) => one.objectID === objectID);
  if (!found) throw new ApiError(404, 'Synonym set does not exist');
  return found;
}

/** Handles `POST /1/indexes/{index}/synonyms/clear`. */
function clearSynonyms({application}: Call, name: string) {
  application.changeSynonyms(application.index(name).name, []);
  return application.task();
}

interface Route {
  method: string;
  /** Pattern of what follows `/1/indexes`; its groups are path segments. */
  path: RegExp;
  /** The required key; the admin key always works. */
  access: Access;
  answer(call: Call, first: string, second: string): unknown;
}

const published = {status: 'published', pendingTask: false};

const routes: readonly Route[] = [
  {method: 'POST', path: /^\*\/queries$/, access: 'search', answer: searchMany},
  {method: 'POST', path: /^([^/]+)\/query$/, access: 'search', answer: searchOne},
  {method: 'GET', path: /^([^/]+)\/settings$/, access: 'admin', answer: getSettings},
  {method: 'PUT', path: /^([^/]+)\/settings$/, access: 'admin', answer: setSettings},
  {method: 'GET', path: /^([^/]+)\/task\/\d+$/, access: 'admin', answer: () => published},
  {method: 'POST', path: /^([^/]+)\/browse$/, access: 'admin', answer: browseRecords},
  {method: 'POST', path: /^([^/]+)\/batch$/, access: 'write', answer: batchRecords},
  {
    method: 'POST',
    path: /^([^/]+)\/synonyms\/batch$/,
    access: 'admin',
    answer: saveSynonyms,
  },
  {
    method: 'POST',
    path: /^([^/]+)\/synonyms\/search$/,
    access: 'admin',
    answer: searchSynonyms,
  },
  {
    method: 'POST',
    path: /^([^/]+)\/synonyms\/clear$/,
    access: 'admin',
    answer: clearSynonyms,
  },
  {
    method: 'GET',
    path: /^([^/]+)\/synonyms\/([^/]+)$/,
    access: 'admin',
    answer: getSynonym,
  },
];

/**
 * Handles a request to `/1/indexes…`.
 *
 * @param method HTTP method
 * @param path what follows `/1/indexes/`
 * @throws ApiError 403 when the key does not allow it, 404 when the path does not exist
 */
export function answerIndexes(method: string, path: string, access: Access, call: Call): unknown {
  for (const route of routes) {
    const found = route.method === method ? route.path.exec(path) : null;
    if (!found) continue;
    if (access !== 'admin' && access !== route.access) {
      throw new ApiError(403, 'Method not allowed with this API key');
    }
    const [, first = '', second = ''] = found;
    return route.answer(call, decodeURIComponent(first), decodeURIComponent(second));
  }
  throw new ApiError(404, 'Path not found');
}
