import {useLanguage} from '~/i18n/use-language';
import {formatCount} from './format-count';
import {nounOf} from './listing-noun';
import type {ListingView} from './listing-view';

/** How many products there are, read out when that changes. */
export function ResultCount({listing, text}: {listing: ListingView; text: string | undefined}) {
  const {t, language} = useLanguage();
  const {total} = listing;
  const amount = formatCount(total, language);
  const words = text || t(`catalogue.count.${nounOf(listing)}`, {count: total, amount});
  const [before, ...after] = words.split(amount);
  return (
    <p
      role="status"
      tabIndex={-1}
      className="text-label text-ink-600 outline-none [grid-area:count]"
    >
      {before}
      {after.length > 0 && <b className="text-ink tabular-nums">{amount}</b>}
      {after.join(amount)}
    </p>
  );
}
