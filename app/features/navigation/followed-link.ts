import {languageOfPath} from '~/i18n/languages';

type Link = Pick<
  HTMLAnchorElement,
  'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'dataset' | 'hasAttribute'
>;
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** A click that means the link itself, not a new tab or a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Whether a link leads from `here` to a page that this document can show by itself. */
export function leadsToPage(link: Link, here: Place): boolean {
  const {origin, pathname, search, hash, target, dataset} = link;
  if (!link.href || origin !== here.origin || (target && target !== '_self')) return false;
  if (link.hasAttribute('download') || dataset.document !== undefined) return false;
  // Each language comes with messages of its own, which the document loads.
  if (languageOfPath(pathname) !== languageOfPath(here.pathname)) return false;
  const samePage = pathname === here.pathname && search === here.search;
  return !(samePage && hash);
}
