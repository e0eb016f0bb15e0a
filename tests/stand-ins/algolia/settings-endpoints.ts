import {z} from 'zod';
import {ApiError, badRequest} from './api-error';
import type {Application, Index} from './application';
import type {Synonym} from './index-settings';
import {objectIn} from './request-body';
import type {Call} from './search-endpoints';
import {knownSettings, readParameters} from './search-parameters';

const forwarded = ({url}: Call) => url.searchParams.get('forwardToReplicas') === 'true';

/** Handles `GET /1/indexes`. */
export function listIndices({application}: Call) {
  return {items: application.all().map((index) => listed(application, index)), nbPages: 1};
}

function listed(application: Application, {name, store, primary, createdAt, updatedAt}: Index) {
  const replicas = application.replicasOf(name).map((replica) => replica.name);
  const entries = store.records.length;
  return {
    name,
    createdAt,
    updatedAt,
    entries,
    dataSize: entries * 1024,
    fileSize: entries * 2048,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(primary !== null && {primary}),
    ...(replicas.length > 0 && {replicas}),
  };
}

/** Handles `GET /1/indexes/{index}/settings`. */
export function getSettings({application}: Call, name: string) {
  const {settings, primary} = application.index(name);
  return {...settings, version: 2, ...(primary !== null && {primary})};
}

/** Handles `PUT /1/indexes/{index}/settings`. Throws ApiError 400 for settings unknown to Algolia. */
export function setSettings(call: Call, name: string) {
  const {application, body} = call;
  const change = objectIn(body);
  const unknown = Object.keys(change).find((key) => !knownSettings.has(key));
  if (unknown) throw badRequest(`Invalid object attributes: ${unknown}`);
  readParameters({}, change);
  application.changeSettings(name, change, forwarded(call));
  return application.task();
}

const synonymSchema = z.object({
  objectID: z.string().min(1),
  type: z
    .string()
    .transform((type) => type.toLowerCase())
    .pipe(z.enum(['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder'])),
  synonyms: z.array(z.string()).optional(),
  input: z.string().optional(),
  word: z.string().optional(),
  corrections: z.array(z.string()).optional(),
  placeholder: z.string().optional(),
  replacements: z.array(z.string()).optional(),
});

/** Handles `POST /1/indexes/{index}/synonyms/batch`. */
export function saveSynonyms(call: Call, name: string) {
  const {application, body, url} = call;
  const given = z.array(synonymSchema).safeParse(body);
  if (!given.success) throw badRequest(`Invalid synonym: ${given.error.issues[0]?.message}`);
  const replace = url.searchParams.get('replaceExistingSynonyms') === 'true';
  const known = replace ? [] : application.made(name).synonyms;
  const all = new Map([...known, ...given.data].map((one) => [one.objectID, one]));
  application.changeSynonyms(name, [...all.values()], forwarded(call));
  return application.task();
}

/** Handles `POST /1/indexes/{index}/synonyms/search`. */
export function searchSynonyms({application, body}: Call, name: string) {
  const {query = '', type, page = 0, hitsPerPage = 100} = objectIn(body);
  const words = String(query).toLowerCase();
  const found = application.index(name).synonyms.filter((one) => {
    if (typeof type === 'string' && type.toLowerCase() !== one.type) return false;
    return JSON.stringify(one).toLowerCase().includes(words);
  });
  const start = Number(page) * Number(hitsPerPage);
  return {hits: found.slice(start, start + Number(hitsPerPage)), nbHits: found.length};
}

/** Handles `GET /1/indexes/{index}/synonyms/{objectID}`. */
export function getSynonym({application}: Call, name: string, objectID: string): Synonym {
  const found = application.index(name).synonyms.find((one) => one.objectID === objectID);
  if (!found) throw new ApiError(404, 'Synonym set does not exist');
  return found;
}

/** Handles `POST /1/indexes/{index}/synonyms/clear`. */
export function clearSynonyms(call: Call, name: string) {
  call.application.changeSynonyms(call.application.index(name).name, [], forwarded(call));
  return call.application.task();
}

/** Handles `DELETE /1/indexes/{index}/synonyms/{objectID}`. */
export function deleteSynonym(call: Call, name: string, objectID: string) {
  const {application} = call;
  const rest = application.index(name).synonyms.filter((one) => one.objectID !== objectID);
  application.changeSynonyms(name, rest, forwarded(call));
  return {...application.task(), deletedAt: new Date().toISOString()};
}
