import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {useEffect, useMemo, useRef} from 'react';
import {Configure, Index, InstantSearch, useInstantSearch, useSearchBox} from 'react-instantsearch';
import {hasWords} from '~/services/algolia/search-words';
import {
  MARK_END,
  MARK_START,
  PRODUCTS_LISTED,
  type Answers,
  type SearchSettings,
} from './overlay-view';

const CATEGORIES = 10;
const STALLED_MS = 200;
/** Algolia's own for a question, of which each is tried before the search is given up. */
const HOSTS = 4;

interface SearchAnswersProps {
  access: SearchSettings['access'];
  /** Whether the visitor agreed to statistics. */
  statistics: boolean;
  words: string;
  /** Told with each change. Always the same function. */
  onAnswers: (answers: Answers) => void;
}

/** Asks both indexes for the words and tells what they answer and how far they are; shows nothing itself. */
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
  // Without `catchError` a failed question would be thrown.
  const {status, scopedResults} = useInstantSearch({catchError: true});
  useAskedWords(words);

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

/** Who types on is not asked for yet: about the pause between two letters. */
const PAUSE_MS = 120;

/** Asks both indexes for the words of the field: the first ones at once, later ones after a short pause. */
function useAskedWords(words: string): void {
  const {refine} = useSearchBox();
  const {scopedResults} = useInstantSearch();
  const asked = useRef('');
  // New ones come with each answer.
  const search = useRef({refine, scopedResults});
  search.current = {refine, scopedResults};

  useEffect(() => {
    const wanted = words.trim();
    if (wanted === asked.current) return;
    const pause = asked.current === '' || wanted === '' ? 0 : PAUSE_MS;
    const timer = setTimeout(() => {
      asked.current = wanted;
      // After a failure InstantSearch gives each index the words of its last answer, which would go before
      // those of the field (instantsearch.js 4.118, `widgets/index`, `lastValidSearchParameters`).
      for (const {helper} of search.current.scopedResults) {
        helper.setState(helper.state.setQueryParameter('query', undefined));
      }
      search.current.refine(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
}

/** Algolia's client for browsers: asks nothing before there are words, leaves nothing on the visitor's device. */
export function createSearchClient({appId, searchKey, url}: SearchSettings['access']): LiteClient {
  const client = liteClient(appId, searchKey, {
    // Named as often as Algolia has hosts: a question goes to the next one when the answer is late (at first after a
    // second, which a slow line needs to connect, then after four and more) or fails.
    ...(url && {hosts: Array.from({length: HOSTS}, () => hostOf(url))}),
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

/** The same client, which answers questions without words, or with signs alone, by itself: nothing is found. */
export function withoutEmptyQueries<Client extends Pick<LiteClient, 'search'>>(
  client: Client,
): Client {
  const search: LiteClient['search'] = (asked, options) => {
    // InstantSearch asks in the form of older clients.
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
