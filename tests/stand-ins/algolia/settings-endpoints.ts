import type {SynonymHit} from '@algolia/client-search';
import {z} from 'zod';
import {ApiError, badRequest} from './api-error';
import {objectIn} from './request-body';
import type {Call} from './search-endpoints';
import {knownSettings, readParameters} from './search-parameters';

/** Handles `GET /1/indexes/{index}/settings`. */
export const getSettings = ({application}: Call, name: string) => ({
  ...application.index(name).settings,
  version: 2,
});

/** Handles `PUT /1/indexes/{index}/settings`. Throws ApiError 400 for settings unknown to Algolia. */
export function setSettings({application, body}: Call, name: string) {
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
export function saveSynonyms({application, body}: Call, name: string) {
  const given = z.array(synonymSchema).safeParse(body);
  if (!given.success) throw badRequest(`Invalid synonym: ${given.error.issues[0]?.message}`);
  const known = application.getOrCreate(name).synonyms;
  const all = new Map([...known, ...given.data].map((one) => [one.objectID, one]));
  application.changeSynonyms(name, [...all.values()]);
  return application.task();
}

/** Handles `POST /1/indexes/{index}/synonyms/search`: the first page of all synonyms. */
export function searchSynonyms({application, body}: Call, name: string) {
  const {hitsPerPage = 100} = objectIn(body);
  const {synonyms} = application.index(name);
  return {hits: synonyms.slice(0, Number(hitsPerPage)), nbHits: synonyms.length};
}

/** Handles `GET /1/indexes/{index}/synonyms/{objectID}`. */
export function getSynonym({application}: Call, name: string, objectID: string): SynonymHit {
  const found = application.index(name).synonyms.find((one) => one.objectID === objectID);
  if (!found) throw new ApiError(404, 'Synonym set does not exist');
  return found;
}

/** Handles `POST /1/indexes/{index}/synonyms/clear`. */
export function clearSynonyms({application}: Call, name: string) {
  application.changeSynonyms(application.index(name).name, []);
  return application.task();
}
