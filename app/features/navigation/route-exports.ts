import type {MetaDescriptor} from '@remix-run/react';
import {matchPage} from '~/pages';

/** `meta` of all pages: what their loader returns under this name, nothing if it failed. */
export function meta({data}: {data?: {meta?: MetaDescriptor[]} | null}): MetaDescriptor[] {
  return data?.meta ?? [];
}

interface Change {
  formMethod?: string | undefined;
  /** Path that a form was sent to. */
  formAction?: string | undefined;
  /** Status of the form's response. */
  actionStatus?: number | undefined;
  currentUrl: URL;
  nextUrl: URL;
  /** With a custom function, Remix always passes `true` for a route. */
  defaultShouldRevalidate: boolean;
}

/**
 * `shouldRevalidate` of pages that no form changes: their data is not revalidated after a form. Unless a visitor
 * navigates meanwhile: the router completes that navigation with the data loaded for the form's response.
 */
export function unlessPosted(change: Change): boolean {
  const {formMethod, currentUrl, nextUrl, defaultShouldRevalidate} = change;
  const stays = currentUrl.href === nextUrl.href;
  return formMethod === 'POST' && stays ? false : defaultShouldRevalidate;
}

/**
 * `shouldRevalidate` of pages whose own forms change their data: forms that are sent elsewhere, such as those of cart
 * and wishlist, do not revalidate it, and neither does a form of the page that was rejected or never arrived.
 */
export function afterOwnForms(change: Change): boolean {
  const {formAction = '', actionStatus = 200, currentUrl, defaultShouldRevalidate} = change;
  const isOwn = formAction.split('?')[0] === currentUrl.pathname;
  return isOwn ? actionStatus < 400 && defaultShouldRevalidate : unlessPosted(change);
}

/**
 * `shouldRevalidate` of the wishlist. Its drawer stays in the page with a copy of the data, which would otherwise be
 * loaded with every other page, and its notices used up unseen.
 */
export function onWishlistPage(change: Change): boolean {
  return unlessPosted(change) && matchPage(change.nextUrl.pathname)?.page === 'wishlist';
}

/** Whether the action at this path returns all data it changes (cart, wishlist), so nothing is revalidated. */
export function returnsChangedData(formAction: string): boolean {
  const page = matchPage(formAction.split('?')[0] ?? '')?.page;
  return page === 'cart' || page === 'wishlist';
}
