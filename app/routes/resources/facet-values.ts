import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerable, toQuestion} from '~/features/catalogue/ask-search.server';
import {readFacetValuesRequest} from '~/features/catalogue/facet-values-request.server';
import {ServiceOutage} from '~/services/http/service-outage';

const SHORTLY = 'private, max-age=60';

/**
 * `GET /api/facet-values?language=de&collection=e-bikes&facet=vendor&words=ost&…` with the list's own query:
 * `{words, values: [{value, count}]}`, at most 20. Nonsense is answered with 400, an
 * outage with 503, both as problem details (RFC 9457).
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const asked = readFacetValuesRequest(new URL(request.url).searchParams);
  if (!asked) return problem(400, 'Bad Request');

  const {facet, words, collection} = asked;
  try {
    const query = await answerable(context, asked.query);
    const question = {...toQuestion(context, query, collection), analytics: false};
    const values = await context.search.facetValues(question, facet, words);
    return Response.json({words, values}, {headers: {'Cache-Control': SHORTLY}});
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
