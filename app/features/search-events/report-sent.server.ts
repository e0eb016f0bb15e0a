import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {parseForm} from '~/forms/check-form';
import {matchPage} from '~/pages';
import {optional} from '~/services/http/outage.server';
import {allowsStatistics} from '../consent/consent.server';
import {PERSONAL} from '../navigation/personal-page';
import {numberIn} from '~/services/shopify/ids';
import {reportClicked} from './report-search.server';
import {MARK, readMark} from './search-mark';

/** What a browser sends: where a product stood in a list, and the path of its page. */
const openedSchema = z.object({
  [MARK]: z.string().max(100),
  path: z.string().max(300),
});

/**
 * Takes the report of a product that script has opened from a list. The number of the product is looked up and
 * not believed. 204 when all is well, also without consent, when nothing is reported; 400 for what no page of
 * ours sends.
 */
export async function reportSent(context: AppLoadContext, form: FormData): Promise<Response> {
  const read = parseForm(form, openedSchema);
  const mark = read.success ? readMark(read.value[MARK]) : null;
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
