import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {reportPlainVisit, reportSentVisit} from '~/features/statistics/report-visit.server';
import {readFields} from '~/forms/read-form.server';

/** Records page views, as reported by pages where script runs. */
export async function action({context, request}: ActionFunctionArgs) {
  return reportSentVisit(context, await readFields(request));
}

/** The tracking pixel of pages without script, which shows nothing. */
export function loader({context, request}: LoaderFunctionArgs) {
  return reportPlainVisit(context, request);
}
