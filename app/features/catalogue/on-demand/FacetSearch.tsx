import {useId, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {FILTER_FORM} from '../filter-fields';
import {formatCount} from '../format-count';
import {LONGEST_QUERY} from '../listing-limits';
import type {FacetView} from '../listing-view';
import {wordsIn} from './found-values';
import {useFacetSearch} from './use-facet-search';

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
                <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
                <span className="text-small text-ink-500 tabular-nums">
                  {formatCount(count, language)}
                  <span className="sr-only"> {t('catalogue.facet.unit', {count})}</span>
                </span>
              </label>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
