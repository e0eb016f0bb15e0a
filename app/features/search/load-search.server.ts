import {type AppLoadContext, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {href} from '~/i18n/href';
import {type Language, languages} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {optional, ServiceOutage} from '~/services/http/outage.server';
import {numericIdOf} from '~/services/shopify/ids';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {inMetres} from '../advice/size-advice';
import {loadMenuCollections} from '../catalogue/collection-view.server';
import {isFiltered, type ListingQuery, readWords} from '../catalogue/listing-query.server';
import {type ListingView, searchHref} from '../catalogue/listing-view';
import {loadListing} from '../catalogue/load-listing.server';
import {searchByTyre, type TyreSearch} from '../fits/tyre-search.server';
import {isShippable} from '../goods/goods';
import {chosenOptions} from '../goods/goods-view';
import {
  matchVariant,
  type MatchedVariant,
  toSearchHitCard,
  variantWith,
} from '../product/product-card-view.server';
import {emptyResponse} from '../navigation/responses.server';
import {loadDeliveryTerms} from '../site/site-config.server';
import {readMark, reportViewed} from '../statistics/report-search.server';
import {SEARCH_MARK_FIELD} from '../statistics/search-mark';
import {findPages} from './page-records.server';
import {
  type HitFacts,
  type PageLink,
  PRODUCTS_LISTED,
  type SearchFacts,
} from './overlay/overlay-view';

export type SearchView = Awaited<ReturnType<typeof loadSearch>>;

/**
 * The results of a search by words, or by filters alone, as in the link of a maker. With neither and without hits, the
 * page suggests the top-level collections of the main menu; a menu without any, as in a new shop, leaves all products to
 * choose from. Throws `ServiceOutage` when Shopify is down.
 */
export async function loadSearch(context: AppLoadContext, query: ListingQuery) {
  const {q} = query;
  const t = translatorOf(context.language);
  const isAsked = q !== '' || isFiltered(query) || query.invalidHeight !== '';
  const categories = loadMenuCollections(context).then((collections) =>
    collections.map(({title, handle}) => ({title, handle})),
  );
  const hasQuery = isAsked || (await categories).length === 0;
  const pagesPromise = findPages(context, q);
  const tyre = await searchByTyre(context, q);
  const [loaded, pages] = await Promise.all([
    hasQuery ? loadListing(context, {query, collection: null, tyre}) : null,
    pagesPromise,
  ]);
  // A catalogue that is still empty is no failed search.
  const listing = isAsked || loaded?.total ? loaded : null;
  if (listing) await redirectToVariant(context, q, listing);
  const isEmpty = listing?.total === 0 && !isFiltered(query);
  return {
    q,
    /** 'Ergebnisse für „Kutter“', otherwise the chosen makers or height, otherwise 'Suche'. */
    title: q
      ? t('search.resultsFor', {q})
      : (makersOf(listing) ?? heightTitle(context.language, query) ?? t('search.title')),
    /** What the products fit and how to choose among them, if the words contain a tyre size. */
    tyre: tyre && listing?.total ? t('search.tyre.found', {size: tyre.size}) : null,
    /** `null` without anything to list, and while the search service is down. */
    listing,
    /** The search service is down: the page says so in place of the list, with status 500. */
    failed: hasQuery && loaded === null,
    /** Alternative words if these found nothing. */
    closest: isEmpty ? await closestWords(context, q) : null,
    pages,
    /** Top-level collections of the main menu, for pages without hits; otherwise empty. */
    suggestions: listing && listing.total > 0 ? [] : await categories,
  };
}

/** Shorter words alone are too unspecific: 'in', 'zu'. */
const MIN_SPECIFIC_LENGTH = 3;

/**
 * What to search for if `words` find nothing: those of them that occur in a product; the search service corrects single
 * typos itself. `null` when there are none, and while the search service is down.
 */
async function closestWords({search}: AppLoadContext, words: string): Promise<string | null> {
  const wordCount = words.split(' ').length;
  const matched = wordCount > 1 ? await optional(search.matchedWords(words), []) : [];
  const isSpecific = matched.some(({length}) => length >= MIN_SPECIFIC_LENGTH);
  return isSpecific && matched.length < wordCount ? matched.join(' ') : null;
}

/** Redirects a search for an article number to the page of that variant. */
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

/** The chosen makers that the index contains, not just any value in the URL; `null` without any. */
function makersOf(listing: ListingView | null): string | null {
  const makers = listing?.facets.find(({name}) => name === 'vendor')?.values ?? [];
  const selectedMakers = makers.filter(
    ({selected, count}) => selected && (count ?? listing?.total),
  );
  return selectedMakers.map(({value}) => value).join(', ') || null;
}

/** 'Räder, die bei 1,70 m passen', for a list that the size advice links to; `null` without a height. */
function heightTitle(language: Language, {height}: ListingQuery): string | null {
  if (height === null) return null;
  const heightText = inMetres(height, languages[language].locale);
  return translatorOf(language)('search.fitting', {height: heightText});
}

/** An article number has a digit and no space. */
const ARTICLE_NUMBER = /^(?=.*\d)\S{3,}$/;
/** Shopify is queried for each product: the one with the number is among the first. */
const MAX_CHECKED_PRODUCTS = 5;

interface Article {
  handle: string;
  options: {name: string; value: string}[];
}

/**
 * The variants whose article number is `words`, among the first products of a search; none if the words are not an
 * article number, or if Shopify does not respond.
 */
async function articlesOf(
  {shopify}: AppLoadContext,
  words: string,
  handles: readonly string[],
): Promise<Article[]> {
  if (!ARTICLE_NUMBER.test(words)) return [];
  const lookups = handles.slice(0, MAX_CHECKED_PRODUCTS).map(async (handle): Promise<Article[]> => {
    const options = await optional(shopify.product.optionsOfSku(handle, words), null);
    return options ? [{handle, options}] : [];
  });
  return (await Promise.all(lookups)).flat();
}

const schema = z.object({
  words: z.string().max(500).transform(readWords).pipe(z.string().min(1)),
  ids: z
    .string()
    .transform((list) => (list ? list.split(',') : []))
    .pipe(z.array(z.string().regex(/^\d{1,20}$/)).max(PRODUCTS_LISTED)),
  [SEARCH_MARK_FIELD]: z.string().max(100).nullish(),
});

/**
 * What the overlay cannot get from the search service itself: facts about its hits (`ids`), pages and services that
 * match the words and, without hits, words that find something. Reports the hits as viewed if the search's mark was
 * sent along. `null` for an invalid request; throws `ServiceOutage` when there are hits and Shopify is down.
 */
export async function loadSearchFacts(
  context: AppLoadContext,
  params: URLSearchParams,
): Promise<SearchFacts | null> {
  const parsed = schema.safeParse(Object.fromEntries(params));
  if (!parsed.success) return null;
  const {words, ids} = parsed.data;
  const [hits, pages, closest, tyre] = await Promise.all([
    loadHitFacts(context, parsed.data),
    findPages(context, words),
    ids.length > 0 ? null : closestWords(context, words),
    searchByTyre(context, words),
  ]);
  if (!tyre) return {...hits, pages, closest};
  return {...hits, pages: [fittingPage(context.language, words, tyre), ...pages], closest: null};
}

/** The list of what fits a tyre, which a search by words alone does not find. */
function fittingPage(language: Language, q: string, {size, articles}: TyreSearch): PageLink {
  return {
    title: translatorOf(language)('search.tyre.title', {size}),
    description: articles.map(({title}) => title).join(', '),
    href: searchHref(language, q),
  };
}

/** Price and stock of hits for the visitor's country, and the variant that the words mean. */
async function loadHitFacts(
  context: AppLoadContext,
  {words, ids, [SEARCH_MARK_FIELD]: searchMark = null}: z.output<typeof schema>,
): Promise<Pick<SearchFacts, 'products' | 'taxed' | 'shipped'>> {
  if (ids.length === 0) return {products: [], taxed: false, shipped: false};
  const mark = readMark(searchMark);
  if (mark) {
    const index = context.search.access.products;
    reportViewed(context, {index, queryId: mark.queryId, objectIds: ids});
  }
  const [products, delivery] = await Promise.all([
    context.shopify.product.byIds(ids),
    loadDeliveryTerms(context),
  ]);
  const handles = products.map(({handle}) => handle);
  const articles = await articlesOf(context, words, handles);
  const facts = products.map(async (product): Promise<HitFacts> => {
    const article = articles.find(({handle}) => handle === product.handle);
    const matchedVariant = article
      ? await variantOfArticle(context, product, article.options)
      : matchVariant(product, words);
    const {query, variant, price, stock} = toSearchHitCard(product, matchedVariant, delivery);
    return {id: numericIdOf(product.id), query, variant, price, stock};
  });
  const items = products.flatMap((product) => {
    const variant = product.selectedOrFirstAvailableVariant;
    return variant ? [{product, variant}] : [];
  });
  return {
    products: await Promise.all(facts),
    taxed: items.some(({variant}) => variant.taxable),
    shipped: items.some(isShippable),
  };
}

/** The variant of an article number, which may not be among those in the card's data. */
async function variantOfArticle(
  {shopify}: AppLoadContext,
  product: ProductCardFragment,
  options: MatchedVariant['options'],
): Promise<MatchedVariant> {
  const fromCard = variantWith(product, options);
  if (fromCard.variant) return fromCard;
  const fetched = await shopify.product.getVariant(product.handle, options);
  return {options, variant: fetched && fetched.variant};
}

const SHORT_CACHE = 'private, max-age=60';

/**
 * Responds to the search's script with JSON, cached for a minute: 400 when `find` rejects the request (`null`), 503
 * when a supplier is down.
 */
export async function respondToSearch(find: () => Promise<object | null>): Promise<Response> {
  try {
    const found = await find();
    if (!found) return emptyResponse(400);
    return Response.json(found, {headers: {'Cache-Control': SHORT_CACHE}});
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return emptyResponse(503);
  }
}
