import type {AppLoadContext} from '@shopify/remix-oxygen';
import {VISITOR_COOKIE} from '../consent/consent.server';

/** Names made up for requests that are being answered. */
const madeUp = new WeakMap<AppLoadContext['cookies'], string>();

const HALF_A_YEAR_SECONDS = 180 * 24 * 60 * 60;

/**
 * The random name under which the search knows a browser (spec §9: 1 to 64 letters, digits, `_`, `-`); a
 * visitor without one gets one. Only for visitors who agreed.
 */
export function visitorToken({cookies}: AppLoadContext): string {
  const known = cookies.get(VISITOR_COOKIE);
  if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
  const created = madeUp.get(cookies) ?? crypto.randomUUID();
  madeUp.set(cookies, created);
  cookies.set(VISITOR_COOKIE, created, HALF_A_YEAR_SECONDS);
  return created;
}
