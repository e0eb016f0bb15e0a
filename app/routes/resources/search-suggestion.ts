import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerSearch, loadSuggestion} from '~/features/search/load-search.server';

/**
 * `GET /api/search-suggestion?language=de&words=trekking+xyz`: what to search for where the overlay found nothing, as
 * `{words}`, `null` without. Nonsense is answered with 400.
 */
export function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  return answerSearch(() => loadSuggestion(context, searchParams));
}

/** Remix keeps of a loader's headers only what is asked for here. */
export const headers: HeadersFunction = ({loaderHeaders}) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
});
