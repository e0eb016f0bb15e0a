import {matchPage} from '~/pages';

interface Change {
  formMethod?: string | undefined;
  /** Path that a form was sent to. */
  formAction?: string | undefined;
  /** Of the form's answer. */
  actionStatus?: number | undefined;
  currentUrl: URL;
  nextUrl: URL;
  /** With a function of its own, Remix asks a route with `true`, whatever has happened. */
  defaultShouldRevalidate: boolean;
}

/**
 * `shouldRevalidate` of pages that no form changes: their data stay as they are while a form is answered. Unless a visitor
 * leaves meanwhile: the router ends that navigation with what the form's answer has loaded.
 */
export function pageStays(change: Change): boolean {
  const {formMethod, currentUrl, nextUrl, defaultShouldRevalidate} = change;
  const stays = currentUrl.href === nextUrl.href;
  return formMethod === 'POST' && stays ? false : defaultShouldRevalidate;
}

/**
 * `shouldRevalidate` of pages whose own forms change what they show: forms that are sent elsewhere, such as those of cart
 * and wishlist, leave the page's data as they are, and so does a form of its own that was refused or never arrived.
 */
export function staysAfterOtherForms(change: Change): boolean {
  const {formAction = '', actionStatus = 200, currentUrl, defaultShouldRevalidate} = change;
  const isOwn = formAction.split('?')[0] === currentUrl.pathname;
  return isOwn ? actionStatus < 400 && defaultShouldRevalidate : pageStays(change);
}

/** Whether the action at this path answers all data that it changes (cart, wishlist), so that nothing is revalidated. */
export function answersWhatItChanged(formAction: string): boolean {
  const page = matchPage(formAction.split('?')[0] ?? '')?.page;
  return page === 'cart' || page === 'wishlist';
}
