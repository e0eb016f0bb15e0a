import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {reportPlainVisit, reportSentVisit} from '~/features/statistics/report-visit.server';
import {readFields} from '~/forms/read-form.server';

/** Takes what pages report of themselves where script runs. */
export async function action({context, request}: ActionFunctionArgs) {
  return reportSentVisit(context, await readFields(request));
}

/** The picture that pages without script ask for: nothing is to be seen. */
export function loader({context, request}: LoaderFunctionArgs) {
  return reportPlainVisit(context, request);
}
