import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useHydrated} from '~/ui/use-hydrated';
import {MegaMenu} from './MegaMenu';
import {currentItem, isSale, type NavigationItem} from './navigation-view';
import {useMenu} from './use-menu';
import {useReturned} from './use-returned';

interface MainNavigationProps {
  navigation: NavigationItem[];
  pathname: string;
}

/**
 * Top-level links with a menu each, from 1024 px. Style alone opens a menu on hover and focus; with script
 * the keyboard opens it on demand. Scrolls away with the page and returns on the way up.
 */
export function MainNavigation({navigation, pathname}: MainNavigationProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const returned = useReturned();
  const {openId, dismissed, onKeyDown, onBlur, onPointerEnter} = useMenu();
  const current = currentItem(navigation, pathname);
  const states = {hydrated, returned, dismissed};
  const modifiers = Object.entries(states).map(([name, on]) => on && ` main-navigation--${name}`);

  return (
    <nav
      className={`main-navigation${modifiers.filter(Boolean).join('')}`}
      aria-label={t('chrome.navigation.main')}
    >
      <div className="page-width main-navigation__row">
        <ul className="main-navigation__list">
          {navigation.map((item) => {
            const {id, title, href, items} = item;
            const menu = items.length > 0;
            return (
              // The item reacts to keys of the links inside it.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={id}
                className={`main-navigation__item${openId === id ? ' main-navigation__item--open' : ''}`}
                onKeyDown={(event) => onKeyDown(event, menu ? id : null)}
                onBlur={onBlur}
                onPointerEnter={onPointerEnter}
              >
                <a
                  className={`main-navigation__link${isSale(item) ? ' main-navigation__link--sale' : ''}`}
                  href={href}
                  aria-current={
                    item === current ? (href === pathname ? 'page' : 'true') : undefined
                  }
                  aria-expanded={hydrated && menu ? openId === id : undefined}
                >
                  {title}
                </a>
                {menu && <MegaMenu item={item} />}
              </li>
            );
          })}
        </ul>
        <p className="main-navigation__hours">
          <Icon name="clock" size={20} />
          {t('chrome.hours.workshopLine')}
        </p>
      </div>
    </nav>
  );
}
