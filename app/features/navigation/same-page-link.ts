/**
 * Goes to a place of this page without changing its address, while a refused form stands there: Remix forgets what
 * the action has answered with every change, be it `#…` alone. `false` when the browser should follow the link.
 */
export function goBesideRefusedForm(
  link: Pick<HTMLAnchorElement, 'hash' | 'getAttribute'>,
  page: Document,
): boolean {
  const isInPage = link.getAttribute('href')?.startsWith('#') ?? false;
  const place = isInPage ? page.getElementById(link.hash.slice(1)) : null;
  if (!place || !page.querySelector('[data-summary]')) return false;
  place.focus();
  place.scrollIntoView();
  return true;
}
