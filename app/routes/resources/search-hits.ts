import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerSearch, loadSearchFacts} from '~/features/search/load-search.server';

/**
 * `GET /api/search-hits?language=de&words=reseda&ids=7000000000001,…`: what the overlay's hits cost where the visitor
 * is, whether they can be had, and which variant the words mean; pages and services that the words mean; without `ids` words
 * that find something. `found`, a hit's mark, reports the hits as shown. Nonsense is answered with 400, an outage with
 * 503, both as problem details (RFC 9457).
 */
export function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  return answerSearch(() => loadSearchFacts(context, searchParams));
}
