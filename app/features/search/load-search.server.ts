import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import type {CollectionLink} from '../catalogue/collection-view';
import {isFiltered} from '../catalogue/listing-address.server';
import type {ListingQuery} from '../catalogue/listing-query.server';
import {menuPlaces} from '../catalogue/load-collection.server';
import {loadListing} from '../catalogue/load-listing.server';
import type {SearchView} from './search-view';

/**
 * What a search has found: words, or filters alone, as the link of a maker sets them. With neither nobody is asked;
 * without hits the page proposes the collections at the top of the main menu. Throws `ServiceOutage` when Shopify is out.
 */
export async function loadSearch(
  context: AppLoadContext,
  query: ListingQuery,
): Promise<SearchView> {
  const {q} = query;
  const asks = q !== '' || isFiltered(query);
  const listing = asks ? await loadListing(context, {query, collection: null}) : null;
  return {
    q,
    title: searchTitle(query, context.language),
    listing,
    failed: asks && listing === null,
    suggestions: listing && listing.total > 0 ? [] : await suggestionsOf(context),
  };
}

/** The page's name: 'Ergebnisse für „Kutter“', else the chosen makers, else 'Suche'. */
export function searchTitle({q, facets}: ListingQuery, language: Language): string {
  const t = translatorOf(language);
  if (q) return t('search.resultsFor', {q});
  return facets.vendor?.join(', ') ?? t('search.title');
}

async function suggestionsOf(context: AppLoadContext): Promise<CollectionLink[]> {
  const places = await menuPlaces(context);
  return places.map(({title, handle}) => ({title, handle}));
}
