import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import {chosenOptions} from '../goods/goods-view';
import type {CollectionLink} from '../catalogue/collection-view';
import {isFiltered, readWords, type ListingQuery} from '../catalogue/listing-query.server';
import type {ListingView} from '../catalogue/listing-view';
import {loadMenuCollections} from '../catalogue/load-collection.server';
import {loadListing} from '../catalogue/load-listing.server';
import type {Destination} from '../goods/shipping';
import type {SearchSuggestion} from './overlay/hit-facts';

/** What a visitor searched for and what was found, pages 1 to n. */
export interface SearchView {
  /** Words as they were understood, at most 50 characters; '' without any. */
  q: string;
  /** What the page is about: 'Ergebnisse für „Kutter“', else the chosen makers, else 'Suche'. */
  title: string;
  /** `null` without words and filters, and when the search service is out. */
  listing: ListingView | null;
  /** The search service is out: the page says so where the list would be, with status 500. */
  failed: boolean;
  /** Words to search for instead where these found nothing; `null` without. */
  closest: string | null;
  /** Top collections of the main menu, for pages without hits; empty while there are any. */
  suggestions: CollectionLink[];
}

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
  if (listing) await redirectToVariant(context, q, listing);
  const isEmpty = listing?.total === 0 && !isFiltered(query);
  return {
    q,
    title: q ? t('search.resultsFor', {q}) : (makersOf(listing) ?? t('search.title')),
    listing,
    failed: asks && listing === null,
    closest: isEmpty ? await closestWords(context, q) : null,
    suggestions: listing && listing.total > 0 ? [] : await suggestionsOf(context),
  };
}

/** Shorter ones alone say too little: 'in', 'zu'. */
const TELLING_WORD = 3;

/**
 * What to search for where `words` find nothing: those of them that an article has, as the search service mends single
 * typing errors by itself. `null` when there are none, and when the search service is out.
 */
export async function closestWords(
  {search}: AppLoadContext,
  words: string,
): Promise<string | null> {
  const all = words.split(' ').length;
  const matched = all > 1 ? await optional(search.matchedWords(words), []) : [];
  const tells = matched.some(({length}) => length >= TELLING_WORD);
  return tells && matched.length < all ? matched.join(' ') : null;
}

/** The same for the overlay, out of an address; `null` when it has no words. */
export async function loadSuggestion(
  context: AppLoadContext,
  params: URLSearchParams,
): Promise<SearchSuggestion | null> {
  const words = readWords(params.get('words') ?? '');
  return words ? {words: await closestWords(context, words)} : null;
}

/** Whoever searches for an article number is led to the page of that variant. */
async function redirectToVariant(
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
  const places = await loadMenuCollections(context);
  return places.map(({title, handle}) => ({title, handle}));
}

/** An article number has a figure and no space. */
const ARTICLE_NUMBER = /^(?=.*\d)\S{3,}$/;
/** Shopify is asked about each product: the one that has the number stands among the first. */
const MOST_LOOKED_AT = 5;

interface Article {
  handle: string;
  options: {name: string; value: string}[];
}

/**
 * The variants that have `words` as their article number, among the products that a search has found first; none
 * when the words are none, and where Shopify does not say.
 */
export async function articlesOf(
  {shopify}: AppLoadContext,
  words: string,
  handles: readonly string[],
): Promise<Article[]> {
  if (!ARTICLE_NUMBER.test(words)) return [];
  const found = handles.slice(0, MOST_LOOKED_AT).map(async (handle): Promise<Article[]> => {
    const options = await optional(shopify.product.optionsOfSku(handle, words), null);
    return options ? [{handle, options}] : [];
  });
  return (await Promise.all(found)).flat();
}
