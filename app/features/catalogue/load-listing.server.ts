import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FoundProducts, ProductQuestion} from '~/services/algolia/search-types';
import {ServiceOutage} from '~/services/http/outage.server';
import type {Destination} from '../goods/shipping';
import {swatchesOf, type SwatchView} from '../product/product-card-view';
import {answerable, marketCurrency, orderOf, toQuestion} from './ask-search.server';
import {toFacetViews, toPriceFacet} from './facet-views.server';
import {
  isFiltered,
  lastPage,
  nextPage,
  withoutFilters,
  writeListingQuery,
} from './listing-address.server';
import {toChips} from './listing-chips.server';
import {reportLastPage, toCards} from './listing-products.server';
import type {ListingQuery} from './listing-query.server';
import type {ListingView} from './listing-view';
import {sortOptions} from './sorting';

interface Wanted {
  query: ListingQuery;
  /** Handle of the collection, or `null` for the whole shop. */
  collection: string | null;
  /** Where the visitor has goods sent. */
  destination: Promise<Destination>;
  /** Colours of facet values that are known beside those of the products shown. */
  swatches?: Promise<SwatchView[]>;
}

/**
 * A list in one state: the search service says which products, Shopify gives their cards. `null` when the
 * search service is out, logged here. Throws `ServiceOutage` when Shopify is.
 */
export async function loadListing(
  context: AppLoadContext,
  {query: asked, collection, destination, swatches}: Wanted,
): Promise<ListingView | null> {
  const query = await answerable(context, asked);
  const found = await find(context, toQuestion(context, query, collection));
  if (!found) return null;

  const [products, drawn, currency] = await Promise.all([
    context.shopify.product.byIds(found.productIds),
    swatches,
    marketCurrency(context),
  ]);
  const colors = [...(drawn ?? []), ...products.flatMap(swatchesOf)];
  const shown = {...query, page: Math.min(query.page, lastPage(found.total))};
  reportLastPage(context, found, shown.page);

  const next = nextPage(shown, found.total);
  const order = orderOf(query);
  const indexCurrency = context.settings.ALGOLIA_CURRENCY;
  return {
    q: query.q,
    total: found.total,
    products: toCards(products, found, {
      words: query.q,
      order,
      destination: await destination,
    }),
    page: shown.page,
    moreQuery: next && writeListingQuery(next),
    facets: toFacetViews(
      found.facets,
      query.facets,
      new Map(colors.map(({name, color}) => [name, color])),
    ),
    price:
      currency === indexCurrency ? toPriceFacet(found.priceBounds, query, indexCurrency) : null,
    chips: toChips(query, context.language, indexCurrency),
    resetQuery: isFiltered(query) ? writeListingQuery(withoutFilters(query)) : null,
    order,
    orders: query.q ? ['relevance', ...sortOptions] : sortOptions,
  };
}

/** What the search service says is logged and becomes a server error, here of the list alone. */
async function find(
  {search}: AppLoadContext,
  question: ProductQuestion,
): Promise<FoundProducts | null> {
  try {
    return await search.products(question);
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return null;
  }
}
