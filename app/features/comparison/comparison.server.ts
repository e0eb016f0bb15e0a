import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages} from '~/i18n/messages.server';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {defaultProductQuery} from '~/services/algolia/search-types';
import {optional} from '~/services/http/outage.server';
import {numericIdOf, variantIdOf} from '~/services/shopify/ids';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {readWords} from '../catalogue/listing-query.server';
import {MAX_COMPARED, writeNames, type ComparedName} from '../wishlist/wishlist';
import {isBike} from '../goods/goods';
import {chosenOptions} from '../goods/goods-view';
import {loadLeasingContent} from '../leasing-request/leasing-request.server';
import {loadRecentlyViewedProducts} from '../product/details/recently-viewed.server';
import {loadProduct, type LoadedProduct} from '../product/load-product.server';
import {toProductCard} from '../product/product-card-view.server';
import {loadDeliveryTerms} from '../site/site-config.server';
import {withSizesOfAnyColour} from '../sizing/size-finder.server';
import {readLength} from '../advice/size-advice';
import {toRows} from './comparison-rows.server';

export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;

/** How many suggestions are shown. */
const MAX_OFFERED = 4;

/**
 * Data of the comparison page for a URL. Products that do not exist, are not bikes or exceed the limit are reported in
 * a message, and the page shows the others. Throws a redirect to the canonical URL for one built by a form. `?q=`
 * searches for bikes to add.
 */
export async function loadComparison(context: AppLoadContext, url: URL) {
  const {language} = context;
  const query = readComparison(url.searchParams);
  const q = readWords(url.searchParams.get('q') ?? '');
  if (url.searchParams.getAll('p').length > 1) {
    throw redirect(comparisonHref(language, query, q), 302);
  }
  const delivery = await loadDeliveryTerms(context);
  const {t} = delivery;
  const [found, {minimum, partners}] = await Promise.all([
    findBikes(context, query.names.slice(0, MAX_COMPARED)),
    loadLeasingContent(context),
  ]);
  const existing = found.filter((product) => product !== null);
  const requested = existing.filter(({loaded}) => isBike(loaded));
  // Sold-out variants may be replaced by one that is compared already.
  const bikes = [...new Map(requested.map((bike) => [writeNames([bike.name]), bike])).values()];
  const names = bikes.map(({name}) => name);
  const shown: ComparisonQuery = {...query, names};
  const height = query.height ? readLength(query.height, 'height') : null;
  const loaded = bikes.map((bike) => bike.loaded);
  const rows = toRows(loaded, {delivery, height, minimum, partners, now: Date.now()});
  const [offered, hits] = await Promise.all([
    names.length < MAX_COMPARED ? loadSuggestions(context, bikes) : [],
    q ? optional(search(context, q), null, 'Cannot search for bikes to compare') : [],
  ]);
  const toAdd = (products: readonly ProductCardFragment[]) =>
    products
      .flatMap((product) => {
        const {title, vendor, image, price, facts, compared} = toProductCard(product, language);
        if (!compared || names.some(({handle}) => handle === compared.handle)) return [];
        const extended = {...shown, names: [...names, compared]};
        return [{title, vendor, image, price, facts, href: comparisonHref(language, extended)}];
      })
      .slice(0, MAX_OFFERED);
  const missingCount = found.length - existing.length;
  const notBikeCount = existing.length - requested.length;
  return {
    bikes: bikes.map(({name, loaded: {view, variant}}) => {
      const {options, query: variantQuery} = chosenOptions(variant.selectedOptions);
      return {
        key: writeNames([name]),
        title: view.title,
        vendor: view.vendor,
        options,
        image: view.images[0] ?? null,
        price: view.variant.price,
        href: href(language, 'product', {handle: name.handle}) + variantQuery,
        without: comparisonHref(language, {
          ...shown,
          names: names.filter((candidate) => candidate !== name),
        }),
      };
    }),
    rows: query.onlyDifferences ? rows.filter(({allEqual}) => !allEqual) : rows,
    /** How many rows are the same for all bikes, and the link that shows or hides them. */
    equal: rows.filter(({allEqual}) => allEqual).length,
    onlyDifferences: query.onlyDifferences,
    toggle: comparisonHref(language, {...shown, onlyDifferences: !query.onlyDifferences}),
    notices: [
      ...(missingCount > 0 ? [t('comparison.notice.gone', {count: missingCount})] : []),
      ...(notBikeCount > 0 ? [t('comparison.notice.noBike', {count: notBikeCount})] : []),
      ...requested.flatMap(({loaded: {view}}) =>
        view.replaced ? [`${view.title}: ${view.replaced.text}`] : [],
      ),
      ...(query.names.length > MAX_COMPARED ? [t('comparison.notice.tooMany')] : []),
    ],
    /** Hidden fields of the forms, which preserve the URL's state. */
    list: decodeURIComponent(writeNames(names)),
    height: query.height,
    heightError: query.height && height === null ? t('sizing.error.height') : null,
    hasRoom: names.length < MAX_COMPARED,
    q,
    hits: q ? hits && toAdd(hits) : null,
    offered: toAdd(offered),
    messages: pageMessages(language, 'comparison.page'),
  };
}

