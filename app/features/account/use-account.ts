import {useRouteLoaderData} from '@remix-run/react';
import type {Notice} from '../notices/notice';

/** The visitor's account as every page shows it. */
export interface AccountView {
  signedIn: boolean;
  /** Whether the shop's own form signs in, by a password; else Shopify's page does. */
  passwords: boolean;
  firstName: string | null;
  /** How many orders there are; `null` when unknown. */
  orders: number | null;
}

const NOBODY: AccountView = {signedIn: false, passwords: true, firstName: null, orders: null};

/** The visitor's account as the root loaded it; nobody's on a page whose root has failed. */
export function useAccount(): AccountView {
  return useRouteLoaderData<{account: AccountView}>('root')?.account ?? NOBODY;
}

/** The notice that the session has ended, if this page came with it: an open drawer would hide it. */
export function useSignedOutNotice(): Notice | null {
  const notices = useRouteLoaderData<{notices: Notice[]}>('root')?.notices ?? [];
  return notices.find(({about}) => about === 'account.notice.expired') ?? null;
}

/** Opens the sign-in drawer on any page; afterwards it leads to `returnTo`, a path, if there is one. */
export function loginQuery(returnTo: string | null): string {
  return '?login=true' + (returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '');
}

/** Whether the query of an address opens the sign-in drawer: `?login=true`. */
export function hasLoginFlag(search: string): boolean {
  return new URLSearchParams(search).get('login') === 'true';
}

/** The query without the flag and where it leads, all else as it was: `?login=true&page=2` → `?page=2`. */
export function withoutLoginFlag(search: string): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => !/^(login|returnTo|)(=|$)/.test(part));
  return others.length > 0 ? `?${others.join('&')}` : '';
}
