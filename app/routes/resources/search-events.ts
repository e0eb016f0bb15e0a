import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {handleClickReport} from '~/features/statistics/report-search.server';
import {readFields} from '~/forms/read-form.server';

/** Records products opened from a list, as reported by pages. */
export async function action({context, request}: ActionFunctionArgs) {
  return handleClickReport(context, await readFields(request));
}

export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}