/** A bike of the comparison, with its loaded product. */
interface ComparedBike {
  name: ComparedName;
  loaded: LoadedProduct;
}

/** The products of these names, `null` for those that do not exist. */
async function findBikes(
  context: AppLoadContext,
  names: readonly ComparedName[],
): Promise<(ComparedBike | null)[]> {
  const ids = names.flatMap(({variant}) => (variant ? [variantIdOf(variant)] : []));
  const variants = await context.shopify.variant.byIds(ids);
  return Promise.all(
    names.map(async ({handle, variant}) => {
      // A variant of another product is ignored.
      const chosen = variants.find(
        ({id, product}) => product.handle === handle && numericIdOf(id) === variant,
      );
      const options = chosen ? chosenOptions(chosen.selectedOptions).query : '';
      const loaded = await loadProduct(context, handle, new URLSearchParams(options));
      if (!loaded) return null;
      const shown = chosen ? numericIdOf(loaded.variant.id) : null;
      // Cards name the variant of their price: that is not yet a visitor's choice of a colour.
      return {name: {handle, variant: shown}, loaded: withSizesOfAnyColour(loaded)};
    }),
  );
}

/** Suggestions: recently viewed products first, then similar ones to the first bike, or best sellers. */
async function loadSuggestions(
  context: AppLoadContext,
  [first]: readonly ComparedBike[],
): Promise<ProductCardFragment[]> {
  const {shopify, isDocument} = context;
  const [seen, suggested] = await Promise.all([
    // Data for script may be prefetched and is cached briefly: it must not contain anything visitor-specific.
    isDocument ? optional(loadRecentlyViewedProducts(context), []) : [],
    optional(
      first ? shopify.product.recommended(first.name.handle) : shopify.product.bestSellers(),
      [],
    ),
  ]);
  return [...new Map([...seen, ...suggested].map((product) => [product.handle, product])).values()];
}

/** Products that match the search terms, best matches first. */
async function search(
  {search: service, shopify}: AppLoadContext,
  words: string,
): Promise<ProductCardFragment[]> {
  const {productIds} = await service.products({...defaultProductQuery, words});
  return shopify.product.byIds(productIds);
}

/** The query of a comparison's URL; every state has one. */
interface ComparisonQuery {
  names: ComparedName[];
  /** As typed; '' without. */
  height: string;
  onlyDifferences: boolean;
}

const NAME = /^([\p{L}\p{N}_-]{1,200})(?::([1-9]\d{0,17}))?$/u;

/**
 * Parses the compared products: `?p=a,b:4711`, or `?p=a&p=b` from a form. Duplicates and invalid names are left out, and
 * all but one of those beyond the limit.
 */
function readComparison(query: URLSearchParams): ComparisonQuery {
  const typed = query
    .getAll('p')
    .flatMap((list) => list.slice(0, 2000).split(','))
    .map((name) => name.trim());
  const names = [...new Set(typed)].flatMap((name): ComparedName[] => {
    const [, handle, variant = null] = NAME.exec(name) ?? [];
    return handle ? [{handle, variant}] : [];
  });
  return {
    names: names.slice(0, MAX_COMPARED + 1),
    height: (query.get('height') ?? '').trim().slice(0, 12),
    onlyDifferences: query.get('nur') === 'unterschiede',
  };
}

/**
 * The canonical path and query of a comparison, with search terms:
 * `/vergleich?p=a,b&height=170&nur=unterschiede&q=gravel`.
 */
function comparisonHref(
  language: Language,
  {names, height, onlyDifferences}: ComparisonQuery,
  q = '',
): string {
  const query = [
    ...(names.length > 0 ? [`p=${writeNames(names)}`] : []),
    ...(height ? [`height=${encodeURIComponent(height)}`] : []),
    ...(onlyDifferences ? ['nur=unterschiede'] : []),
    ...(q ? [`q=${encodeURIComponent(q)}`] : []),
  ].join('&');
  return href(language, 'comparison') + (query && `?${query}`);
}
