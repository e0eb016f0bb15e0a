import {useEffect, useState, type KeyboardEvent} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {MegaMenu} from './MegaMenu';
import {isSale, type NavigationItem} from './navigation-view';

interface MainNavigationProps {
  navigation: NavigationItem[];
  pathname: string;
}

/**
 * Top-level links with a menu each, from 1024 px. Style alone opens a menu on hover and focus; script closes
 * it on Escape and when the page changes under the pointer.
 */
export function MainNavigation({navigation, pathname}: MainNavigationProps) {
  const t = useTranslate();
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(true), [pathname]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setClosed(true);
  };
  return (
    <nav
      className={closed ? 'main-navigation main-navigation--closed' : 'main-navigation'}
      aria-label={t('chrome.navigation.main')}
    >
      <div className="container main-navigation__row">
        {/* The list reacts to keys of the links inside it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          className="main-navigation__list"
          onKeyDown={closeOnEscape}
          onMouseMove={() => closed && setClosed(false)}
          onFocus={() => setClosed(false)}
        >
          {navigation.map((item) => (
            <li key={item.id} className="main-navigation__item">
              <a
                className={isSale(item) ? 'main-navigation__link is-sale' : 'main-navigation__link'}
                href={item.href}
                aria-current={item.href === pathname ? 'page' : undefined}
              >
                {item.title}
              </a>
              {item.items.length > 0 && <MegaMenu item={item} />}
            </li>
          ))}
        </ul>
        <p className="main-navigation__hours">
          <Icon name="clock" size={20} />
          {t('chrome.hours.workshopLine')}
        </p>
      </div>
    </nav>
  );
}
