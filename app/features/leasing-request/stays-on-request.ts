import {pageStays} from '../navigation/page-stays';
import {searchOf} from './leasing-steps';

/** For `shouldRevalidate`: another step of the same request needs nothing from the shop, least of all a new seal. */
export function staysOnRequest(change: Parameters<typeof pageStays>[0]): boolean {
  const {formMethod, currentUrl, nextUrl} = change;
  const sameRequest =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    searchOf(1, currentUrl.search) === searchOf(1, nextUrl.search) &&
    currentUrl.searchParams.has('sent') === nextUrl.searchParams.has('sent');
  return sameRequest ? false : pageStays(change);
}
