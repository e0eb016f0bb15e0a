import {type AppLoadContext, redirect} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {optional} from '~/services/http/outage.server';
import {bikeAdvice} from '../advice/bike-advice.server';
import {fitsMarkup} from '../fits/fits-markup.server';
import {returnTerms, type ReturnTerms} from '../goods/notices';
import type {DeliveryTerms} from '../goods/shipping';
import {loadLeasingContent} from '../leasing-request/leasing-request.server';
import {sendOnly, sendWithout} from '../navigation/worker-markup.server';
import {recordProductView} from '../product/details/recently-viewed.server';
import {loadProduct, type LoadedProduct, queryOfVariant} from '../product/load-product.server';
import {toProductCard} from '../product/product-card-view.server';
import {
  createCardRenderer,
  type DetailsMarkup,
  detailsMarkup,
} from '../product/product-markup.server';
import {entryPoints, reminderLink} from '../product/product-offer';
import {withStores} from '../product/store-stock.server';
import {productStructuredData} from '../product/structured-data';
import {markupOnly} from '../product/to-product-view.server';
import {
  loadConfig,
  loadDeliveryTerms,
  loadLocalization,
  paymentTiles,
  toSiteFacts,
} from '../site/site-config.server';
import {reportOpened} from '../statistics/report-search.server';
import {linkHref} from '../story/links';

const VARIANT = 'variant';

/**
 * Shopify's channels and emails link to a variant by number (`?variant=123`): redirects to its options, which pages
 * here use in URLs. A number that is not one of this product's variants is ignored.
 */
async function followVariantNumber(context: AppLoadContext, url: URL, handle: string) {
  const query = await queryOfVariant(context, handle, url.searchParams.get(VARIANT) ?? '');
  if (query === null) return;
  const redirectParams = new URLSearchParams(query);
  for (const [name, value] of url.searchParams)
    if (name !== VARIANT) redirectParams.append(name, value);
  throw redirect([url.pathname, redirectParams.toString()].filter(Boolean).join('?'), 302);
}

/**
 * Data of a product page: the product with data from other features, and its SEO data (`seo`). Records the view. `null`
 * when the product does not exist. Throws a redirect for a variant number.
 */
export async function loadProductPage(context: AppLoadContext, request: Request, handle: string) {
  const {shopify, language, isDocument} = context;
  const url = new URL(request.url);
  await followVariantNumber(context, url, handle);
  const {searchParams} = url;
  const loading = loadProduct(context, handle, searchParams);
  const [loaded, recommended, accessories, leasing, recentlyViewed] = await Promise.all([
    withStores(context, handle, loading),
    optional(shopify.product.recommended(handle), []),
    optional(shopify.product.accessories(), []),
    loadLeasingContent(context),
    // Data for script may be prefetched and is cached briefly: it must not contain anything visitor-specific.
    isDocument
      ? recordProductView(
          context,
          loading.then((found) => found && found.product),
        )
      : null,
  ]);
  if (!loaded) return null;

  const {view, goodToKnow} = loaded;
  const [delivery, config, localization, renderCards] = await Promise.all([
    loadDeliveryTerms(context),
    loadConfig(context),
    loadLocalization(context),
    createCardRenderer(context),
  ]);
  const guide = config?.range_page ? linkHref(language, config.range_page) : null;
  const advice = bikeAdvice(loaded, leasing, delivery, guide);
  const notices = [...advice.notices, ...goodToKnow];
  const facts = toSiteFacts(config, {language, localization}, []);
  const fits = fitsMarkup(loaded, accessories, delivery, facts);
  const entries = entryPoints(loaded, advice, delivery);
  const payments = paymentTiles(config);
  const details = detailsMarkup(loaded, {notices, entries, payments}, {facts, language});
  const markup = {...details, fits: fits.html};
  reportOpened(context, request, view.id);
  const shown = {
    reminder: context.reminders && reminderLink(loaded, view.replaced?.soldOut ?? null, delivery),
    product: sendWithout(view, ...markupOnly),
    hasFits: fits.isForm,
    // The HTML of a document already contains it.
    markup: isDocument ? sendOnly<Partial<DetailsMarkup>>(markup) : markup,
    recommended: renderCards(
      recommended.slice(0, 4).map((recommendation) => toProductCard(recommendation, language)),
    ),
    recentlyViewed,
  };
  return {shown, seo: seoOf(context, request, loaded, {delivery, returns: returnTerms(config)})};
}

/** The product's SEO data. */
function seoOf(
  {settings, language, isDocument}: AppLoadContext,
  request: Request,
  loaded: LoadedProduct,
  {delivery, returns}: {delivery: DeliveryTerms; returns: ReturnTerms},
) {
  const {product, view} = loaded;
  const {title, images, collection} = view;
  const url = settings.SHOP_ORIGIN + new URL(request.url).pathname;
  return {
    title: product.seo.title || title,
    name: title,
    description: product.seo.description || product.description,
    image: images[0],
    type: 'product' as const,
    breadcrumb: collection
      ? [{title: collection.title, href: href(language, 'collection', {...collection})}]
      : [],
    // Search engines read only documents.
    structuredData: isDocument
      ? [productStructuredData({...loaded, rows: delivery.rows, returns, url})]
      : [],
  };
}
