import {useWorkerLanguage} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {MegaMenuColumn} from './MegaMenuColumn';
import {levelsBelow, type NavigationItem} from './navigation-view';

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
export function MegaMenu({item, index}: MegaMenuProps) {
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
