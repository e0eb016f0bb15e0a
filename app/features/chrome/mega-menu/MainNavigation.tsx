import type {CSSProperties} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon, type IconName} from '~/ui/Icon';
import type {MessageKey} from '~/i18n/messages';
import type {PageName} from '~/pages';
import {ContentLink} from '../../story/EditorLinks';
import type {SiteView} from '../load-chrome.server';
import {currentItem, type NavigationItem} from '../navigation-view';
import {linkData, MENU_FOOT, MENU_LINKS, NAVIGATION_ID} from '../navigation-dom';

interface MainNavigationProps {
  navigation: NavigationItem[];
  pathname: string;
  site: SiteView | null;
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
          <p className="ml-auto hidden items-center gap-2 text-small text-ink-600 xl:flex">
            <Icon name="clock" size={20} />
            {hoursNote}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-between lg:hidden">
        <div className={`px-4 pb-6 ${MENU_LINKS}`}>
          <MobileTopLinks site={site} />
        </div>
        <div className={MENU_FOOT}>
          <MobileMenuFooter site={site} />
        </div>
      </div>
    </nav>
  );
}

const closeButtonProps = (id: string) => ({popovertarget: id, popovertargetaction: 'hide'});

/** The minimum number of rows that columns make room for in `mega-menu.css`. */
const MIN_ROWS = 6;

/** The menu of a top-level item, and its button: one column per level; hovering an entry fills the next one. */
function MegaMenu({item: {title, href, items}, id}: {item: NavigationItem; id: string}) {
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

/** The visitor's own pages. */
const ownPages: readonly {page: PageName; icon: IconName; label: MessageKey}[] = [
  {page: 'account', icon: 'user', label: 'account.title'},
  {page: 'wishlist', icon: 'heart', label: 'wishlist.title'},
];

const footerRowClasses = 'flex min-h-11 items-center gap-2';

/** The links of the top bar, which has no room for them on narrow screens. */
function MobileTopLinks({site}: {site: SiteView | null}) {
  const links = site?.topNavigation ?? [];
  if (links.length === 0) return null;
  return (
    <ul className="mt-4">
      {links.map(({label, link}, index) => (
        <li key={index}>
          <ContentLink link={link} className="flex min-h-11 items-center text-ink-600">
            {label}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

/** Below every level of the mobile menu: the visitor's own pages, phone and hours. */
function MobileMenuFooter({site}: {site: SiteView | null}) {
  const t = useTranslate();
  const href = useHref();
  const {phone = null, hoursNote = ''} = site ?? {};
  return (
    <div className="grid flex-none grid-cols-[auto_1fr] gap-x-6 gap-y-1 bg-stahl-50 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] text-label font-label">
      {ownPages.map(({page, icon, label}) => (
        <a key={page} className={footerRowClasses} href={href(page)}>
          <Icon name={icon} />
          {t(label)}
        </a>
      ))}
      {phone && (
        <a className={footerRowClasses} href={phone.href}>
          <Icon name="phone" size={20} />
          {phone.label}
        </a>
      )}
      {hoursNote && (
        <p className={`col-span-2 ${footerRowClasses}`}>
          <Icon name="clock" size={20} />
          {hoursNote}
        </p>
      )}
    </div>
  );
}
