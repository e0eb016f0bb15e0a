import type {AppLoadContext} from '@shopify/remix-oxygen';
import {
  PAGE_SIZE,
  sortOrders,
  DEFAULT_SORT_ORDER,
  type FoundProducts,
  type ProductOrder,
  type ProductSearchQuery,
} from '~/services/algolia/search-types';
import type {Language} from '~/i18n/languages';
import {pageMessages} from '~/i18n/messages.server';
import {nullOnOutage} from '~/services/http/outage.server';
import {numericIdOf} from '~/services/shopify/ids';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import type {TyreSearch} from '../fits/tyre-search.server';
import {isBike, listRank} from '../goods/goods';
import type {DeliveryTerms} from '../goods/shipping';
import {loadDeliveryTerms, loadLocalization} from '../site/site-config.server';
import {createCardRenderer} from '../product/product-markup.server';
import {
  matchVariant,
  swatchesOf,
  toSearchHitCard,
  variantWith,
  type ProductCardView,
  type SwatchView,
} from '../product/product-card-view.server';
import {MAX_COMPARED, writeNames} from '../wishlist/wishlist';
import {countedVisitor, reportViewed} from '../statistics/report-search.server';
import {writeMark} from '../statistics/search-mark';
import {
  toChips,
  toFacetViews,
  toHeightView,
  toNearMatches,
  toPriceFacet,
} from './facet-views.server';
import {
  isFiltered,
  lastPage,
  nextPage,
  withoutFilters,
  writeListingQuery,
  type ListingQuery,
} from './listing-query.server';
import {NO_PRICE} from './listing-parameters';
import type {ListingView} from './listing-view';
import type {ImageView} from '../pictures/image-view';
import {sendWithout} from '../navigation/worker-markup.server';

interface ListingRequest {
  query: ListingQuery;
  /** Handle of the collection, or `null` for the entire shop. */
  collection: string | null;
  /** The tyre size named by the search terms. */
  tyre?: TyreSearch | null;
  /** Facet value colours known in addition to those of the shown products. */
  swatches?: Promise<SwatchView[]>;
}

/** A list, and data that only the worker needs. */
type LoadedListing = ListingView & {
  /** Picture of its first product, for a tile without its own. */
  cover: ImageView | null;
  /** The highest price of its bikes, in the visitor's currency; 0 without any. */
  dearestBike: number;
};

/** What a list with products says; the rest of `catalogue` is for empty ones, and for the worker. */
const listMessages = [
  ...['sort', 'count', 'filter', 'facet', 'facetSearch', 'price', 'sheet'],
  ...['results', 'shown', 'more', 'compare'],
].map((key) => `catalogue.${key}`);

/** The messages that a page sends with its list. */
export const listingMessages = (language: Language, listing: ListingView | null) =>
  pageMessages(language, ...(listing?.products.length ? listMessages : ['catalogue']));

/**
 * A list in one state: the search service selects the products, Shopify provides their cards. `null` when the search
 * service is down, which is logged here. Throws `ServiceOutage` when Shopify is down.
 */
export async function loadListing(
  context: AppLoadContext,
  {query: requestedQuery, collection, tyre = null, swatches}: ListingRequest,
): Promise<LoadedListing | null> {
  const query = await withApplicablePrice(context, requestedQuery);
  // A failure of the search service is logged and becomes a server error, here of the list only.
  const hits = await nullOnOutage(
    context.search.products({
      ...toSearchRequest(query, collection, tyre),
      // Also for prefetches: the visitor sees that response, and its links contain its query id.
      visitor: countedVisitor(context),
    }),
  );
  if (!hits) return null;

  const [products, facetSwatches, isPriced, delivery, renderCards] = await Promise.all([
    context.shopify.product.byIds(hits.productIds),
    swatches,
    seesIndexCurrency(context),
    loadDeliveryTerms(context),
    createCardRenderer(context),
  ]);
  // The index has one list for all countries: what is not sold in the visitor's is neither shown nor counted.
  const found = {...hits, total: hits.total - hits.productIds.length + products.length};
  if (products.length === 0 && found.total > 0) {
    // The owner's only trace of an index whose keys are no numbers of products, which `npm run doctor` explains.
    console.error(`${hits.index}: Shopify sells none of the products listed first`);
  }
  const colors = [...(facetSwatches ?? []), ...products.flatMap(swatchesOf)];
  const shownQuery = {...query, page: Math.min(query.page, lastPage(hits.total))};
  reportLastPage(context, found, shownQuery.page);

  const next = nextPage(shownQuery, hits.total);
  const order = orderOf(query);
  const indexCurrency = context.settings.ALGOLIA_CURRENCY;
  const cardOptions = {words: query.q, order, tyre, delivery};
  const cards = toCards(products, found, cardOptions);
  const facets = toFacetViews(
    found.facets,
    query.facets,
    new Map(colors.map(({name, color}) => [name, color])),
  );
  const listing: LoadedListing = {
    q: query.q,
    total: found.total,
    products: renderCards(cards, {heading: 'h2', inView: 4, inList: true}),
    compared: writeNames(cards.slice(0, MAX_COMPARED).flatMap(({compared}) => compared ?? [])),
    cover: cards[0]?.image ?? null,
    dearestBike: Math.max(
      0,
      ...products
        .filter((product) => isBike({product}))
        .map(({priceRange}) => Number(priceRange.maxVariantPrice.amount)),
    ),
    page: shownQuery.page,
    moreQuery: next && writeListingQuery(next),
    facets,
    price: isPriced
      ? toPriceFacet(found.priceBounds, query, context.language, indexCurrency)
      : null,
    height: toHeightView(
      query,
      {facets, total: found.total},
      found.hasRiderHeights,
      context.language,
    ),
    chips: toChips(query, context.language, indexCurrency),
    nearMatches: toNearMatches(query, found, context.language, indexCurrency),
    resetQuery: isFiltered(query) ? writeListingQuery(withoutFilters(query)) : null,
    order,
    orders: query.q ? ['relevance', ...sortOrders] : sortOrders,
  };
  return sendWithout(listing, 'cover', 'dearestBike');
}

