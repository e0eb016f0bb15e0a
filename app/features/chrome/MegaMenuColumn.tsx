import {useWorkerLanguage} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {NavigationItem} from './navigation-view';

interface MegaMenuColumnProps {
  items: NavigationItem[];
  /** Where the column hangs: '2.0'. */
  position: string;
}

/** A level of a menu, with the levels below it inside of its entries. */
export function MegaMenuColumn({items, position}: MegaMenuColumnProps) {
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
export function MenuButton({title, position}: MenuButtonProps) {
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
export function menuId(position: string): string {
  return `menu-${position}`;
}
