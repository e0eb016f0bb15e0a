import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {withApplicablePrice, toSearchRequest} from '~/features/catalogue/load-listing.server';
import {readFacetValuesRequest} from '~/features/catalogue/facet-values.server';
import {searchByTyre} from '~/features/fits/tyre-search.server';
import {respondToSearch} from '~/features/search/load-search.server';

/**
 * `GET /api/facet-values?language=de&collection=e-bikes&facet=vendor&words=ost&…` with the list's own query: `{words,
 * values: [{value, count}]}`, at most 20. Responds with 400 to invalid parameters and with 503 to an outage.
 */
export function loader({context, request}: LoaderFunctionArgs) {
  return respondToSearch(async () => {
    const valuesRequest = readFacetValuesRequest(new URL(request.url).searchParams);
    if (!valuesRequest) return null;
    const {facet, words, collection} = valuesRequest;
    const query = await withApplicablePrice(context, valuesRequest.query);
    const tyre = await searchByTyre(context, query.q);
    const searchRequest = toSearchRequest(query, collection, tyre);
    return {words, values: await context.search.facetValues(searchRequest, facet, words)};
  });
}
