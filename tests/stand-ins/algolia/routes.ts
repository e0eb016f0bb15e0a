import type {Access} from './access';
import {ApiError} from './api-error';
import * as records from './record-endpoints';
import * as search from './search-endpoints';
import type {Call} from './search-endpoints';
import * as settings from './settings-endpoints';

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
  {method: 'POST', path: /^\*\/queries$/, access: 'search', answer: search.searchMany},
  {method: 'POST', path: /^([^/]+)\/query$/, access: 'search', answer: search.searchOne},
  {method: 'GET', path: /^([^/]+)\/settings$/, access: 'admin', answer: settings.getSettings},
  {method: 'PUT', path: /^([^/]+)\/settings$/, access: 'admin', answer: settings.setSettings},
  {method: 'GET', path: /^([^/]+)\/task\/\d+$/, access: 'admin', answer: () => published},
  {method: 'POST', path: /^([^/]+)\/browse$/, access: 'admin', answer: records.browseRecords},
  {method: 'POST', path: /^([^/]+)\/batch$/, access: 'write', answer: records.batchRecords},
  {
    method: 'POST',
    path: /^([^/]+)\/synonyms\/batch$/,
    access: 'admin',
    answer: settings.saveSynonyms,
  },
  {
    method: 'POST',
    path: /^([^/]+)\/synonyms\/search$/,
    access: 'admin',
    answer: settings.searchSynonyms,
  },
  {
    method: 'POST',
    path: /^([^/]+)\/synonyms\/clear$/,
    access: 'admin',
    answer: settings.clearSynonyms,
  },
  {
    method: 'GET',
    path: /^([^/]+)\/synonyms\/([^/]+)$/,
    access: 'admin',
    answer: settings.getSynonym,
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
