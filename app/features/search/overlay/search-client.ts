import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {SearchAccess} from '~/services/algolia/search-types';

/** Algolia's client for browsers: asks nothing before there are words, leaves nothing on the visitor's device. */
export function createSearchClient({appId, searchKey, url}: SearchAccess): LiteClient {
  const client = liteClient(appId, searchKey, {
    ...(url && {hosts: [hostOf(url)]}),
    // The client's own would lie in local storage, which nobody has agreed to.
    hostsCache: createMemoryCache(),
  });
  return withoutEmptyQueries(client);
}

function hostOf(url: string) {
  const {host, protocol} = new URL(url);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/** The same client, which answers questions without words by itself. */
export function withoutEmptyQueries<Client extends Pick<LiteClient, 'search'>>(
  client: Client,
): Client {
  const search: LiteClient['search'] = (asked, options) =>
    queriesOf(asked).some((query) => query.trim())
      ? client.search(asked, options)
      : Promise.resolve({results: queriesOf(asked).map(nothingFound)});
  return {...client, search};
}

function nothingFound(query: string) {
  return {
    query,
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    params: '',
    processingTimeMS: 0,
  };
}

/** InstantSearch asks in the form of older clients. */
function queriesOf(asked: Parameters<LiteClient['search']>[0]): string[] {
  const requests: readonly object[] = Array.isArray(asked) ? asked : asked.requests;
  return requests.map((request) => queryOf('params' in request ? request.params : request));
}

function queryOf(parameters: unknown): string {
  if (typeof parameters !== 'object' || parameters === null || !('query' in parameters)) return '';
  return typeof parameters.query === 'string' ? parameters.query : '';
}
