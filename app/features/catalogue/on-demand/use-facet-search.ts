import {useFetcher, useParams} from '@remix-run/react';
import {useEffect} from 'react';
import type {FacetName} from '~/services/algolia/facet-names';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {FILTER_FORM} from '../filter-fields';
import {filterQuery} from './filter-query';

interface FoundValue {
  value: string;
  count: number;
}

/** Typing goes on for so long before anybody is asked. */
const TYPING_MS = 250;

/**
 * The values of a facet that match words, within all that the form says otherwise. `null` without words and
 * until the first answer, and when nobody can answer; Remix gives up an older question when a newer one is asked.
 */
export function useFacetSearch(facet: FacetName, words: string): FoundValue[] | null {
  const {language} = useLanguage();
  const {handle = ''} = useParams();
  const {load, data} = useFetcher<{values?: FoundValue[]}>();

  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => {
      const form = document.getElementById(FILTER_FORM);
      // A fetcher that gets no answer at all would take the page with it.
      if (!(form instanceof HTMLFormElement) || !navigator.onLine) return;
      const query = new URLSearchParams(filterQuery(new FormData(form), undefined));
      query.set('facet', facet);
      query.set('words', words);
      query.set('language', language);
      if (handle) query.set('collection', handle);
      load(`/${resources.facetValues.path}?${query.toString()}`);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, facet, handle, language, load]);

  return (words && data?.values) || null;
}
