import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {parseForm} from '~/forms/check-form';
import {
  hasLoginFlag,
  isPersonalPath,
  matchPage,
  type PageMatch,
  type PageName,
  PREVIEW_PARAM,
} from '~/pages';
import {parseUrl} from '~/safe-addresses';
import {messageOf} from '~/services/http/outage.server';
import type {
  AnalyticsPage,
  AnalyticsProduct,
  ViewedPage,
} from '~/services/shopify/analytics.server';
import type {Product} from '~/services/shopify/product.server';
import type {CartFragment, OfferedVariantFragment} from '~/services/shopify/storefront.generated';
import {allowsStatistics} from '../consent/consent.server';
import {emptyResponse} from '../navigation/responses.server';

/** The form that a browser sends: path with query, referrer, and title of the page; empty fields count as missing. */
const visitSchema = z.object({
  path: z.string().max(1_000),
  referrer: z.string().max(2_000).default(''),
  title: z.string().max(300).default(''),
});

type Visit = z.infer<typeof visitSchema>;

/** Loads what a product's page shows for a query. Passed by the routes: products use the statistics, not vice versa. */
type LoadShown = (
  context: AppLoadContext,
  handle: string,
  query: URLSearchParams,
) => Promise<{product: Product; variant: OfferedVariantFragment} | null>;

/** Handles a page view reported by script. 204 on success, also without consent; 400 for what no page sends. */
export function handleVisitReport(
  context: AppLoadContext,
  form: FormData,
  loadShown: LoadShown,
): Response {
  const parsed = parseForm(form, visitSchema);
  return emptyResponse(parsed.success && report(context, parsed.value, loadShown) ? 204 : 400);
}

/** Reports the page that requests the tracking image, which its referrer names. */
export function handleVisitPixel(
  context: AppLoadContext,
  request: Request,
  loadShown: LoadShown,
): Response {
  const page = parseUrl(request.headers.get('Referer') ?? '');
  if (page?.origin === new URL(request.url).origin) {
    const visit = {path: page.pathname + page.search, referrer: '', title: ''};
    report(context, visit, loadShown);
  }
  return emptyResponse(204);
}

/** Reports a page without waiting for Shopify. Returns whether the path is one of the shop's. */
function report(context: AppLoadContext, visit: Visit, loadShown: LoadShown): boolean {
  const match = visit.path.startsWith('/') ? matchPage(pathOf(visit.path)) : null;
  if (!match) return false;
  // Creates or renews the tokens while the response can still set them.
  if (!mayReport(context) || !context.visitorTokens()) return true;
  const viewing = () => viewedPage(context, match, visit.path, loadShown);
  context.waitUntil(sendPageView(context, match, visit, viewing).catch(logFailure));
  return true;
}

/** Reports a product that a visitor has added to the cart. */
export function reportAddition(
  context: AppLoadContext,
  cartId: string,
  merchandise: CartFragment['lines']['nodes'][number]['merchandise'],
  quantity: number,
): void {
  if (!mayReport(context)) return;
  const {id: variantId, selectedOptions, product, price} = merchandise;
  const added: AnalyticsProduct = {
    ...product,
    variantId,
    variantTitle: selectedOptions.map(({value}) => value).join(' / '),
    price: price.amount,
    quantity,
  };
  const sendAddition = async () => {
    const page = await pageOf(context, {
      path: pathOf(context.requestedPath),
      referrer: '',
      title: '',
    });
    await context.shopify.analytics.addedToCart(page, cartId, added);
  };
  context.waitUntil(sendAddition().catch(logFailure));
}

/** Not `optional`: no page lacks anything. */
function logFailure(error: unknown): void {
  console.error('Cannot send an event to Shopify’s statistics', messageOf(error));
}

function mayReport(context: AppLoadContext): boolean {
  return allowsStatistics(context) && !context.isBot && !context.isPrefetch;
}

async function sendPageView(
  context: AppLoadContext,
  match: PageMatch,
  visit: Visit,
  viewing: () => Promise<ViewedPage | null>,
): Promise<void> {
  if (!(await context.limits.allows('visit'))) return;
  const viewed = await viewing();
  if (!viewed) return;
  // Queries of other pages contain what visitors have typed or been given, those of the sign-in drawer an account page,
  // those of a list possibly a body height, and those of a preview a signature for drafts.
  const query = new URLSearchParams(visit.path.split('?')[1]);
  const isConfidential = hasLoginFlag(query) || query.has('height') || query.has(PREVIEW_PARAM);
  const isReported = pagesWithQuery.has(match.page) && !isConfidential;
  const path = isReported ? visit.path : pathOf(visit.path);
  const page = await pageOf(context, {...visit, path});
  await context.shopify.analytics.pageViewed(page, viewed);
}

const pagesWithQuery = new Set<PageName>(['home', 'product', 'collection', 'search', 'content']);

/** The reported facts about a page; `null` for personal pages, and for missing products and collections. */
async function viewedPage(
  context: AppLoadContext,
  {page, params: {handle = ''}}: PageMatch,
  path: string,
  loadShown: LoadShown,
): Promise<ViewedPage | null> {
  const query = new URLSearchParams(path.split('?')[1]);
  switch (page) {
    case 'home':
      return {pageType: 'index'};
    case 'product': {
      const shown = await loadShown(context, handle, query);
      if (!shown) return null;
      const {product, variant} = shown;
      const variantFacts = {variantId: variant.id, variantTitle: variant.title, sku: variant.sku};
      const {price} = variant;
      return {
        pageType: 'product',
        product: {...product, ...variantFacts, price: price.amount, quantity: 1},
      };
    }
    case 'collection': {
      const collection = await context.shopify.collection.get(handle);
      return collection && {pageType: 'collection', collection: {id: collection.id, handle}};
    }
    case 'search': {
      const words = query.get('q') ?? '';
      return words ? {pageType: 'search', words} : {pageType: 'page'};
    }
    case 'cart':
      return {pageType: 'cart'};
    case 'policy':
      return {pageType: 'policy'};
    case 'content':
      return isPersonalPath(path) ? null : {pageType: 'page'};
    case 'wishlist':
    case 'comparison':
    case 'leasing':
    case 'leasingRequest':
    case 'priceRequest':
    case 'appointment':
    case 'shippingCosts':
    case 'sizeFinder':
      return {pageType: 'page'};
    default:
      return null;
  }
}

async function pageOf(context: AppLoadContext, visit: Visit): Promise<AnalyticsPage> {
  const {shopify, settings, language} = context;
  const [shopId, {country}] = await Promise.all([shopify.shop.id(), shopify.shop.localization()]);
  return {
    shopId,
    currency: country.currency.isoCode,
    language,
    url: settings.SHOP_ORIGIN + visit.path,
    referrer: referrerOf(visit.referrer, settings.SHOP_ORIGIN),
    title: visit.title,
  };
}

/**
 * The referrer without its query: URLs of the shop contain tokens and order numbers, so of those only public pages are
 * reported.
 */
function referrerOf(referrer: string, shopOrigin: string): string {
  const url = parseUrl(referrer);
  if (!url) return '';
  const {origin, pathname} = url;
  const match = origin === shopOrigin ? matchPage(pathname) : null;
  const isReported =
    origin === shopOrigin ? match !== null && pagesWithQuery.has(match.page) : origin !== 'null';
  return isReported ? origin + pathname : '';
}

const pathOf = (pathWithQuery: string) => pathWithQuery.split('?')[0] ?? '/';
