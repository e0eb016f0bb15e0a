import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleVisitPixel, handleVisitReport} from '~/features/statistics/report-visit.server';
import {readFields} from '~/forms/read-form.server';

/** Records page views, as reported by pages where script runs. */
export async function action({context, request}: ActionFunctionArgs) {
  return handleVisitReport(context, await readFields(request));
}

/** The tracking pixel of pages without script, which shows nothing. */
export function loader({context, request}: LoaderFunctionArgs) {
  return handleVisitPixel(context, request);
}
