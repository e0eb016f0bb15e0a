import {formatNumber} from '~/i18n/formats';
import {useParams} from '@remix-run/react';
import {useEffect, useId, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import {FILTER_FORM} from '../FilterForm';
import {MAX_QUERY_LENGTH, type FacetView} from '../listing-view';
import {filterQuery} from './use-auto-submit';

/** A search field for the values of a facet; its hits replace the list of values. */
export function FacetSearch({facet}: {facet: FacetView}) {
  const {t, language} = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useFacetSearch(facet, wordsIn(typed));
  const label = t('catalogue.facetSearch.label', {facet: t(`catalogue.facet.${facet.name}`)});
  const isListed = (value: string) => facet.values.some((listed) => listed.value === value);
  const listedBox = (value: string) =>
    document.querySelector<HTMLInputElement>(
      `#${FILTER_FORM} [data-place] ~ * input[name="${facet.name}"][value="${CSS.escape(value)}"]`,
    );
  return (
    <div data-found={found ? '' : undefined}>
      <input
        type="search"
        value={typed}
        maxLength={MAX_QUERY_LENGTH}
        aria-label={label}
        placeholder={label}
        aria-controls={id}
        autoComplete="off"
        className="h-11 w-full rounded-control border border-ink-400 px-3 text-body"
        onChange={({target}) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It is not a form field: Enter would submit the others.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div
        id={id}
        aria-busy={found?.stale || undefined}
        className="transition-opacity duration-200 aria-busy:opacity-45 aria-busy:delay-150"
      >
        <p role="status" className="text-small text-ink-500 not-empty:pt-2">
          {found && t('catalogue.facetSearch.found', {count: found.values.length})}
        </p>
        {found?.values.map(({value, count}) => (
          <label key={value} className="filter-value">
            <input
              type="checkbox"
              // Values that are also in the list are submitted from there.
              name={isListed(value) ? undefined : facet.name}
              value={value}
              defaultChecked={listedBox(value)?.checked ?? false}
              onChange={({target}) => {
                // Removing a chip changes only the list's checkbox.
                const checkbox = listedBox(value);
                if (checkbox && checkbox.checked !== target.checked) checkbox.click();
              }}
            />
            {value}
            <small>
              {formatNumber(count, language)}
              <span className="sr-only">{` ${t('catalogue.facet.unit', {count})}`}</span>
            </small>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Response of `/api/facet-values`. */
interface FacetResponse {
  /** The search terms that it responds to. */
  words: string;
  values: {value: string; count: number}[];
}

interface FoundValues {
  values: {value: string; count: number}[];
  /** Whether they match only the beginning of the terms, until the full response arrives. */
  stale: boolean;
}

/** Search terms as sent and returned: one line, single spaces. */
export function wordsIn(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/**
 * The values to show for the typed `words`: those of the last response, also while typing continues; `null` without
 * terms, and when the response is for other terms.
 */
export function foundValues(words: string, response: FacetResponse | null): FoundValues | null {
  if (!words || !response || !words.startsWith(response.words)) return null;
  return {values: response.values, stale: words !== response.words};
}

const DEBOUNCE_MS = 250;

/**
 * The facet values that match the terms, within all other filters of the form, fetched again for each list. `null`
 * without terms, until the first response, and on failure.
 */
function useFacetSearch(facet: FacetView, words: string): FoundValues | null {
  const {language} = useLanguage();
  const {handle = ''} = useParams();
  const [response, setResponse] = useState<FacetResponse | null>(null);

  useEffect(() => {
    if (!words) return;
    const abortController = new AbortController();
    const {signal} = abortController;
    const search = (form: HTMLFormElement) => {
      const query = new URLSearchParams(filterQuery(new FormData(form), undefined));
      query.set('facet', facet.name);
      query.set('words', words);
      query.set('language', language);
      if (handle) query.set('collection', handle);
      fetchShopJson<FacetResponse>(`/${resources.facetValues}?${query.toString()}`, {signal})
        .then(setResponse)
        .catch((error: unknown) => {
          if (signal.aborted) return;
          console.warn('The facet cannot be searched', error);
          setResponse(null);
        });
    };
    const timer = setTimeout(() => {
      const form = document.getElementById(FILTER_FORM);
      if (form instanceof HTMLFormElement) search(form);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [words, facet, handle, language]);

  return foundValues(words, response);
}
