import {useEffect, useRef} from 'react';
import {isPlainClick} from '../navigation/followed-link';

/**
 * Opens the drawer in place of following a plain click on a link to the account page, `null` for not at all.
 * When the drawer's code cannot be had, the link leads on.
 */
export function useAccountLinks(
  accountPage: string | null,
  fetchDrawer: () => Promise<unknown>,
  onOpen: () => void,
): void {
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    if (!accountPage) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== location.origin || link.pathname !== accountPage) return;
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // The mobile menu goes before another drawer comes.
      link.closest('dialog')?.close();
      fetchDrawer().then(
        () => open.current(),
        () => location.assign(link.href),
      );
    };
    // Before the listener that follows plain links.
    document.addEventListener('click', follow, {capture: true});
    return () => document.removeEventListener('click', follow, {capture: true});
  }, [accountPage, fetchDrawer]);
}
