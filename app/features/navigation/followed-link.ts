import {languageOfPath} from '~/i18n/languages';

type Link = Pick<
  HTMLAnchorElement,
  'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'dataset' | 'hasAttribute'
>;
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

type Modifiers = Pick<MouseEvent | KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a key that gives a click or a stroke another meaning: a new tab, a download. */
export function isModified({metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** A click that means the link itself, not a new tab or a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !isModified(event) && !event.defaultPrevented;
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
