import {useTranslate} from '~/i18n/use-language';
import {FacetValue} from './FacetValue';
import {COLORS_SEEN, VALUES_SEEN, VALUES_WITHOUT_SEARCH} from './filter-fields';
import {FilterGroup} from './FilterGroup';
import type {FacetView} from './listing-view';
import {useSteadyOrder} from './use-steady-order';

/** A facet with its values: the first few, and the others one click away. */
export function FacetGroup({facet, initiallyOpen}: {facet: FacetView; initiallyOpen: boolean}) {
  const t = useTranslate();
  const {name, more} = facet;
  const values = useSteadyOrder(facet.values);
  const isColor = name === 'color-pattern';
  const seen = isColor ? COLORS_SEEN : VALUES_SEEN;
  const rows = isColor ? 'grid grid-cols-2 gap-x-2' : undefined;
  const row = (value: FacetView['values'][number]) => (
    <FacetValue key={value.value} facet={name} {...value} />
  );
  return (
    <FilterGroup
      title={t(`catalogue.facet.${name}`)}
      initiallyOpen={initiallyOpen || values.some(({selected}) => selected)}
    >
      {(more || values.length > VALUES_WITHOUT_SEARCH) && (
        <div data-place={name} className="mb-2 min-h-11 noscript:hidden" />
      )}
      <div className={rows}>{values.slice(0, seen).map(row)}</div>
      {values.length > seen && (
        <details className="group/more">
          <summary className="flex min-h-9 w-fit list-none items-center text-label font-label underline underline-offset-3 max-lg:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">
              {t('catalogue.filter.more', {count: values.length - seen})}
            </span>
            <span className="hidden group-open/more:inline">{t('catalogue.filter.less')}</span>
          </summary>
          <div className={rows}>{values.slice(seen).map(row)}</div>
        </details>
      )}
    </FilterGroup>
  );
}
