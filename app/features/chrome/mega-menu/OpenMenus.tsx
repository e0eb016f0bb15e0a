import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {NavigationItem} from '../navigation-view';
import {categoriesOf, pathTo, readNavigation} from '../written-navigation';
import {attachMenu, type MenuBehaviour, type ShownEntry} from './menu-behaviour';
import {Image} from '~/ui/Image';
import {categoryStage, fillsStage} from '../../site/category-tone';

interface OpenMenusProps {
  nav: HTMLElement;
  /** The visit of a page on which somebody came near the menus. */
  wantedOn: string;
}

/**
 * The behaviour of the main navigation, and in the open menu a picture of the category that is pointed at.
 * Everything closes when the page changes.
 */
export function OpenMenus({nav, wantedOn}: OpenMenusProps) {
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
  }, [nav, wantedOn]);

  const place = shown?.panel.querySelector('[data-picture-place]');
  // '2.0' is the first entry below the third item.
  const at = (shown?.entry.dataset.at ?? '').split('.').map(Number);
  return place && createPortal(<MenuPicture path={pathTo(readNavigation(nav), at)} />, place);
}

/**
 * A category as a picture on its stage: of what is pointed at, else of what it belongs to. Cut-out bikes stand in the
 * corner, pictures with a ground of their own fill the stage. Its link stands in the list too, so this one is for
 * pointers only.
 */
function MenuPicture({path}: {path: NavigationItem[]}) {
  const item = path.find(({picture}) => picture);
  if (!item?.picture) return null;
  const {title, href, picture} = item;
  const handles = categoriesOf(path.slice(path.indexOf(item)));
  const fills = fillsStage(handles);
  return (
    <a
      className={`relative block h-full overflow-hidden rounded-panel ${categoryStage(handles)}`}
      href={href}
      tabIndex={-1}
      aria-hidden="true"
    >
      <b className="absolute top-5 left-5.5 z-1 text-[20px] leading-tight font-stretch-110%">
        {title}
      </b>
      <Image
        key={picture.url}
        image={picture}
        sizes={fills ? '736px' : '360px'}
        widths={[360, 720, 1080, 1440]}
        fit={fills ? 'cover' : 'contain'}
        lazy={false}
        className={
          fills
            ? 'absolute inset-0 size-full'
            : 'absolute right-0 bottom-0 h-[78%] w-[74%] object-right-bottom'
        }
      />
    </a>
  );
}
