import {useTranslate} from '~/i18n/use-language';
import {FacetGroup} from './FacetGroup';
import {FILTER_FORM, OPEN_FACETS} from './filter-fields';
import type {ListingView} from './listing-view';
import {PlainSubmit} from './PlainSubmit';
import {PriceFields} from './PriceFields';

/**
 * All that narrows a list, as a plain form whose address is the list's: a column on large screens, below the
 * filter button or in a sheet on small ones. Script fills the places marked `data-place`.
 */
export function FilterForm({listing, action}: {listing: ListingView; action: string}) {
  const t = useTranslate();
  const {q, facets, price} = listing;
  return (
    <form
      id={FILTER_FORM}
      action={action}
      autoComplete="off"
      aria-label={t('catalogue.filter.title')}
      className="filters"
    >
      {q && <input type="hidden" name="q" value={q} />}
      <div data-place="head" />
      <div className="filter-groups">
        {price && <PriceFields price={price} />}
        {facets.map((facet, at) => (
          <FacetGroup key={facet.name} facet={facet} initiallyOpen={at < OPEN_FACETS} />
        ))}
        <div className="pt-4">
          <PlainSubmit>{t('catalogue.filter.apply')}</PlainSubmit>
        </div>
      </div>
      <div data-place="foot" />
    </form>
  );
}
