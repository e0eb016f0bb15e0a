import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

const TIMEOUT_MS = 1500;

/** `GET /api/google/reviews`: `{rating, count}`, both 0 when unknown. */
export async function loader({context}: LoaderFunctionArgs) {
  const shopRating = await context.googleReviews.rating(TIMEOUT_MS);
  const maxAge = shopRating.rating > 0 ? 600 : 10;
  return Response.json(shopRating, {headers: {'Cache-Control': `public, max-age=${maxAge}`}});
}
