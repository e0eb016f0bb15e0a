import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

const PATIENCE_MS = 1500;

/** `GET /api/google/reviews`: `{rating, count}`, both 0 when unknown. */
export async function loader({context}: LoaderFunctionArgs) {
  const shop = await context.googleReviews.rating(PATIENCE_MS);
  const maxAge = shop.rating > 0 ? 600 : 10;
  return Response.json(shop, {headers: {'Cache-Control': `public, max-age=${maxAge}`}});
}
