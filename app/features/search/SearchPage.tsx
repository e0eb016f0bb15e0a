import {useHref, useLanguage} from '~/i18n/use-language';
import {EmptyListing} from '../catalogue/EmptyListing';
import {formatCount} from '../catalogue/format-count';
import {Listing} from '../catalogue/Listing';
import {ListingOutage} from '../catalogue/ListingOutage';
import {Suggestions} from '../catalogue/Suggestions';
import {Way} from '../navigation/Way';
import type {SearchView} from './search-view';
import {SearchForm} from './SearchForm';

/** The results of a search; when nothing was asked for its field and where else to look. */
export function SearchPage({q, title, listing, failed, suggestions}: SearchView) {
  const {t, language} = useLanguage();
  const href = useHref();
  const action = href('search');
  return (
    <div className="page-width pb-16">
      <Way items={[{title: t('search.title')}]} />
      <header className="grid gap-5 pb-2 *:min-w-0">
        <h1 className="wrap-anywhere">{title}</h1>
        <SearchForm q={q} />
      </header>
      {listing && (
        <Listing
          key={q}
          listing={listing}
          action={action}
          count={
            q &&
            t('search.count', {
              count: listing.total,
              amount: formatCount(listing.total, language),
            })
          }
          empty={<EmptyListing listing={listing} suggestions={suggestions} />}
        />
      )}
      {failed && <ListingOutage suggestions={suggestions} />}
      {!listing && !failed && (
        <div className="pt-6">
          <Suggestions suggestions={suggestions} />
        </div>
      )}
    </div>
  );
}
