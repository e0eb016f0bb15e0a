import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadShownVariant} from '~/features/product/load-product.server';
import {handleVisitPixel, handleVisitReport} from '~/features/statistics/report-visit.server';
import {readFields} from '~/forms/read-form.server';

/** Records page views, as reported by pages where script runs. */
export async function action({context, request}: ActionFunctionArgs) {
  return handleVisitReport(context, await readFields(request), loadShownVariant);
}

/** The tracking pixel of pages without script, which shows nothing. */
export function loader({context, request}: LoaderFunctionArgs) {
  return handleVisitPixel(context, request, loadShownVariant);
}
