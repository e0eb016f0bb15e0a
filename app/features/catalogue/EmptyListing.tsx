import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert, EmptyState} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import toolbox from '~/ui/drawings/toolbox.svg?drawing';
import {useHydrated} from '~/ui/hydration';
import {useSiteLinks} from '../site/site-facts';
import type {CollectionLink} from './collection-head-view';
import {Chips} from './Listing';
import type {ListingView} from './listing-view';
import {AdviceNote, DidYouMean} from './NothingFound';

interface Props {
  listing: ListingView;
  closest?: string | null;
  /** Whether the page lists pages that match the words. */
  hasPages?: boolean;
  suggestions: CollectionLink[];
}

/**
 * No product matches the filters: an open toolbox, the query, links to remove each filter, and alternatives. Without
 * either, the collection itself is empty.
 */
export function EmptyListing({listing, closest, hasPages = false, suggestions}: Props) {
  const t = useTranslate();
  const {bestSellers, browse} = useSiteLinks();
  const {q, chips, nearMatches, resetQuery} = listing;
  const isFiltered = chips.length > 0;
  const offered = q ? bestSellers : browse;
  const nothingFound = hasPages ? 'search.overlay.noGoods' : 'search.nothing';
  return (
    <div className="grid gap-7 pb-11 *:min-w-0">
      <EmptyState drawing={toolbox}>
        {(isFiltered || q) && <h2 className="text-h3">{t('catalogue.nothing.title')}</h2>}
        {isFiltered ? (
          <>
            <p>{t(q ? 'catalogue.nothing.searched' : 'catalogue.nothing.filtered', {q})}</p>
            <div>
              <Chips chips={chips} resetQuery={resetQuery} />
            </div>
            {nearMatches && (
              <a
                href={nearMatches.query}
                data-keep-scroll=""
                rel="nofollow"
                className="font-label link"
              >
                {nearMatches.label}
              </a>
            )}
            <p className="text-ink-600">{t('catalogue.nothing.hint')}</p>
          </>
        ) : (
          <>
            {closest && <DidYouMean words={closest} />}
            <p className="max-w-[62ch]">{t(q ? nothingFound : 'catalogue.empty', {q})}</p>
            {offered && (
              <ButtonLink variant="primary" href={offered}>
                {t(q ? 'search.topSellers' : 'cart.browse')}
              </ButtonLink>
            )}
          </>
        )}
      </EmptyState>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}

/**
 * Shown in place of the list while the search service is down; the rest of the page works. When it replaces a list that
 * a visitor was using, focus and view move here from there.
 */
export function ListingOutage({suggestions}: {suggestions: CollectionLink[]}) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  const retry = useRef<HTMLParagraphElement>(null);
  const cameWithDocument = useRef(!useHydrated());
  useEffect(() => {
    if (cameWithDocument.current || document.activeElement !== document.body) return;
    retry.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div className="grid gap-8 pt-7 pb-11">
      <Alert kind="danger" title={t('catalogue.outage.title')}>
        <p>{t('catalogue.outage.text')}</p>
      </Alert>
      <p ref={retry}>
        <ButtonLink variant="secondary" href={pathname + search} data-document="">
          {t('errors.retry')}
        </ButtonLink>
      </p>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}

/** Suggested collections, and a link to the contact page. */
export function Suggestions({suggestions}: {suggestions: CollectionLink[]}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <div className="grid gap-3">
      {suggestions.length > 0 && (
        <>
          <h2 className="text-h3">{t('catalogue.nothing.suggestions')}</h2>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map(({title, handle}) => (
              <li key={handle}>
                <a
                  href={href('collection', {handle})}
                  className="flex min-h-10 items-center rounded-full bg-stahl-100 px-4 text-label font-[550] hover:bg-reseda-100"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <AdviceNote className="mt-2" />
    </div>
  );
}
