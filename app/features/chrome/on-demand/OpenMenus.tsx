import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {NavigationItem} from '../navigation-view';
import {attachMenu, type MenuBehaviour} from './menu-behaviour';
import type {ShownPicture} from './menu-marks';
import {MenuPicture} from './MenuPicture';

interface OpenMenusProps {
  nav: HTMLElement;
  navigation: NavigationItem[];
}

/**
 * The manners of the main navigation, and in the open menu a picture of the category that is pointed at.
 * Everything closes when the page changes.
 */
export function OpenMenus({nav, navigation}: OpenMenusProps) {
  const behaviour = useRef<MenuBehaviour | null>(null);
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  const {key} = useLocation();

  // Before the next one, so that a menu that is just about to open stays.
  useEffect(() => behaviour.current?.close(), [key]);
  useEffect(() => {
    const attached = attachMenu(nav, navigation, setPicture);
    behaviour.current = attached;
    return attached.detach;
  }, [nav, navigation]);

  return picture && createPortal(<MenuPicture item={picture.item} />, picture.place);
}
