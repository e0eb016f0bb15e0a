import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {categoryStage} from '../../site/category-tone';
import {levelsBelow, type NavigationItem} from '../navigation-view';
import {useMenuDetails} from '../use-menu-details';
import {categoriesOf, pathTo, positionOf, readNavigation} from '../navigation-dom';
import {attachMenu, type MenuBehaviour, type ShownEntry} from './menu-behaviour';

interface OpenMenusProps {
  nav: HTMLElement;
  /** Key of the page visit on which the visitor first came near the menus. */
  firstApproachKey: string;
}

/**
 * Adds the behaviour of the main navigation, a picture of the hovered category in the open menu, and frame shapes and
 * counts next to the entries of the lowest level. Closes everything when the page changes.
 */
export function OpenMenus({nav, firstApproachKey}: OpenMenusProps) {
  const t = useTranslate();
  const behaviour = useRef<MenuBehaviour | null>(null);
  const [shown, setShown] = useState<ShownEntry | null>(null);
  const details = useMenuDetails();
  const {key} = useLocation();
  const mountKey = useRef(key);

  // Before the next effect, so that a menu that is just about to open stays open.
  useEffect(() => behaviour.current?.close(), [key]);
  useEffect(() => {
    // A menu that CSS opened on an earlier page is not taken over.
    const keepsOpen = mountKey.current === firstApproachKey;
    const buttonLabelOf = (title: string) => t('chrome.navigation.open', {title});
    const attached = attachMenu(nav, buttonLabelOf, setShown, keepsOpen);
    behaviour.current = attached;
    return attached.detach;
  }, [nav, firstApproachKey, t]);

  if (!shown) return null;
  const path = pathTo(readNavigation(nav, details), positionOf(shown.entry));
  return (
    <>
      {createPortal(<MenuPicture path={path} />, shown.panel)}
      {lowestEntries(shown.panel).map((link) => {
        const detail = details[link.getAttribute('href') ?? ''];
        return detail && createPortal(<EntryDetail {...detail} />, link);
      })}
    </>
  );
}

/** The links of the third level. */
function lowestEntries(panel: HTMLElement): Element[] {
  return [...panel.querySelectorAll(':scope > ul ul > li > a')];
}

/** After the title of an entry: its frame shape, and how many bikes there are. */
function EntryDetail({drawing, count}: Pick<NavigationItem, 'drawing' | 'count'>) {
  return (
    <>
      {drawing && (
        <svg viewBox="0 0 1000 640" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      {count && <small> {count}</small>}
    </>
  );
}

const COLUMN_WIDTH = 236;
const MAX_PICTURE_WIDTH = 976;
/** With more columns there is no room for a picture. */
const MAX_COLUMNS = 3;

/**
 * A category's picture on its stage: of the hovered entry, otherwise of its closest ancestor with one. Cut-out bikes
 * are in the corner, pictures with their own background fill the stage. Its link is in the list as well, so this one is
 * for pointers only.
 */
function MenuPicture({path}: {path: NavigationItem[]}) {
  const item = path.find(({picture}) => picture);
  const menu = path.at(-1);
  const columns = menu ? levelsBelow(menu) : 0;
  if (!item?.picture || columns > MAX_COLUMNS) return null;
  const {title, href, picture, fillsStage: fills, count} = item;
  const handles = categoriesOf(path.slice(path.indexOf(item)));
  return (
    <a
      className={`absolute top-19 right-(--side) bottom-8 hidden overflow-hidden rounded-panel ${columns < MAX_COLUMNS ? 'lg:block' : 'xl:block'} ${categoryStage(handles)}`}
      style={{
        // As many columns as are shown, or by default as there are levels.
        width: `min(${MAX_PICTURE_WIDTH}px, 100% - 2 * var(--side) - var(--columns, ${columns}) * ${COLUMN_WIDTH}px - 8px)`,
      }}
      href={href}
      tabIndex={-1}
      aria-hidden="true"
    >
      <span
        className={`absolute top-3 left-3 z-1 grid gap-0.5 rounded-control px-3 py-2 text-small leading-[1.3] ${fills ? 'bg-kreide/90' : ''}`}
      >
        <b className="text-[1.25rem] leading-[1.3] font-stretch-110%">{title}</b>
        {count}
      </span>
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
