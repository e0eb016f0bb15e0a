import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {respondToSearch, loadSearchFacts} from '~/features/search/load-search.server';

/**
 * `GET /api/search-hits?language=de&words=reseda&ids=7000000000001,…`: price and availability of the overlay's hits in
 * the visitor's market, and the variant that matches the words; matching pages and services; without `ids`, words that
 * have hits. `found`, the mark of a search response, reports the hits as shown. Responds with 400 to invalid parameters
 * and with 503 to an outage.
 */
export function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  return respondToSearch(() => loadSearchFacts(context, searchParams));
}
