import {useHref} from '~/i18n/use-language';
import {ServerMarkup} from '~/ui/ServerMarkup';
import type {CollectionView} from './collection-view.server';
import {EmptyListing, ListingOutage} from './EmptyListing';
import {Listing} from './Listing';

/** A collection: its head, and its products, filtered and sorted as the URL specifies. */
export function CollectionPage({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {handle, head, suggestions, listing, promo} = collection;
  return (
    <div className="page-width pb-16">
      <ServerMarkup name="collection-head" html={head} />
      {listing ? (
        <Listing
          key={handle}
          listing={listing}
          action={href('collection', {handle})}
          promo={promo}
          empty={<EmptyListing listing={listing} suggestions={suggestions} />}
        />
      ) : (
        <ListingOutage suggestions={suggestions} />
      )}
    </div>
  );
}
