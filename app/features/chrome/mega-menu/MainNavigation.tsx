import {useWorkerLanguage} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {currentItem, levelsBelow, type NavigationItem} from '../navigation-view';

interface MainNavigationProps {
  navigation: NavigationItem[];
  pathname: string;
  hoursNote: string;
}

/**
 * Top-level links with a menu each, from 1024 px. Style alone opens a menu on hover and focus; what script
 * adds, like the buttons beside the links, is in `MainNavigationScript`. Gives way on the way down the page and returns on the way up.
 */
export function MainNavigation({navigation, pathname, hoursNote}: MainNavigationProps) {
  const {t} = useWorkerLanguage();
  const current = currentItem(navigation, pathname);
  return (
    <nav
      className="main-navigation z-10 hidden border-b border-stahl-200 bg-kreide transition-transform duration-200 ease-out lg:sticky lg:top-19 lg:block lg:focus-within:translate-y-0 lg:data-away:-translate-y-full noscript:relative noscript:top-0 short:lg:relative short:lg:top-0"
      aria-label={t('chrome.navigation.main')}
    >
      <div className="page-width flex h-12.5 items-center">
        <ul className="-ml-3 flex xl:gap-0.5">
          {navigation.map((item, index) => (
            <li key={item.id} className="group/item" data-at={index}>
              <div className="main-navigation-entry">
                <a
                  className={`relative flex h-12.5 items-center rounded-control pl-3 text-[15.5px] font-label whitespace-nowrap after:absolute after:right-0 after:-bottom-px after:left-3 after:h-[3px] after:opacity-0 after:transition-opacity group-hover/item:after:opacity-100 group-data-open/item:after:opacity-100 focus-visible:-outline-offset-3 aria-[current]:after:opacity-100 ${item.isSale ? 'text-mennige after:bg-mennige' : 'after:bg-tanne-700'}`}
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
                    <MenuButton title={item.title} position={`${index}`} />
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
  const {t} = useWorkerLanguage();
  const {title, href, items} = item;
  const columns = levelsBelow(item);
  return (
    <div className="mega-menu absolute inset-x-0 top-full border-t border-stahl-200 bg-kreide shadow-[0_40px_48px_-24px_rgb(20_24_26/0.3)]">
      <div className="relative page-width pt-6.5 pb-8">
        <p className="mb-3.5 flex items-baseline gap-6">
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
        <div
          className="relative flex w-max"
          style={{minHeight: `${tallest(items) * ROW_HEIGHT}px`}}
        >
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
    <ul id={menuId(position)} className="mega-menu-column w-55 border-r border-stahl-200 pr-4">
      {items.map(({id, title, href, items: next}, index) => (
        <li key={id} data-at={`${position}.${index}`}>
          <div className="mega-menu-entry">
            <a href={href}>{title}</a>
            {next.length > 0 && (
              <>
                <Icon name="chevron-right" size={20} />
                <MenuButton title={title} position={`${position}.${index}`} />
              </>
            )}
          </div>
          {next.length > 0 && <MegaMenuColumn items={next} position={`${position}.${index}`} />}
        </li>
      ))}
    </ul>
  );
}

interface MenuButtonProps {
  title: string;
  position: string;
}

/** Opens and closes what is below an entry, beside its link; there once script is. */
function MenuButton({title, position}: MenuButtonProps) {
  const {t} = useWorkerLanguage();
  return (
    <button
      type="button"
      aria-expanded="false"
      aria-controls={menuId(position)}
      aria-label={t('chrome.navigation.open', {title})}
    />
  );
}

/** The id of what is below the entry at a position. */
function menuId(position: string): string {
  return `menu-${position}`;
}
