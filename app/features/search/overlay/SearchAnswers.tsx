import {useEffect, useMemo} from 'react';
import {Configure, Index, InstantSearch, useInstantSearch} from 'react-instantsearch';
import {MARK_END, MARK_START} from './highlight';
import {toIndexAnswer, type Answers} from './overlay-view';
import {createSearchClient} from './search-client';
import {useAskedWords} from './use-asked-words';
import type {SearchAccess} from './use-search-data';

const PRODUCTS = 25;
const CATEGORIES = 10;
const STALLED_MS = 200;

interface SearchAnswersProps {
  access: SearchAccess;
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
          hitsPerPage={PRODUCTS}
          filters="inventory_available:true"
          attributesToRetrieve={['handle', 'title', 'vendor', 'product_image']}
        />
      </Index>
      <Conversation access={access} {...question} />
    </InstantSearch>
  );
}

function Conversation({access, words, onAnswers}: Omit<SearchAnswersProps, 'statistics'>) {
  // Without `catchError` a failed question would be thrown.
  const {status, scopedResults} = useInstantSearch({catchError: true});
  useAskedWords(words);

  useEffect(() => {
    const answerOf = (index: string) =>
      toIndexAnswer(scopedResults.find(({indexId}) => indexId === index)?.results ?? null);
    onAnswers({
      status,
      categories: answerOf(access.collections),
      products: answerOf(access.products),
    });
  }, [status, scopedResults, access, onAnswers]);
  return null;
}
