import {useFetcher, useParams} from '@remix-run/react';
import {useEffect} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {FILTER_FORM} from '../filter-fields';
import type {FacetView} from '../listing-view';
import {filterQuery} from './filter-query';
import {foundValues, type FacetAnswer, type FoundValues} from './found-values';

/** Typing goes on for so long before anybody is asked. */
const TYPING_MS = 250;

/**
 * The values of a facet that match words, within all that the form says otherwise, asked for anew with each list.
 * `null` without words, until the first answer, and when nobody can answer; Remix gives up an older question when a
 * newer one is asked.
 */
export function useFacetSearch(facet: FacetView, words: string): FoundValues | null {
  const {language} = useLanguage();
  const {handle = ''} = useParams();
  const {load, data} = useFetcher<FacetAnswer>();

  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => {
      const form = document.getElementById(FILTER_FORM);
      // A fetcher that gets no answer at all would take the page with it.
      if (!(form instanceof HTMLFormElement) || !navigator.onLine) return;
      const query = new URLSearchParams(filterQuery(new FormData(form), undefined));
      query.set('facet', facet.name);
      query.set('words', words);
      query.set('language', language);
      if (handle) query.set('collection', handle);
      load(`/${resources.facetValues.path}?${query.toString()}`);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, facet, handle, language, load]);

  return foundValues(words, data);
}
