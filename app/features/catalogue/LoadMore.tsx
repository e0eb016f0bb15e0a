import {useLanguage} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {formatCount} from './format-count';
import {nounOf} from './listing-noun';
import type {ListingView} from './listing-view';

/**
 * How much of a list is shown, and 'Mehr laden +': a link to the longer list, which takes the place of this
 * one in the history, so that Back leaves the list however much of it was loaded.
 */
export function LoadMore({listing, loading}: {listing: ListingView; loading: boolean}) {
  const {t, language} = useLanguage();
  const {total, moreQuery} = listing;
  const shown = listing.products.length;
  const words = t(`catalogue.shown.${nounOf(listing)}`, {
    count: total,
    shown: formatCount(shown, language),
    amount: formatCount(total, language),
  });
  return (
    <div className="mt-11 flex flex-col items-center gap-3 text-label text-ink-600">
      <p>{words}</p>
      <svg className="h-1 w-55 rounded-full bg-stahl-200" aria-hidden="true">
        <rect width={`${(shown / total) * 100}%`} height="4" rx="2" className="fill-tanne-700" />
      </svg>
      {moreQuery && (
        <ButtonLink
          variant="secondary"
          href={moreQuery}
          data-more=""
          data-keep-scroll=""
          data-replace=""
          aria-busy={loading || undefined}
        >
          {t('catalogue.more')}
        </ButtonLink>
      )}
    </div>
  );
}
