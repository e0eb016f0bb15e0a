import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {useEffect, useMemo, useRef} from 'react';
import {Configure, Index, InstantSearch, useInstantSearch, useSearchBox} from 'react-instantsearch';
import {hasWords} from '~/services/algolia/search-words';
import {
  MARK_END,
  MARK_START,
  PRODUCTS_LISTED,
  type SearchResponses,
  type SearchSettings,
} from './overlay-view';

const CATEGORIES = 10;
const STALLED_MS = 200;
/** The number of Algolia's own hosts for a query, each of which is tried before the search fails. */
const HOSTS = 4;

interface SearchAnswersProps {
  access: SearchSettings['access'];
  /** Whether the visitor agreed to statistics. */
  statistics: boolean;
  words: string;
  /** Called on each change. Must be a stable function. */
  onAnswers: (answers: SearchResponses) => void;
}

/** Searches both indexes for the words and reports results and status; renders nothing itself. */
export function SearchAnswers({access, statistics, ...question}: SearchAnswersProps) {
  const client = useMemo(() => createSearchClient(access), [access]);
  const both = {
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
          {...both}
          hitsPerPage={CATEGORIES}
          attributesToRetrieve={['handle', 'title', 'products_count']}
        />
      </Index>
      <Index indexName={access.products}>
        <Configure
          {...both}
          hitsPerPage={PRODUCTS_LISTED}
          filters="inventory_available:true"
          attributesToRetrieve={['handle', 'title', 'vendor', 'product_image']}
        />
      </Index>
      <SearchRequests access={access} {...question} />
    </InstantSearch>
  );
}

function SearchRequests({access, words, onAnswers}: Omit<SearchAnswersProps, 'statistics'>) {
  // Without `catchError` a failed query would throw.
  const {status, scopedResults} = useInstantSearch({catchError: true});
  useDebouncedQuery(words);

  useEffect(() => {
    const answerOf = (index: string) =>
      scopedResults.find(({indexId}) => indexId === index)?.results ?? null;
    onAnswers({
      status,
      categories: answerOf(access.collections),
      products: answerOf(access.products),
    });
  }, [status, scopedResults, access, onAnswers]);
  return null;
}

/** Debounce delay while typing: about the pause between two letters. */
const DEBOUNCE_MS = 120;

/** Searches both indexes for the words of the field: the first ones at once, later ones debounced. */
function useDebouncedQuery(words: string): void {
  const {refine} = useSearchBox();
  const {scopedResults} = useInstantSearch();
  const asked = useRef('');
  // Both change with each response.
  const search = useRef({refine, scopedResults});
  search.current = {refine, scopedResults};

  useEffect(() => {
    const wanted = words.trim();
    if (wanted === asked.current) return;
    const pause = asked.current === '' || wanted === '' ? 0 : DEBOUNCE_MS;
    const timer = setTimeout(() => {
      asked.current = wanted;
      // After a failure InstantSearch sets the words of the last response on each index, which would take precedence
      // over those of the field (instantsearch.js 4.118, `widgets/index`, `lastValidSearchParameters`).
      for (const {helper} of search.current.scopedResults) {
        helper.setState(helper.state.setQueryParameter('query', undefined));
      }
      search.current.refine(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
}

/** Algolia's client for browsers: sends no request without words, stores nothing on the visitor's device. */
export function createSearchClient({appId, searchKey, url}: SearchSettings['access']): LiteClient {
  const client = liteClient(appId, searchKey, {
    // Repeated as often as Algolia has hosts: a query is retried on the next one when the response is late (at first
    // after a second, which a slow line needs to connect, then after four and more) or fails.
    ...(url && {hosts: Array.from({length: HOSTS}, () => hostOf(url))}),
    // The default cache uses local storage, for which there is no consent.
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

/** The same client, which resolves queries without words, or with symbols alone, locally: with no hits. */
export function withoutEmptyQueries<Client extends Pick<LiteClient, 'search'>>(
  client: Client,
): Client {
  const search: LiteClient['search'] = (asked, options) => {
    // InstantSearch uses the request format of older clients.
    const queries = Array.isArray(asked) ? asked.map(({params}) => params?.query ?? '') : null;
    return queries && !queries.some(hasWords)
      ? Promise.resolve({results: queries.map(nothingFound)})
      : client.search(asked, options);
  };
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
