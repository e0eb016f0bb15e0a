import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {NavigationItem} from '../navigation-view';
import {attachMenu, type MenuBehaviour, type ShownEntry} from './menu-behaviour';
import {MenuPicture} from './MenuPicture';

interface OpenMenusProps {
  nav: HTMLElement;
  navigation: NavigationItem[];
  /** The visit of a page on which somebody came near the menus. */
  wantedOn: string;
}

/**
 * The manners of the main navigation, and in the open menu a picture of the category that is pointed at.
 * Everything closes when the page changes.
 */
export function OpenMenus({nav, navigation, wantedOn}: OpenMenusProps) {
  const behaviour = useRef<MenuBehaviour | null>(null);
  const [shown, setShown] = useState<ShownEntry | null>(null);
  const {key} = useLocation();
  const arrivedOn = useRef(key);

  // Before the next one, so that a menu that is just about to open stays.
  useEffect(() => behaviour.current?.close(), [key]);
  useEffect(() => {
    // What style has opened on an earlier page is over.
    const keepsOpen = arrivedOn.current === wantedOn;
    const attached = attachMenu(nav, setShown, keepsOpen);
    behaviour.current = attached;
    return attached.detach;
  }, [nav, navigation, wantedOn]);

  const place = shown?.panel.querySelector('[data-picture-place]');
  // '2.0' is the first entry below the third item.
  const at = (shown?.entry.dataset.at ?? '').split('.').map(Number);
  return place && createPortal(<MenuPicture way={wayTo(navigation, at)} />, place);
}

/** The items on the way to a position, the deepest first. */
function wayTo(items: NavigationItem[], [index = -1, ...rest]: number[]): NavigationItem[] {
  const item = items[index];
  return item ? [...wayTo(item.items, rest), item] : [];
}
