import {matchPage} from '~/pages';

interface Change {
  formMethod?: string | undefined;
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

/**
 * For `shouldRevalidate`: a form that changes the cart leaves the page's own data as they are. Unless a visitor
 * leaves meanwhile: the router ends that navigation with what the form's answer has loaded.
 */
export function pageStays(change: Change): boolean {
  const {formMethod, currentUrl, nextUrl, defaultShouldRevalidate} = change;
  const stays = currentUrl.href === nextUrl.href;
  return formMethod === 'POST' && stays ? false : defaultShouldRevalidate;
}

/** Whether a form's answer tells all that it has changed, so that nothing is loaded again to learn it. */
export function answersWhatItChanged(formAction: string): boolean {
  const page = matchPage(formAction.split('?')[0] ?? '')?.page;
  return page === 'cart' || page === 'wishlist';
}
