import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useLazyPart} from '~/ui/lazy-part';
import {currentItem} from './navigation-view';
import {closeNavigation, mainNavigation, readNavigation} from './navigation-dom';

const fetchMenus = async () => (await import('./mega-menu/OpenMenus')).OpenMenus;

/** From this width the navigation is a row with menus; below it is a separate menu, which opens natively. */
const WIDE = '(width >= 64rem)';

/**
 * Enhances the main navigation that the worker rendered: marks the item of the current page, lets buttons open menus
 * and hides the navigation while scrolling down. Hover intent and further keys come in a separate chunk when a visitor
 * is about to use them; until then, or if it fails to load, CSS opens menus on hover.
 */
export function MainNavigationScript() {
  const {pathname, key} = useLocation();
  const isHidden = useHiddenOnScroll();
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const currentKey = useRef(key);
  /** Key of the page visit on which the visitor first came near the menus. */
  const [firstApproachKey, setFirstApproachKey] = useState<string | null>(null);
  const OpenMenus = useLazyPart(fetchMenus, firstApproachKey !== null);

  useEffect(() => {
    setNav(mainNavigation());
  }, []);

  useEffect(() => {
    const previousKey = currentKey.current;
    currentKey.current = key;
    if (previousKey === key) return;
    closeNavigation(nav);
    // The pointer still hovers over a menu that CSS has opened: only the menu behaviour can close it.
    if (nav?.matches(':hover')) setFirstApproachKey((previous) => previous ?? previousKey);
  }, [nav, key]);

  useEffect(() => {
    if (!nav) return;
    const isWide = () => matchMedia(WIDE).matches;
    const requestMenus = () =>
      isWide() && setFirstApproachKey((wanted) => wanted ?? currentKey.current);
    const onButtonClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !isWide()) return;
      event.preventDefault();
      if (nav.dataset.script === 'waiting') toggleMenu(nav, button);
    };
    nav.dataset.script = 'waiting';
    // Touch gives no hint before the first tap.
    if (matchMedia('(any-pointer: coarse)').matches) requestMenus();
    nav.addEventListener('pointerover', requestMenus);
    nav.addEventListener('focusin', requestMenus);
    nav.addEventListener('click', onButtonClick);
    return () => {
      nav.removeEventListener('pointerover', requestMenus);
      nav.removeEventListener('focusin', requestMenus);
      nav.removeEventListener('click', onButtonClick);
    };
  }, [nav]);

  useEffect(() => {
    nav?.toggleAttribute('data-away', isHidden);
  }, [nav, isHidden]);

  useEffect(() => {
    const navigation = readNavigation(nav);
    const current = currentItem(navigation, pathname);
    for (const [index, link] of nav?.querySelectorAll('.main-menu > li > a').entries() ?? []) {
      const item = navigation[index];
      if (!item || item !== current) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', item.href === pathname ? 'page' : 'true');
    }
  }, [nav, pathname]);

  if (!OpenMenus || !nav || firstApproachKey === null) return null;
  return <OpenMenus nav={nav} firstApproachKey={firstApproachKey} />;
}

/** Opens or closes a button's menu until the menu behaviour has loaded, which continues from that state. */
function toggleMenu(nav: HTMLElement, button: Element) {
  const entry = button.closest('li');
  for (const openEntry of nav.querySelectorAll('[data-open]')) {
    if (openEntry !== entry) setOpen(openEntry, false);
  }
  if (entry) setOpen(entry, !entry.hasAttribute('data-open'));
}

function setOpen(entry: Element, open: boolean) {
  entry.toggleAttribute('data-open', open);
  entry.querySelector(':scope > button')?.setAttribute('aria-expanded', String(open));
}

/** Up to this scroll position the header is still in view, so nothing needs to hide. In pixels. */
const HEADER_HEIGHT = 160;
/** Smaller scroll movements are ignored. In pixels. */
const MIN_MOVE = 8;

/** Whether the visitor is scrolling down the page; false again when scrolling up. */
function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let previousY = window.scrollY;
    const onScroll = () => {
      const currentY = window.scrollY;
      if (Math.abs(currentY - previousY) < MIN_MOVE) return;
      setHidden(currentY > previousY && currentY > HEADER_HEIGHT);
      previousY = currentY;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return hidden;
}
