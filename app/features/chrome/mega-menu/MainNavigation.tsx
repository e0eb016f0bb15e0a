import type {CSSProperties} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {ChromeData} from '../load-chrome.server';
import {MobileMenuFoot, MobileTopLinks} from '../mobile-menu/MobileMenuFoot';
import {currentItem, levelsBelow, type NavigationItem} from '../navigation-view';
import {linkData, NAVIGATION_ID} from '../written-navigation';

interface MainNavigationProps {
  navigation: NavigationItem[];
  pathname: string;
  site: ChromeData['site'];
}

/** React 18 has no types for it: hidden until a button opens it; style shows it as part of the page on wide screens. */
const popover = {popover: ''};

/**
 * Top-level links with a menu each. From 1024 px style alone opens a menu on hover and focus; what script
 * adds, like the buttons beside the links, is in `MainNavigationScript`. It gives way on the way down the page and
 * returns on the way up. Below, it is a popover, and each menu one above it: buttons open and close them natively.
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
      <p className="flex items-center justify-between py-1 pl-4 lg:hidden">
        <b>{t('chrome.navigation.menu')}</b>
        <CloseButton target={NAVIGATION_ID} label={t('chrome.navigation.close')} />
      </p>
      <div className="page-width w-full items-center lg:flex lg:h-12.5">
        <ul className="lg:-ml-3 lg:flex xl:gap-0.5">
          {navigation.map((item, index) => (
            <li key={item.id} data-at={index}>
              <div className="main-navigation-entry">
                <a
                  {...linkData(item)}
                  href={item.href}
                  aria-current={
                    item === current ? (item.href === pathname ? 'page' : 'true') : undefined
                  }
                >
                  {item.title}
                </a>
                {item.items.length > 0 && (
                  <>
                    <Icon name="chevron-down" size={16} />
                    <MenuButton title={item.title} position={`${index}`} opens />
                  </>
                )}
              </div>
              {item.items.length > 0 && <MegaMenu item={item} index={index} />}
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
        <MobileMenuFoot site={site} />
      </div>
    </nav>
  );
}

const ROW_HEIGHT = 46;
const LEAST_ROWS = 6;
const COLUMN_WIDTH = 236;
const WIDEST_PICTURE = 976;
/** Beside more columns there is no room for a picture. */
const MOST_COLUMNS = 3;

interface MegaMenuProps {
  item: NavigationItem;
  /** Of the item in the navigation. */
  index: number;
}

/** The menu of a top-level item: a column per level; an entry that is pointed at fills the next one. */
function MegaMenu({item, index}: MegaMenuProps) {
  const t = useTranslate();
  const {title, href, items} = item;
  const columns = levelsBelow(item);
  return (
    <div {...popover} id={menuId(`${index}`)} className="mega-menu">
      <p className="lg:hidden">
        <CloseButton
          target={menuId(`${index}`)}
          label={t('chrome.navigation.back')}
          icon="arrow-left"
        />
      </p>
      <div className="relative page-width lg:pt-6.5 lg:pb-8">
        <p className="mb-3.5 flex flex-wrap items-baseline gap-x-6">
          <span className="text-[28px] leading-[1.2] font-heading tracking-[-0.015em] font-stretch-110%">
            {title}
          </span>
          <a className="group inline-flex items-center gap-2 py-1 font-label" href={href}>
            <span className="border-b-[1.5px] border-current leading-[1.35]">
              {t('chrome.navigation.all', {title})}
            </span>
            <Icon
              name="arrow-right"
              size={20}
              className="transition-transform group-hover:translate-x-[3px]"
            />
          </a>
        </p>
        <div className="relative lg:flex lg:min-h-(--height) lg:w-max" style={heightOf(items)}>
          <MegaMenuColumn items={items} position={`${index}`} />
        </div>
        {columns <= MOST_COLUMNS && (
          // Where script shows the category that is pointed at.
          <div
            data-picture-place
            style={{
              // As many columns as are shown, else as many as there are levels.
              width: `min(${WIDEST_PICTURE}px, 100% - 2 * var(--gutter) - var(--columns, ${columns}) * ${COLUMN_WIDTH}px - 8px)`,
            }}
            className={`absolute top-19 right-(--gutter) bottom-8 hidden ${columns < MOST_COLUMNS ? 'lg:block' : 'xl:block'}`}
          />
        )}
      </div>
    </div>
  );
}

/** The least height of a menu, for style. */
function heightOf(items: NavigationItem[]): CSSProperties & Record<'--height', string> {
  return {'--height': `${tallest(items) * ROW_HEIGHT}px`};
}

/** How many entries the longest column has: all columns stand in that height, so nothing jumps. */
function tallest(items: NavigationItem[]): number {
  return Math.max(LEAST_ROWS, items.length, ...items.map((item) => tallest(item.items)));
}

interface MegaMenuColumnProps {
  items: NavigationItem[];
  /** Where the column hangs: '2.0'. */
  position: string;
}

/** A level of a menu, with the levels below it inside of its entries. */
function MegaMenuColumn({items, position}: MegaMenuColumnProps) {
  return (
    <ul id={`${menuId(position)}-list`} className="mega-menu-column">
      {items.map((item, index) => {
        const {id, title, href, items: next} = item;
        return (
          <li key={id} data-at={`${position}.${index}`}>
            <div className="mega-menu-entry">
              <a href={href} {...linkData(item)}>
                {title}
              </a>
              {next.length > 0 && (
                <>
                  <Icon name="chevron-right" size={20} />
                  <MenuButton title={title} position={`${position}.${index}`} />
                </>
              )}
            </div>
            {next.length > 0 && <MegaMenuColumn items={next} position={`${position}.${index}`} />}
          </li>
        );
      })}
    </ul>
  );
}

interface MenuButtonProps {
  title: string;
  position: string;
  /** Opens a popover where there is one, on narrow screens. */
  opens?: boolean;
}

/** Opens and closes what is below an entry, beside its link; on wide screens once script is there. */
function MenuButton({title, position, opens = false}: MenuButtonProps) {
  const t = useTranslate();
  const target = opens ? menuId(position) : `${menuId(position)}-list`;
  return (
    <button
      type="button"
      {...(opens && {popovertarget: target})}
      aria-controls={target}
      aria-label={t('chrome.navigation.open', {title})}
    />
  );
}

interface CloseButtonProps {
  /** The id of the popover. */
  target: string;
  label: string;
  /** Beside the words; without one a cross stands for them. */
  icon?: 'arrow-left';
}

function CloseButton({target, label, icon}: CloseButtonProps) {
  return (
    <button
      type="button"
      {...{popovertarget: target, popovertargetaction: 'hide'}}
      className={
        icon
          ? 'flex min-h-14 w-full items-center gap-3 px-4 font-label text-ink-600'
          : 'flex size-11 items-center justify-center'
      }
      aria-label={icon ? undefined : label}
    >
      <Icon name={icon ?? 'x'} size={20} />
      {icon && label}
    </button>
  );
}

/** The id of what is below the entry at a position. */
function menuId(position: string): string {
  return `menu-${position}`;
}
