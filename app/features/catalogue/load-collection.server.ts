import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/outage.server';
import type {Collection} from '~/services/shopify/collection.server';
import type {Destination} from '../goods/shipping';
import {sanitiseHtml} from '../story/sanitise-html.server';
import {
  menuPosition,
  stageAt,
  toMenuCollections,
  type CollectionView,
  type MenuCollection,
} from './collection-view';
import type {ListingQuery} from './listing-query.server';
import {loadListing} from './load-listing.server';

/** Shopify's limit for handles. */
const LONGEST_HANDLE = 255;

interface LoadedCollection {
  /** What Shopify says of it, for search engines. */
  collection: Collection;
  view: CollectionView;
}

/**
 * A collection with its list, or `null` when there is none of that handle. Shopify, search service and menu are
 * asked side by side. Throws `ServiceOutage` when Shopify is out.
 */
export async function loadCollection(
  context: AppLoadContext,
  handle: string,
  query: ListingQuery,
  destination: Promise<Destination>,
): Promise<LoadedCollection | null> {
  if (handle.length > LONGEST_HANDLE) return null;
  const known = context.shopify.collection.get(handle);
  const [collection, listing, places] = await Promise.all([
    known,
    loadListing(context, {
      query,
      collection: handle,
      destination,
      swatches: known.then(
        (found) => found?.swatches ?? [],
        () => [],
      ),
    }),
    loadMenuCollections(context),
  ]);
  if (!collection) return null;
  const {title} = collection;
  const descriptionHtml = sanitiseHtml(collection.descriptionHtml);
  const place = menuPosition(places, collection.handle);
  const stage = stageAt(place, collection.handle);
  return {
    collection,
    view: {handle: collection.handle, title, stage, descriptionHtml, ...place, listing},
  };
}

/** The collections of the main menu; none when it cannot be had. */
export async function loadMenuCollections({shopify}: AppLoadContext): Promise<MenuCollection[]> {
  const main = await optional(shopify.menu.get('main-menu'), null, 'Cannot get the main menu');
  return toMenuCollections(main?.menu ?? null);
}
