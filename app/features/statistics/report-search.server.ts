import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {parseForm} from '~/forms/check-form';
import {matchPage} from '~/pages';
import {parseUrl} from '~/safe-addresses';
import {indexPrefixOf, productIndex} from '~/services/algolia/product-query';
import {sortOrders, type ProductOrder, type SearchEvent} from '~/services/algolia/search-types';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {numberIn} from '~/services/shopify/ids';
import {allowsStatistics} from '../consent/consent.server';
import {PERSONAL} from '../navigation/personal-answers.server';
import {FOUND_FIELD, type SearchMark} from './search-mark';

const orders: readonly ProductOrder[] = ['relevance', ...sortOrders];

/** Reads a mark that anybody may have written; `null` for what `writeMark` would not write. */
export function readMark(value: FormDataEntryValue | null): SearchMark | null {
  if (typeof value !== 'string') return null;
  const [, queryId = '', order = '', digits = ''] =
    /^([\da-f]{32})\.([a-z-]{1,40})\.([1-9]\d{0,3})$/.exec(value) ?? [];
  const position = Number(digits);
  const known = orders.find((name) => name === order);
  return known && position <= 1000 ? {queryId, order: known, position} : null;
}

interface Viewed {
  /** Name of the index that answered. */
  index: string;
  /** `null` without analytics: nothing is reported then. */
  queryId: string | null;
  /** Product numbers that this answer has newly shown. */
  objectIds: readonly string[];
}

/**
 * Tells which products a list has shown. Like the other two it does nothing without consent or for data that
 * is fetched ahead, holds up no answer, and logs what fails.
 */
export function reportViewed(context: AppLoadContext, viewed: Viewed): void {
  const {index, queryId, objectIds} = viewed;
  if (queryId === null || objectIds.length === 0) return;
  report(context, {
    eventType: 'view',
    eventName: 'Products Viewed',
    index,
    objectIDs: [...objectIds],
    queryID: queryId,
  });
}

/** Tells that a product was opened from a list. */
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

/** Tells that a product found in a list was added to the cart. */
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
  if (!allowsStatistics(context) || context.isPrefetch || context.isBot) return;
  const sent = context.search.sendEvents([
    {...event, userToken: visitorToken(context), timestamp: Date.now()},
  ]);
  context.waitUntil(optional(sent, null, 'The search statistics are not told'));
}

/**
 * Reports a product page that a visitor has opened as a document from one of our lists, as its address says.
 * Pages that script opens report themselves (`ReportVisits.tsx`). `productId` is Shopify's.
 */
export function reportOpened(context: AppLoadContext, request: Request, productId: string): void {
  const mark = readMark(new URL(request.url).searchParams.get(FOUND_FIELD));
  const number = numberIn('Product', productId);
  if (!mark || !number || !context.isDocument || !isOpenedFromList(request)) return;
  reportClicked(context, mark, number);
}

/**
 * Whether another page of the shop led here. An address that was shared or kept, a reload, a choice of variants
 * and the way back from a form are no click on a list. What a browser loads once more on the way back and forth looks
 * like one.
 */
function isOpenedFromList({headers, url}: Request): boolean {
  const here = new URL(url);
  const before = parseUrl(headers.get('Referer') ?? '');
  if (before?.origin !== here.origin || before.pathname === here.pathname) return false;

  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document';
  const isReload = /max-age=0|no-cache/.test(headers.get('Cache-Control') ?? '');
  return site === 'same-origin' && destination === 'document' && !isReload;
}

/** What a browser sends: where a product stood in a list, and the path of its page. */
const openedSchema = z.object({
  [FOUND_FIELD]: z.string().max(100),
  path: z.string().max(300),
});

/**
 * Takes the report of a product that script has opened from a list. The number of the product is looked up and
 * not believed. 204 when all is well, also without consent, when nothing is reported; 400 for what no page of
 * ours sends.
 */
export async function reportSent(context: AppLoadContext, form: FormData): Promise<Response> {
  const read = parseForm(form, openedSchema);
  const mark = read.success ? readMark(read.value[FOUND_FIELD]) : null;
  const match = read.success ? matchPage(read.value.path) : null;
  if (!mark || match?.page !== 'product') return answer(400);
  if (!allowsStatistics(context)) return answer(204);

  const product = await optional(
    context.shopify.product.get(match.params.handle ?? ''),
    undefined,
    'An opened product is not reported',
  );
  if (product === null) return answer(400);
  const number = product && numberIn('Product', product.id);
  if (number) reportClicked(context, mark, number);
  return answer(204);
}

function answer(status: 204 | 400): Response {
  return new Response(null, {status, headers: PERSONAL});
}

/** Names made up for requests that are being answered. */
const madeUp = memoize<AppLoadContext['cookies'], string>(() => crypto.randomUUID());

/**
 * The random name under which the search knows a browser; a
 * visitor without one gets one. Only for visitors who agreed.
 */
function visitorToken({cookies}: AppLoadContext): string {
  const known = cookies.get('search-visitor');
  if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
  const created = madeUp(cookies);
  cookies.set('search-visitor', created);
  return created;
}
