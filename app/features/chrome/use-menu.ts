import {useLocation} from '@remix-run/react';
import {useEffect, useState, type FocusEvent, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {linkByKey} from './menu-keys';

/**
 * The keyboard's side of the main navigation, once there is script: Enter and arrow down open a menu, arrows
 * walk through it, Escape closes it and leads back. Pointers need style alone; `dismissed` holds what they
 * point at shut after Escape and after a change of page, until they move on.
 */
export function useMenu() {
  const [openId, setOpenId] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const {key} = useLocation();
  const [visit, setVisit] = useState(key);

  const close = () => {
    setOpenId(null);
    setDismissed(true);
  };
  if (visit !== key) {
    setVisit(key);
    close();
  }

  // What a pointer opened can be closed by key too, wherever the focus is.
  useEffect(() => {
    const dismiss = ({key}: globalThis.KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  /** Keys inside a top-level item; `id` is null when it has no menu. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string | null) => {
    const item = event.currentTarget;
    const trigger = item.querySelector('a');
    const from = document.activeElement;
    if (event.key === 'Escape') {
      close();
      if (openId) trigger?.focus();
    } else if (from === trigger && id && ['Enter', 'ArrowDown'].includes(event.key)) {
      event.preventDefault();
      // Rendered at once: what is not shown takes no focus.
      flushSync(() => {
        setDismissed(false);
        setOpenId(id);
      });
      item.querySelector<HTMLElement>('.mega-menu a')?.focus();
    } else if (from) {
      const link = linkByKey(from, event.key);
      if (!link) return;
      event.preventDefault();
      link.focus();
    }
  };

  const onBlur = ({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpenId(null);
  };

  return {openId, dismissed, onKeyDown, onBlur, onPointerEnter: () => setDismissed(false)};
}
