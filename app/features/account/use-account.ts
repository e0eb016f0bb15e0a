import {useRouteLoaderData} from '@remix-run/react';
import {useNewestData} from '../navigation/frame-state';
import type {Notice} from '../notices/notice';

/** The visitor's account as shown on every page. */
export interface AccountView {
  /** When it was read, by the worker's clock in ms. */
  asOf: number;
  signedIn: boolean;
  /** Whether customers sign in with a password in the shop's own form; otherwise on Shopify's page. */
  passwords: boolean;
  firstName: string | null;
  /** Number of orders; `null` when unknown. */
  orders: number | null;
}

const SIGNED_OUT: AccountView = {
  asOf: 0,
  signedIn: false,
  passwords: true,
  firstName: null,
  orders: null,
};

/** The visitor's newest account that this tab or another one has loaded; signed out if the first page's root failed. */
export function useAccount(): AccountView {
  const loaded = useRouteLoaderData<{account: AccountView}>('root')?.account;
  const [newest] = useNewestData<AccountView>('account', loaded);
  return newest ?? SIGNED_OUT;
}

/** The notice that the session has ended, if this page was loaded with it: an open drawer would hide it. */
export function useSignedOutNotice(): Notice | null {
  const notices = useRouteLoaderData<{notices: Notice[]}>('root')?.notices ?? [];
  return notices.find(({about}) => about === 'account.notice.expired') ?? null;
}

/** Why the sign-in page does not redirect at once: external sign-in failed, or an old mail led to a password page. */
type LoginHint = 'failed' | 'noPassword';

type LoginParams = {login?: 'true'; hint?: LoginHint; returnTo?: string | null};

/** Query of the sign-in page, or with `login` of any page with its drawer; `returnTo` is the path to redirect to. */
export function loginQuery({returnTo, ...params}: LoginParams): string {
  const query = new URLSearchParams({...params, ...(returnTo && {returnTo})}).toString();
  return query && `?${query}`;
}

/** The query without the flag and `returnTo`, otherwise unchanged: `?login=true&page=2` → `?page=2`. */
export function withoutLoginFlag(search: string): string {
  const parts = search.slice(1).split('&');
  const remainingParts = parts.filter((part) => !/^(login|returnTo|)(=|$)/.test(part));
  return remainingParts.length > 0 ? `?${remainingParts.join('&')}` : '';
}
