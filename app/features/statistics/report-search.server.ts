import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {parseForm} from '~/forms/check-form';
import {matchPage} from '~/pages';
import {parseUrl} from '~/safe-addresses';
import {indexPrefixOf, productIndex} from '~/services/algolia/product-query';
import {sortOrders, type ProductOrder, type SearchEvent} from '~/services/algolia/search-types';
import {messageOf, optional} from '~/services/http/outage.server';
import {numericIdOf} from '~/services/shopify/ids';
import {allowsStatistics} from '../consent/consent.server';
import {emptyResponse} from '../navigation/responses.server';
import {SEARCH_MARK_FIELD, type SearchMark} from './search-mark';

const orders: readonly ProductOrder[] = ['relevance', ...sortOrders];

/** Parses an untrusted mark; `null` for anything that `writeMark` would not write. */
export function readMark(value: FormDataEntryValue | null): SearchMark | null {
  if (typeof value !== 'string') return null;
  const [, queryId = '', order = '', digits = ''] =
    /^([\da-f]{32})\.([a-z-]{1,40})\.([1-9]\d{0,3})$/.exec(value) ?? [];
  const position = Number(digits);
  const validOrder = orders.find((name) => name === order);
  return validOrder && position <= 1000 ? {queryId, order: validOrder, position} : null;
}

/**
 * Reports which products a list has shown: their numbers, and the `index` that responded. Without analytics there is no
 * `queryId`, and nothing is reported. Like `reportClicked` and `reportConverted`, it does nothing without consent or for
 * prefetched data, does not delay the response, and logs failures.
 */
export function reportViewed(
  context: AppLoadContext,
  {index, queryId, objectIds}: {index: string; queryId: string | null; objectIds: string[]},
): void {
  if (queryId === null || objectIds.length === 0) return;
  report(context, {
    eventType: 'view',
    eventName: 'Products Viewed',
    index,
    objectIDs: objectIds,
    queryID: queryId,
  });
}

/** Reports that a product was opened from a list. */
export function reportClicked(context: AppLoadContext, mark: SearchMark, objectId: string): void {
  report(context, {
    eventType: 'click',
    eventName: 'Product Clicked',
    index: indexOf(context, mark.order),
    objectIDs: [objectId],
    positions: [mark.position],
    queryID: mark.queryId,
  });
}

/** Reports that a product found in a list was added to the cart. */
export function reportConverted(context: AppLoadContext, mark: SearchMark, objectId: string): void {
  report(context, {
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Product Added To Cart',
    index: indexOf(context, mark.order),
    objectIDs: [objectId],
    queryID: mark.queryId,
  });
}

function indexOf({settings, language}: AppLoadContext, order: ProductOrder): string {
  return productIndex(indexPrefixOf(settings, language), order);
}

function report(
  context: AppLoadContext,
  event: Omit<SearchEvent, 'userToken' | 'timestamp'>,
): void {
  const userToken = context.isPrefetch ? null : countedVisitor(context);
  if (userToken === null) return;
  const sent = context.search.sendEvent({...event, userToken, timestamp: Date.now()});
  // Not `optional`: no page lacks anything.
  const logFailure = (error: unknown) =>
    console.error('Cannot send the search events', messageOf(error));
  context.waitUntil(sent.catch(logFailure));
}

/**
 * Reports a product page opened as a document from one of our lists, according to its URL. Pages opened by client-side
 * navigation report themselves (`ReportVisits.tsx`). `productId` is Shopify's.
 */
export function reportOpened(context: AppLoadContext, request: Request, productId: string): void {
  const mark = readMark(new URL(request.url).searchParams.get(SEARCH_MARK_FIELD));
  if (!mark || !context.isDocument || !isOpenedFromList(request)) return;
  reportClicked(context, mark, numericIdOf(productId));
}

/**
 * Whether the request comes from another page of the shop. A shared or bookmarked URL, a reload, a choice of variants
 * and the redirect back from a form are no click on a list. Known limit: a page that is loaded again on Back or Forward
 * counts as a click.
 */
function isOpenedFromList({headers, url}: Request): boolean {
  const currentUrl = new URL(url);
  const referrer = parseUrl(headers.get('Referer') ?? '');
  if (referrer?.origin !== currentUrl.origin || referrer.pathname === currentUrl.pathname)
    return false;

  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document';
  const isReload = /max-age=0|no-cache/.test(headers.get('Cache-Control') ?? '');
  return site === 'same-origin' && destination === 'document' && !isReload;
}

/** The form that a browser sends: a product's position in a list, and the path of its page. */
const openedSchema = z.object({
  [SEARCH_MARK_FIELD]: z.string().max(100),
  path: z.string().max(300),
});

/**
 * Handles the report of a product that script has opened from a list. Looks up the product's number instead of trusting
 * the client. 204 on success, also without consent, when nothing is reported; 400 for anything that our pages do not
 * send.
 */
export async function handleClickReport(
  context: AppLoadContext,
  form: FormData,
): Promise<Response> {
  const parsed = parseForm(form, openedSchema);
  const mark = parsed.success ? readMark(parsed.value[SEARCH_MARK_FIELD]) : null;
  const match = parsed.success ? matchPage(parsed.value.path) : null;
  if (!mark || match?.page !== 'product') return emptyResponse(400);
  if (!allowsStatistics(context)) return emptyResponse(204);

  const product = await optional(
    context.shopify.product.get(match.params.handle ?? ''),
    undefined,
    'An opened product is not reported',
  );
  if (product === null) return emptyResponse(400);
  if (product) reportClicked(context, mark, numericIdOf(product.id));
  return emptyResponse(204);
}

/** The token under which a visitor's searches are counted; `null` without consent, and for bots. */
export function countedVisitor(context: AppLoadContext): string | null {
  return allowsStatistics(context) && !context.isBot ? visitorToken(context) : null;
}

/**
 * The random token by which the search service recognizes a browser; created if it has none. Only for visitors who
 * agreed.
 */
function visitorToken({cookies}: AppLoadContext): string {
  const existingToken = cookies.get('search-visitor');
  if (existingToken !== null && /^[\w-]{1,64}$/.test(existingToken)) return existingToken;
  const newToken = crypto.randomUUID();
  cookies.set('search-visitor', newToken);
  return newToken;
}
