import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

const PATIENCE_MS = 1500;

/** `GET /api/google/reviews`: `{rating}`, 0 when unknown. */
export async function loader({context}: LoaderFunctionArgs) {
  const rating = await context.googleReviews.rating(PATIENCE_MS);
  const maxAge = rating > 0 ? 600 : 10;
  return Response.json({rating}, {headers: {'Cache-Control': `public, max-age=${maxAge}`}});
}
