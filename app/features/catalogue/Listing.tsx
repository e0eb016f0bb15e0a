import {useLocation, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useLatePart} from '~/ui/late-part';
import {Chips} from './Chips';
import {FilterForm} from './FilterForm';
import {FilterToggle} from './FilterToggle';
import {ListingGrid} from './ListingGrid';
import type {ListingView} from './listing-view';
import {LoadMore} from './LoadMore';
import {ResultCount} from './ResultCount';
import {SortSelect} from './SortSelect';

/** Of use only after a first change, so its code comes once the page is alive. Without it forms and links do all. */
const fetchScript = async () => (await import('./on-demand/ListingScript')).ListingScript;

interface Props {
  listing: ListingView;
  /** Path of the page, where the form leads. */
  action: string;
  /** Says how many there are; without it the products are counted. */
  count?: string;
  /** Goes before the seventh product of an unfiltered list. */
  promo?: ReactNode;
  /** Stands in the place of the products when there are none. */
  empty: ReactNode;
}

/** A list of products with everything that narrows and sorts it: one form, links, and script on top. */
export function Listing({listing, action, count, promo, empty}: Props) {
  const t = useTranslate();
  const {pathname} = useLocation();
  const {state, location} = useNavigation();
  const Script = useLatePart(fetchScript);
  const {products, facets, price, total} = listing;
  const isLoading = state === 'loading' && location.pathname === pathname;
  const loadsMore = isLoading && location.search === listing.moreQuery;
  const narrows = facets.length > 0 || price !== null;
  const sorts = narrows || total > 1;
  return (
    <section id="listing" className="listing" aria-label={t('catalogue.results')}>
      {narrows && <FilterToggle chosen={listing.chips.length} />}
      {sorts && <SortSelect order={listing.order} orders={listing.orders} />}
      <ResultCount listing={listing} text={count} />
      {total > 0 && <Chips chips={listing.chips} resetQuery={listing.resetQuery} />}
      {sorts && <FilterForm listing={listing} action={action} />}
      <div
        className="relative min-w-0 transition-opacity duration-200 [grid-area:results] aria-busy:pointer-events-none aria-busy:opacity-45 aria-busy:delay-150"
        aria-busy={(isLoading && !loadsMore) || undefined}
      >
        {products.length > 0 ? (
          <>
            <ListingGrid products={products} promo={promo} />
            <LoadMore listing={listing} loading={loadsMore} />
          </>
        ) : (
          empty
        )}
      </div>
      {Script && <Script listing={listing} />}
    </section>
  );
}
