import type {AppLoadContext} from '@shopify/remix-oxygen';
import {numberIn} from '~/services/shopify/ids';
import {reportClicked} from './report-search.server';
import {MARK, readMark} from './search-mark';

/**
 * Reports a product page that a visitor has opened as a document from one of our lists, as its address says.
 * Pages that script opens report themselves (`ReportOpened.tsx`). `productId` is Shopify's.
 */
export function reportOpened(context: AppLoadContext, request: Request, productId: string): void {
  const mark = readMark(new URL(request.url).searchParams.get(MARK));
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
  const referrer = headers.get('Referer') ?? '';
  if (!URL.canParse(referrer)) return false;
  const here = new URL(url);
  const before = new URL(referrer);
  if (before.origin !== here.origin || before.pathname === here.pathname) return false;

  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document';
  const isReload = /max-age=0|no-cache/.test(headers.get('Cache-Control') ?? '');
  return site === 'same-origin' && destination === 'document' && !isReload;
}
