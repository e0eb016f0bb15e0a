import {isFiltered} from './listing-address.server';
import type {ListingQuery} from './listing-query.server';
import type {ListingView} from './listing-view';

interface ListingSeo {
  /** Belongs to the page's identity: `?page=2`, or ''. */
  query: string;
  /** One of countless views of the page: search engines shall follow its links and list the page itself. */
  isView: boolean;
}

/**
 * How search engines shall take a list. Each page of the list unasked is its own canonical address, as Google
 * wants it of lists that load more ("Pagination, incremental page loading"); filtered, sorted and searched
 * lists point to the list unasked.
 */
export function listingSeo(query: ListingQuery, listing: ListingView | null): ListingSeo {
  const isView = isFiltered(query) || query.sort !== null || query.q !== '';
  const page = listing?.page ?? 1;
  return {query: isView || page === 1 ? '' : `?page=${page}`, isView};
}
