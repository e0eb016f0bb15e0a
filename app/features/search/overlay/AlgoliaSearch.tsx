import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {Configure, Index, InstantSearch, useInstantSearch, useSearchBox} from 'react-instantsearch';
import {hostAt, hasWords} from '~/services/algolia/queries';
import {MARK_END, MARK_START, PRODUCTS_LISTED, type SearchSettings} from './overlay-view';

const CATEGORIES_LISTED = 10;
const STALLED_MS = 200;
/** The number of Algolia's own hosts for a query, each of which is tried before the search fails. */
const HOST_COUNT = 4;

interface AlgoliaSearchProps {
  access: SearchSettings['access'];
  /** Whether the visitor agreed to statistics. */
  statistics: boolean;
  children: ReactNode;
}

/** The search of both indexes, for components that call `useSearchResponses`. */
export function AlgoliaSearch({access, statistics, children}: AlgoliaSearchProps) {
  const client = useMemo(() => createSearchClient(access), [access]);
  const sharedParams = {
    attributesToHighlight: ['title'],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    analytics: statistics,
    clickAnalytics: statistics,
  };
  return (
    <InstantSearch
      searchClient={client}
      stalledSearchDelay={STALLED_MS}
      future={{preserveSharedStateOnUnmount: true}}
      insights={false}
    >
      <Index indexName={access.collections}>
        <Configure
          {...sharedParams}
          hitsPerPage={CATEGORIES_LISTED}
          attributesToRetrieve={['handle', 'title', 'products_count']}
        />
      </Index>
      <Index indexName={access.products}>
        <Configure
          {...sharedParams}
          hitsPerPage={PRODUCTS_LISTED}
          filters="inventory_available:true"
          attributesToRetrieve={['handle', 'title', 'vendor', 'product_image']}
        />
      </Index>
      {children}
    </InstantSearch>
  );
}

/** Searches both indexes for the words, and returns the status and the latest responses. */
export function useSearchResponses(access: SearchSettings['access'], words: string) {
  // Without `catchError` a failed query would throw.
  const {status, scopedResults} = useInstantSearch({catchError: true});
  useDebouncedQuery(words);
  const responseOf = (index: string) =>
    scopedResults.find(({indexId}) => indexId === index)?.results ?? null;
  return {
    status,
    categories: responseOf(access.collections),
    products: responseOf(access.products),
  };
}

/** Debounce delay while typing: about the pause between two letters. */
const DEBOUNCE_MS = 120;

/** Searches both indexes for the words of the field: the first ones at once, later ones debounced. */
function useDebouncedQuery(words: string): void {
  const {refine} = useSearchBox();
  const {scopedResults} = useInstantSearch();
  const requestedWords = useRef('');
  // Both change with each response.
  const search = useRef({refine, scopedResults});
  search.current = {refine, scopedResults};

  useEffect(() => {
    const trimmed = words.trim();
    if (trimmed === requestedWords.current) return;
    const delay = requestedWords.current === '' || trimmed === '' ? 0 : DEBOUNCE_MS;
    const timer = setTimeout(() => {
      requestedWords.current = trimmed;
      // After a failure InstantSearch sets the words of the last response on each index, which would take precedence
      // over those of the field (instantsearch.js 4.118, `widgets/index`, `lastValidSearchParameters`).
      for (const {helper} of search.current.scopedResults) {
        helper.setState(helper.state.setQueryParameter('query', undefined));
      }
      search.current.refine(trimmed);
    }, delay);
    return () => clearTimeout(timer);
  }, [words]);
}

/** Algolia's client for browsers: sends no request without words, stores nothing on the visitor's device. */
export function createSearchClient({appId, searchKey, url}: SearchSettings['access']): LiteClient {
  const client = liteClient(appId, searchKey, {
    // Repeated as often as Algolia has hosts: a query is retried on the next one when the response is late (at first
    // after a second, which a slow line needs to connect, then after four and more) or fails.
    ...(url && {hosts: Array.from({length: HOST_COUNT}, () => hostAt(url))}),
    // The default cache uses local storage, for which there is no consent.
    hostsCache: createMemoryCache(),
  });
  return withoutEmptyQueries(client);
}

/** The same client, which resolves queries without words, or with symbols alone, locally: with no hits. */
export function withoutEmptyQueries<Client extends Pick<LiteClient, 'search'>>(
  client: Client,
): Client {
  const search: LiteClient['search'] = (requests, options) => {
    // InstantSearch uses the request format of older clients.
    const queries = Array.isArray(requests)
      ? requests.map(({params}) => params?.query ?? '')
      : null;
    return queries && !queries.some(hasWords)
      ? Promise.resolve({results: queries.map((query) => ({...NO_HITS, hits: [], query}))})
      : client.search(requests, options);
  };
  return {...client, search};
}

const NO_HITS = {
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage: 0,
  params: '',
  processingTimeMS: 0,
};
