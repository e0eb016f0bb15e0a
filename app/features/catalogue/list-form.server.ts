import {redirect} from '@shopify/remix-oxygen';
import {writeListingQuery} from './listing-address.server';
import type {ListingQuery} from './listing-query.server';

/**
 * Leads a plain form with two price fields to the one address of what it asks for. Throws the redirect;
 * addresses that we write ourselves pass.
 */
export function leadFormToList(url: URL, query: ListingQuery): void {
  const price = url.searchParams.getAll('price');
  if (price.length === 0 || price.some((range) => range.includes(':'))) return;
  const address = writeListingQuery(query);
  throw redirect(url.pathname + (address === '?' ? '' : address), 302);
}
