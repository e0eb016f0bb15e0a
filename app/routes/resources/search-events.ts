import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {reportSent} from '~/features/statistics/report-search.server';
import {readFields} from '~/forms/read-form.server';

/** Takes what pages report of products that were opened from a list. */
export async function action({context, request}: ActionFunctionArgs) {
  return reportSent(context, await readFields(request));
}

/** Nothing is to be read here. */
export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}
