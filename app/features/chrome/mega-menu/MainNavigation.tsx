import type {CSSProperties} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {BrowserSite} from '../load-chrome.server';
import {MobileMenuFooter, MobileTopLinks} from '../mobile-menu/MobileMenu';
import {currentItem, type NavigationItem} from '../navigation-view';
import {linkData, NAVIGATION_ID} from '../navigation-dom';

interface MainNavigationProps {
  navigation: NavigationItem[];
  pathname: string;
  site: BrowserSite | null;
}

/** React 18 has no types for it: hidden until a button opens it; CSS shows it as part of the page on wide screens. */
const popover = {popover: ''};

/**
 * Top-level links with a menu each. From 1024 px CSS opens menus on hover and focus; below, the navigation and each
 * menu are native popovers. `MainNavigationScript` adds the rest. Every page contains it, so its markup is minimal:
 * arrows and styles are in `mega-menu.css`.
 */
export function MainNavigation({navigation, pathname, site}: MainNavigationProps) {
  const t = useTranslate();
  const current = currentItem(navigation, pathname);
  const hoursNote = site?.hoursNote;
  return (
    <nav
      {...popover}
      id={NAVIGATION_ID}
      className="main-navigation"
      aria-label={t('chrome.navigation.main')}
    >
      <p className="menu-title">
        <b>{t('chrome.navigation.menu')}</b>
        <button
          type="button"
          {...closeButtonProps(NAVIGATION_ID)}
          aria-label={t('chrome.navigation.close')}
        >
          <Icon name="x" size={20} />
        </button>
      </p>
      <div className="page-width w-full items-center lg:flex lg:h-12.5">
        <ul className="main-menu">
          {navigation.map((item, index) => (
            <li key={item.id}>
              <a
                {...linkData(item)}
                href={item.href}
                aria-current={
                  item === current ? (item.href === pathname ? 'page' : 'true') : undefined
                }
              >
                {item.title}
              </a>
              {item.items.length > 0 && <MegaMenu item={item} id={`menu-${index}`} />}
            </li>
          ))}
        </ul>
        {hoursNote && (
          <p className="ml-auto hidden items-center gap-2 text-small whitespace-nowrap text-ink-600 xl:flex">
            <Icon name="clock" size={20} />
            {hoursNote}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-between lg:hidden">
        <div className="px-4 pb-6">
          <MobileTopLinks site={site} />
        </div>
        <MobileMenuFooter site={site} />
      </div>
    </nav>
  );
}

/** Attributes of a button that closes a popover. */
const closeButtonProps = (id: string) => ({popovertarget: id, popovertargetaction: 'hide'});

/** The minimum number of rows that columns make room for in `mega-menu.css`. */
const MIN_ROWS = 6;

interface MegaMenuProps {
  item: NavigationItem;
  id: string;
}

/** The menu of a top-level item, and its button: one column per level; hovering an entry fills the next one. */
function MegaMenu({item: {title, href, items}, id}: MegaMenuProps) {
  const t = useTranslate();
  const rowCount = maxColumnLength(items);
  return (
    <>
      <button
        type="button"
        {...{popovertarget: id}}
        aria-label={t('chrome.navigation.open', {title})}
      />
      <div
        {...popover}
        id={id}
        className="mega-menu"
        style={rowCount > MIN_ROWS ? rowsStyle(rowCount) : undefined}
      >
        <button type="button" {...closeButtonProps(id)}>
          {t('chrome.navigation.back')}
        </button>
        <p>
          <b>{title}</b> <a href={href}>{t('chrome.navigation.all', {title})}</a>
        </p>
        <MegaMenuColumn items={items} />
      </div>
    </>
  );
}

function rowsStyle(rows: number): CSSProperties & Record<'--rows', number> {
  return {'--rows': rows};
}

/** Number of entries in the longest column: all columns get its height, so nothing jumps. */
function maxColumnLength(items: NavigationItem[]): number {
  return Math.max(items.length, ...items.map((item) => maxColumnLength(item.items)));
}

/** A level of a menu, with the levels below it nested in its entries. */
function MegaMenuColumn({items}: Pick<NavigationItem, 'items'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.href} {...linkData(item)}>
            {item.title}
          </a>
          {item.items.length > 0 && <MegaMenuColumn items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
