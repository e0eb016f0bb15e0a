import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/outage.server';
import {ICON_NAME} from '~/services/icons/icons.server';

/** Far more than a page requests at once. */
const MAX_NAME_LENGTH = 64;
const MAX_NAMES = 64;

const WEEK = 'public, max-age=604800, stale-while-revalidate=604800';
const HOUR = 'public, max-age=3600';

/**
 * `GET /api/icons/{collection}.json?icons=a,b` in the format of Iconify's API. 400 for invalid or too many names, 404
 * for an unknown collection, 503 when Iconify does not respond.
 */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const [, collection = ''] = /^(.+)\.json$/.exec(params.file ?? '') ?? [];
  if (!isName(collection)) return refuse(404);

  const names = (new URL(request.url).searchParams.get('icons') ?? '').split(',');
  if (names.length > MAX_NAMES || !names.every(isName)) return refuse(400);

  try {
    const icons = await context.icons.get(collection, names);
    if (!icons) return refuse(404, HOUR);
    return Response.json(icons, {headers: {'Cache-Control': icons.not_found ? HOUR : WEEK}});
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return refuse(503);
  }
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && ICON_NAME.test(text);
}

function refuse(status: 400 | 404 | 503, cacheControl = 'no-store'): Response {
  return Response.json({status}, {status, headers: {'Cache-Control': cacheControl}});
}
