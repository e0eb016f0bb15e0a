import {useHref} from '~/i18n/use-language';
import {CollectionHead} from './CollectionHead';
import type {CollectionView} from './collection-view';
import {EmptyListing} from './EmptyListing';
import {Listing} from './Listing';
import {nounOf} from './listing-noun';
import {ListingOutage} from './ListingOutage';
import {PromoTile} from './PromoTile';
import {usePlaces} from '../site/site-facts';

/** A collection: its head and its products, narrowed and sorted as the address says. */
export function CollectionPage({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {handle, listing, quickLinks} = collection;
  const action = href('collection', {handle});
  const suggestions = quickLinks.filter(({current, all}) => !current && !all);
  const {leasing} = usePlaces();
  const promoted = listing?.chips.length === 0 && nounOf(listing) === 'bikes';
  return (
    <div className="page-width pb-16">
      <CollectionHead collection={collection} />
      {listing ? (
        <Listing
          key={handle}
          listing={listing}
          action={action}
          promo={
            promoted &&
            leasing && <PromoTile image={listing.products[0]?.image ?? null} href={leasing} />
          }
          empty={<EmptyListing listing={listing} suggestions={suggestions} />}
        />
      ) : (
        <ListingOutage suggestions={suggestions} />
      )}
    </div>
  );
}
