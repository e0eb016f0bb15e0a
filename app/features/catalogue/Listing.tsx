import {formatNumber} from '~/i18n/formats';
import {Fragment, useId, type ReactNode} from 'react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useServerMarkup} from '~/ui/ServerMarkup';
import {useLazyPart} from '~/ui/lazy-part';
import {useBusyProps, usePendingQuery} from '../navigation/open-page';
import {ProductItem} from '../product/ProductGrid';
import {FILTER_FORM, FilterForm, FilterToggle, PlainSubmit} from './FilterForm';
import {nounOf, type ChipView, type ListingView} from './listing-view';
import type {PromoView} from './collection-markup.server';

/** Loaded after hydration: forms and links work without it. */
const fetchScript = async () => (await import('./filter-sheet/ListingScript')).ListingScript;

interface Props {
  listing: ListingView;
  /** Path of the page, which the form submits to. */
  action: string;
  /** Text of the result count; by default the products are counted. */
  count?: string;
  /** Shown before the seventh product of an unfiltered list. */
  promo?: PromoView | null;
  empty: ReactNode;
}

/** A list of products with its filters and sorting: one form, links, and progressive enhancement. */
export function Listing({listing, action, count, promo, empty}: Props) {
  const t = useTranslate();
  const pendingQuery = usePendingQuery();
  const Script = useLazyPart(fetchScript);
  const {products, facets, price, height, total} = listing;
  const loadsMore = pendingQuery === listing.moreQuery;
  const hasFilters = facets.length > 0 || price !== null || height !== null;
  const isSortable = hasFilters || total > 1;
  return (
    <section id="listing" className="listing" aria-label={t('catalogue.results')}>
      {hasFilters && <FilterToggle chosen={listing.chips.length} open={Boolean(height?.error)} />}
      {isSortable && <SortSelect order={listing.order} orders={listing.orders} />}
      <ResultCount listing={listing} text={count} />
      {/* Always in the page: stays inert behind the filter sheet when the first filter is chosen there. */}
      <div className="contents">
        {total > 0 && <Chips chips={listing.chips} resetQuery={listing.resetQuery} />}
      </div>
      {isSortable && <FilterForm listing={listing} action={action} />}
      <div
        className="listing-results relative min-w-0 transition-opacity duration-200 aria-busy:opacity-45 aria-busy:delay-150"
        aria-busy={(pendingQuery !== undefined && !loadsMore) || undefined}
      >
        {products.length > 0 ? (
          <>
            <ListingGrid products={products} promo={promo ?? null} />
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

interface ChipsProps {
  chips: ChipView[];
  /** Query without any filters. */
  resetQuery: string | null;
}

/** The active filters: each links to the list without it. */
export function Chips({chips, resetQuery}: ChipsProps) {
  const t = useTranslate();
  const busyProps = useBusyProps();
  if (chips.length === 0) return null;
  return (
    <ul
      {...busyProps}
      aria-label={t('catalogue.filter.chosen')}
      className="listing-chips flex min-w-0 [scrollbar-width:none] items-center gap-2 overflow-x-auto p-1 *:flex-none lg:flex-wrap"
    >
      {chips.map(({facet, label, query}) => (
        <li key={facet + label}>
          <a
            href={query}
            data-keep-scroll=""
            className="chip relative flex min-h-8.5 items-center gap-2 rounded-tile font-[550]"
          >
            {label}
            <span className="sr-only">{` ${t('catalogue.filter.remove')}`}</span>
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      {resetQuery && (
        <li>
          <a
            href={resetQuery}
            data-keep-scroll=""
            className="flex min-h-8.5 items-center px-1 text-small link hover:decoration-ink"
          >
            {t('catalogue.filter.reset')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The number of products and their order, announced when one of them changes. */
export function ResultCount({listing, text}: {listing: ListingView; text: string | undefined}) {
  const {t, language} = useLanguage();
  const {total, order} = listing;
  const amount = formatNumber(total, language);
  const countText = text || t(`catalogue.count.${nounOf(listing)}`, {count: total, amount});
  const [before, ...after] = countText.split(amount);
  return (
    <p role="status" tabIndex={-1} className="listing-count text-label text-ink-600 outline-none">
      {before}
      {after.length > 0 && <b className="text-ink nums">{amount}</b>}
      {after.join(amount)}
      {total > 1 && (
        <span className="sr-only">{`, ${t('catalogue.sort.label')}: ${t(`catalogue.sort.${order}`)}`}</span>
      )}
    </p>
  );
}

/** The sort order of a list; it belongs to the filter form, so submitting either preserves the other. */
function SortSelect({order, orders}: Pick<ListingView, 'order' | 'orders'>) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="listing-sort flex min-w-0 gap-2">
      <div className="relative flex flex-1 items-center rounded-control border border-ink-400 bg-kreide text-label hover:border-ink has-focus-visible:focus-ring">
        <label htmlFor={id} className="flex-none max-lg:sr-only">
          {t('catalogue.sort.label')}:
        </label>
        <select
          id={id}
          form={FILTER_FORM}
          name="sort"
          defaultValue={order}
          autoComplete="off"
          className="h-11 w-full min-w-0 appearance-none truncate rounded-control text-body font-[550] outline-none"
        >
          {orders.map((option) => (
            <option key={option} value={option}>
              {t(`catalogue.sort.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className="pointer-events-none absolute right-3" />
      </div>
      <PlainSubmit form={FILTER_FORM}>{t('catalogue.sort.submit')}</PlainSubmit>
    </div>
  );
}

/** The promo tile's cell: the first of a row, with two and with three columns. */
const PROMO_CELL = 6;
/** Shorter lists are visible at a glance. */
const MIN_PRODUCTS_FOR_PROMO = 9;

/** Classes that set how many cells the promo tile spans, so that the last row is full (`collection.css`). */
const promoSpan = (count: number) =>
  `promo-of-two-${count % 2} promo-of-three-${count % 3} promo-of-four-${count % 4}`;

/**
 * The products of a list next to its filters: two, three or four columns. With four, the tile may start a row later.
 */
function ListingGrid({products, promo}: Pick<ListingView, 'products'> & {promo: PromoView | null}) {
  return (
    <ul className="card-grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-5 2xl:grid-flow-row-dense 2xl:grid-cols-4">
      {products.map((product, index) => (
        <Fragment key={product.handle}>
          {promo && index === PROMO_CELL && products.length >= MIN_PRODUCTS_FOR_PROMO && (
            <PromoCell promo={promo} className={promoSpan(products.length)} />
          )}
          <ProductItem list="listing" product={product} />
        </Fragment>
      ))}
    </ul>
  );
}

function PromoCell({promo, className}: {promo: PromoView; className: string}) {
  return <li className={className} {...useServerMarkup('promo', promo.html)} />;
}

/**
 * How much of a list is shown, a link to compare its first bikes, and 'Mehr laden +': a link to the longer list, which
 * replaces the current history entry, so that Back leaves the list however much of it was loaded.
 */
export function LoadMore({listing, loading}: {listing: ListingView; loading: boolean}) {
  const {t, language} = useLanguage();
  const {total, moreQuery, nearMatches} = listing;
  const href = useHref();
  const shown = listing.products.length;
  const compared = shown > 1 && nounOf(listing) === 'bikes' && listing.compared;
  const shownText = t(`catalogue.shown.${nounOf(listing)}`, {
    count: total,
    shown: formatNumber(shown, language),
    amount: formatNumber(total, language),
  });
  return (
    <div className="listing-foot flex flex-col items-center gap-3 text-label text-ink-600">
      <p>{shownText}</p>
      <svg className="rounded-full" aria-hidden="true">
        <rect width={`${(shown / total) * 100}%`} height="4" rx="2" />
      </svg>
      {moreQuery && (
        <ButtonLink
          variant="secondary"
          href={`${moreQuery}#listing-${listing.products.at(-1)?.handle}`}
          data-more=""
          data-keep-scroll=""
          data-replace=""
          aria-busy={loading || undefined}
        >
          {t('catalogue.more')}
        </ButtonLink>
      )}
      {nearMatches && (
        <a
          href={nearMatches.query}
          data-keep-scroll=""
          rel="nofollow"
          className="py-1 font-label link"
        >
          {nearMatches.label}
        </a>
      )}
      {compared && (
        <a href={`${href('comparison')}?p=${compared}`} rel="nofollow" className="py-1 link">
          {t('catalogue.compare')}
        </a>
      )}
    </div>
  );
}
