import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadMenuDetails} from '~/features/chrome/load-chrome.server';

/** `GET /api/menu?language=de`: `{[href]: {picture, count, drawing}}` for the links of the main navigation. */
export async function loader({context}: LoaderFunctionArgs) {
  const details = await loadMenuDetails(context);
  const maxAge = Object.values(details).some(({count}) => count) ? 300 : 10;
  return Response.json(details, {headers: {'Cache-Control': `public, max-age=${maxAge}`}});
}
