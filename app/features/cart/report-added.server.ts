import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartChange} from '~/services/shopify/cart.server';
import {productNumber} from '../search-events/product-number';
import {reportConverted} from '../search-events/report-search.server';
import {readMark} from '../search-events/search-mark';

/** Reports a product that was found in a list and is in the cart now; Shopify may have warned and added nothing. */
export function reportAdded(
  context: AppLoadContext,
  {merchandiseId, found}: {merchandiseId: string; found?: string | undefined},
  {cart, warnings}: CartChange,
): void {
  const mark = readMark(found ?? null);
  const {nodes} = cart.lines;
  const line = nodes.find(({merchandise}) => merchandise.id === merchandiseId);
  const isRefused = warnings.some(({target}) => nodes.every(({id}) => id !== target));
  const number = line && productNumber(line.merchandise.product.id);
  if (mark && number && !isRefused) reportConverted(context, mark, number);
}