/**
 * The query that can be applied: a price range is kept only for visitors who see the index's currency; others would
 * filter by amounts that they never see.
 */
export async function withApplicablePrice(
  context: AppLoadContext,
  query: ListingQuery,
): Promise<ListingQuery> {
  if (query.price.min === null && query.price.max === null) return query;
  return (await seesIndexCurrency(context)) ? query : {...query, price: NO_PRICE};
}

async function seesIndexCurrency(context: AppLoadContext): Promise<boolean> {
  const localization = await loadLocalization(context);
  return localization?.country.currency.isoCode === context.settings.ALGOLIA_CURRENCY;
}

/** The active order: by default relevance for search terms, else best sellers. */
function orderOf({q, sort}: ListingQuery): ProductOrder {
  return sort ?? (q ? 'relevance' : DEFAULT_SORT_ORDER);
}

/**
 * The request to the search service; `collection` is a handle, or `null` for the entire shop. If the terms name a tyre
 * size, only compatible products are requested.
 */
export function toSearchRequest(
  query: ListingQuery,
  collection: string | null,
  tyre: TyreSearch | null,
): ProductSearchQuery {
  const {q, facets, price, height, page} = query;
  return {
    words: tyre ? '' : q,
    ...(tyre && {restrictToIds: tyre.articles.map(({id}) => id)}),
    collection,
    facets,
    price,
    height,
    order: orderOf(query),
    page,
    visitor: null,
  };
}

interface CardOptions {
  /** '' for all products of a list. */
  words: string;
  order: ProductOrder;
  tyre: TyreSearch | null;
  delivery: DeliveryTerms;
}

/**
 * The cards of the products found, in the order of the search response. Without search terms and in the default order,
 * each page lists products in stock first: the index does not know kinds of products. With the visitor's consent, links
 * carry the query id and position of their search hit.
 */
function toCards(
  products: ProductCardFragment[],
  {productIds, queryId}: FoundProducts,
  {words, order, tyre, delivery}: CardOptions,
): ProductCardView[] {
  const positions = new Map(productIds.map((id, at) => [id, at + 1]));
  const positionOf = ({id}: ProductCardFragment) =>
    positions.get(numericIdOf(id)) ?? productIds.length;
  const isDefaultList = words === '' && order === DEFAULT_SORT_ORDER;
  return (isDefaultList ? stockFirst(products, positionOf) : products).map((product) => {
    const tyreArticle = tyre?.articles.find(({id}) => id === numericIdOf(product.id));
    const matchedVariant = tyreArticle
      ? variantWith(product, tyreArticle.options)
      : matchVariant(product, words);
    const card = toSearchHitCard(product, matchedVariant, delivery);
    if (queryId === null) return card;
    return {...card, searchMark: writeMark({queryId, order, position: positionOf(product)})};
  });
}

/**
 * Sorts each page separately, so that loading another page does not change the earlier ones. `positionOf` is the one in
 * the search response, from 1.
 */
function stockFirst(
  products: ProductCardFragment[],
  positionOf: (product: ProductCardFragment) => number,
): ProductCardFragment[] {
  const pageOf = (product: ProductCardFragment) => Math.ceil(positionOf(product) / PAGE_SIZE);
  const rankOf = (product: ProductCardFragment) => {
    const {selectedOrFirstAvailableVariant: first, variants} = product;
    return first
      ? listRank(
          product,
          variants.nodes.map((variant) => ({...first, ...variant})),
        )
      : 0;
  };
  return products.toSorted((a, b) => pageOf(a) - pageOf(b) || rankOf(a) - rankOf(b));
}

/** Reports what this response shows for the first time: its last page. */
function reportLastPage(
  context: AppLoadContext,
  {productIds, index, queryId}: FoundProducts,
  page: number,
): void {
  const objectIds = productIds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  reportViewed(context, {index, queryId, objectIds});
}
