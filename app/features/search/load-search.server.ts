import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import {chosenOptions} from '../cart/chosen-options';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import type {CollectionLink} from '../catalogue/collection-view';
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
): Promise<SearchView> {
  const {q} = query;
  const t = translatorOf(context.language);
  const asks = q !== '' || isFiltered(query);
  const listing = asks ? await loadListing(context, {query, collection: null}) : null;
  if (listing) await leadToArticle(context, q, listing);
  return {
    q,
    title: q ? t('search.resultsFor', {q}) : (makersOf(listing) ?? t('search.title')),
    listing,
    failed: asks && listing === null,
    suggestions: listing && listing.total > 0 ? [] : await suggestionsOf(context),
  };
}

/** An article number has a figure and no space, and finds next to nothing else. */
const ARTICLE_NUMBER = /^(?=.*\d)\S{3,}$/;
const MOST_LOOKED_AT = 3;

/** Whoever searches for an article number is led to the page of that variant. */
async function leadToArticle(
  {shopify, language}: AppLoadContext,
  q: string,
  {products}: ListingView,
): Promise<void> {
  if (!ARTICLE_NUMBER.test(q) || products.length > MOST_LOOKED_AT) return;
  const found = await Promise.all(
    products.map(async ({handle}) => {
      const options = await optional(shopify.product.optionsOfSku(handle, q), null);
      return options && href(language, 'product', {handle}) + chosenOptions(options).query;
    }),
  );
  const address = found.find((page) => page !== null);
  if (address) throw redirect(address);
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
