import {formatNumber} from '~/i18n/formats';
import {useFetcher, useParams} from '@remix-run/react';
import {useEffect, useId, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {FILTER_FORM} from '../FilterForm';
import {LONGEST_QUERY, type FacetView} from '../listing-view';
import {filterQuery} from './use-sent-changes';

/** A field that searches the values of a facet; what it finds stands in the place of the list. */
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
        maxLength={LONGEST_QUERY}
        aria-label={label}
        placeholder={label}
        aria-controls={id}
        autoComplete="off"
        className="h-11 w-full rounded-control border border-ink-400 px-3 text-label placeholder:text-ink-500"
        onChange={({target}) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It is no field of the form: Enter would send all the others.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div
        id={id}
        aria-busy={found?.older || undefined}
        className="transition-opacity duration-200 aria-busy:opacity-45 aria-busy:delay-150"
      >
        <p role="status" className="text-small text-ink-500 not-empty:pt-2">
          {found && t('catalogue.facetSearch.found', {count: found.values.length})}
        </p>
        {found && (
          <>
            {found.values.map(({value, count}) => (
              <label key={value} className="filter-value">
                <input
                  type="checkbox"
                  // What the list holds too is sent from there.
                  name={isListed(value) ? undefined : facet.name}
                  value={value}
                  defaultChecked={listedBox(value)?.checked ?? false}
                  onChange={({target}) => {
                    // A chip that was taken away has changed the list's box alone.
                    const box = listedBox(value);
                    if (box && box.checked !== target.checked) box.click();
                  }}
                />
                {value}
                <small>
                  {formatNumber(count, language)}
                  <span className="sr-only">{` ${t('catalogue.facet.unit', {count})}`}</span>
                </small>
              </label>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** What `/api/facet-values` answers; without `values` when it cannot. */
interface FacetAnswer {
  /** The words that it answers. */
  words?: string;
  values?: {value: string; count: number}[];
}

interface FoundValues {
  values: {value: string; count: number}[];
  /** They answer the beginning of the words, until the answer to all of them comes. */
  older: boolean;
}

/** Words as they are sent and answered: one line, single spaces. */
export function wordsIn(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/**
 * What an answer shows somebody who has typed `words`: its values, also while typing goes on; `null` without words,
 * and when the answer is one to other words.
 */
export function foundValues(words: string, answer: FacetAnswer | undefined): FoundValues | null {
  const {words: answered, values} = answer ?? {};
  if (!words || !values || !answered || !words.startsWith(answered)) return null;
  return {values, older: words !== answered};
}

/** Typing goes on for so long before anybody is asked. */
const TYPING_MS = 250;

/**
 * The values of a facet that match words, within all that the form says otherwise, asked for anew with each list.
 * `null` without words, until the first answer, and when nobody can answer; Remix gives up an older question when a
 * newer one is asked.
 */
function useFacetSearch(facet: FacetView, words: string): FoundValues | null {
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
