import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useLazyPart} from '~/ui/lazy-part';
import {currentItem} from './navigation-view';
import {closeNavigation, mainNavigation, readNavigation} from './navigation-dom';

const fetchMenus = async () => (await import('./mega-menu/OpenMenus')).OpenMenus;

/** From this width the navigation is a row with menus; below it is a separate menu, which opens natively. */
const WIDE = '(width >= 1024px)';

/**
 * Enhances the main navigation that the worker rendered: marks the item of the current page, lets buttons open menus
 * and hides the navigation while scrolling down. Hover intent and further keys come in a separate chunk when a visitor
 * is about to use them; until then, or if it fails to load, CSS opens menus on hover.
 */
export function MainNavigationScript() {
  const {pathname, key} = useLocation();
  const away = useHiddenOnScroll();
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const page = useRef(key);
  /** Key of the page visit on which the visitor first came near the menus. */
  const [wantedOn, setWantedOn] = useState<string | null>(null);
  const OpenMenus = useLazyPart(fetchMenus, wantedOn !== null);

  useEffect(() => {
    setNav(mainNavigation());
  }, []);

  useEffect(() => {
    const former = page.current;
    page.current = key;
    if (former === key) return;
    closeNavigation(nav);
    // A menu that CSS holds open under a resting pointer can only be closed by the menu behaviour.
    if (nav?.matches(':hover')) setWantedOn((wanted) => wanted ?? former);
  }, [nav, key]);

  useEffect(() => {
    if (!nav) return;
    const isWide = () => matchMedia(WIDE).matches;
    const want = () => isWide() && setWantedOn((wanted) => wanted ?? page.current);
    const keepInPage = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !isWide()) return;
      event.preventDefault();
      if (nav.dataset.script === 'waiting') toggleMenu(nav, button);
    };
    nav.dataset.script = 'waiting';
    // Touch gives no hint before the first tap.
    if (matchMedia('(any-pointer: coarse)').matches) want();
    nav.addEventListener('pointerover', want);
    nav.addEventListener('focusin', want);
    nav.addEventListener('click', keepInPage);
    return () => {
      nav.removeEventListener('pointerover', want);
      nav.removeEventListener('focusin', want);
      nav.removeEventListener('click', keepInPage);
    };
  }, [nav]);

  useEffect(() => {
    nav?.toggleAttribute('data-away', away);
  }, [nav, away]);

  useEffect(() => {
    const navigation = readNavigation(nav);
    const current = currentItem(navigation, pathname);
    for (const [index, link] of nav?.querySelectorAll('.main-menu > li > a').entries() ?? []) {
      const item = navigation[index];
      if (!item || item !== current) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', item.href === pathname ? 'page' : 'true');
    }
  }, [nav, pathname]);

  if (!OpenMenus || !nav || wantedOn === null) return null;
  return <OpenMenus nav={nav} wantedOn={wantedOn} />;
}

/** Opens or closes a button's menu until the menu behaviour has loaded, which continues from that state. */
function toggleMenu(nav: HTMLElement, button: Element) {
  const entry = button.closest('li');
  for (const open of nav.querySelectorAll('[data-open]')) {
    if (open !== entry) setOpen(open, false);
  }
  if (entry) setOpen(entry, !entry.hasAttribute('data-open'));
}

function setOpen(entry: Element, open: boolean) {
  entry.toggleAttribute('data-open', open);
  entry.querySelector(':scope > button')?.setAttribute('aria-expanded', String(open));
}

/** Up to this scroll position the header is still in view, so nothing needs to hide. In pixels. */
const HEADER_HEIGHT = 160;
/** Smaller moves are a resting finger. */
const MIN_MOVE = 8;

/** Whether the visitor is scrolling down the page; false again when scrolling up. */
function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const compare = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) < MIN_MOVE) return;
      setHidden(now > before && now > HEADER_HEIGHT);
      before = now;
    };
    window.addEventListener('scroll', compare, {passive: true});
    return () => window.removeEventListener('scroll', compare);
  }, []);

  return hidden;
}
