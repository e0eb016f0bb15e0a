import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ListingQuery} from '../catalogue/listing-query.server';
import {menuPlaces} from '../catalogue/load-collection.server';
import {loadListing} from '../catalogue/load-listing.server';
import type {SearchView, SuggestionView} from './search-view';

/**
 * What a search has found. Without words nobody is asked; without words or hits the page proposes the
 * collections at the top of the main menu. Throws `ServiceOutage` when Shopify is out.
 */
export async function loadSearch(
  context: AppLoadContext,
  query: ListingQuery,
): Promise<SearchView> {
  const {q} = query;
  const listing = q ? await loadListing(context, {query, collection: null}) : null;
  return {
    q,
    listing,
    failed: q !== '' && listing === null,
    suggestions: listing && listing.total > 0 ? [] : await suggestionsOf(context),
  };
}

async function suggestionsOf(context: AppLoadContext): Promise<SuggestionView[]> {
  const places = await menuPlaces(context);
  return places.map(({title, handle}) => ({title, handle}));
}
