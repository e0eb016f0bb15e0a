import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadDestination} from '~/features/chrome/load-destination.server';
import {loadHitFacts} from '~/features/search/hit-facts.server';
import {ServiceOutage} from '~/services/http/service-outage';

const SHORTLY = 'private, max-age=60';

/**
 * `GET /api/search-hits?language=de&words=reseda&ids=7000000000001,…`: what the overlay's hits cost where the visitor
 * is, whether they can be had, and which variant the words mean. `found`, a hit's mark, reports them as shown. Nonsense is answered with 400, an outage with 503,
 * both as problem details (RFC 9457).
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  try {
    const facts = await loadHitFacts(context, searchParams, loadDestination(context));
    if (!facts) return problem(400, 'Bad Request');
    return Response.json(facts, {headers: {'Cache-Control': SHORTLY}});
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return problem(503, 'Service Unavailable');
  }
}

/** Remix keeps of a loader's headers only what is asked for here. */
export const headers: HeadersFunction = ({loaderHeaders}) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
});

function problem(status: number, title: string): Response {
  const headers = {'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store'};
  return Response.json({type: 'about:blank', title, status}, {status, headers});
}
