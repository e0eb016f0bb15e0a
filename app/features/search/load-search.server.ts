import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {chosenOptions} from '../cart/goods-view';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import type {Destination} from '../goods/shipping';
import type {CollectionLink} from '../catalogue/collection-view';
import {articlesOf} from './articles.server';
import {isFiltered} from '../catalogue/listing-address.server';
import type {ListingQuery} from '../catalogue/listing-query.server';
import type {ListingView} from '../catalogue/listing-view';
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
  destination: Promise<Destination>,
): Promise<SearchView> {
  const {q} = query;
  const t = translatorOf(context.language);
  const asks = q !== '' || isFiltered(query);
  const listing = asks ? await loadListing(context, {query, collection: null, destination}) : null;
  if (listing) await leadToArticle(context, q, listing);
  return {
    q,
    title: q ? t('search.resultsFor', {q}) : (makersOf(listing) ?? t('search.title')),
    listing,
    failed: asks && listing === null,
    suggestions: listing && listing.total > 0 ? [] : await suggestionsOf(context),
  };
}

/** Whoever searches for an article number is led to the page of that variant. */
async function leadToArticle(
  context: AppLoadContext,
  q: string,
  {products}: ListingView,
): Promise<void> {
  const [article] = await articlesOf(
    context,
    q,
    products.map(({handle}) => handle),
  );
  if (!article) return;
  const {handle, options} = article;
  throw redirect(href(context.language, 'product', {handle}) + chosenOptions(options).query);
}

/** The chosen makers that the index knows, not whatever an address says; `null` without any. */
function makersOf(listing: ListingView | null): string | null {
  const makers = listing?.facets.find(({name}) => name === 'vendor')?.values ?? [];
  const known = makers.filter(({selected, count}) => selected && (count ?? listing?.total));
  return known.map(({value}) => value).join(', ') || null;
}

async function suggestionsOf(context: AppLoadContext): Promise<CollectionLink[]> {
  const places = await menuPlaces(context);
  return places.map(({title, handle}) => ({title, handle}));
}
