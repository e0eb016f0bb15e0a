import type {AppLoadContext} from '@shopify/remix-oxygen';
import {memoize} from '~/services/http/isolate-memory';

/** Names made up for requests that are being answered. */
const madeUp = memoize<AppLoadContext['cookies'], string>(() => crypto.randomUUID());

/**
 * The random name under which the search knows a browser; a
 * visitor without one gets one. Only for visitors who agreed.
 */
export function visitorToken({cookies}: AppLoadContext): string {
  const known = cookies.get('search-visitor');
  if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
  const created = madeUp(cookies);
  cookies.set('search-visitor', created);
  return created;
}
