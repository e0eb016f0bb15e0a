import {useRef, type FocusEvent, type KeyboardEvent} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {isSale, type NavigationItem} from './navigation-view';
import {PHONE_HREF} from './phone';

/**
 * The menu below 1024 px: nested disclosures, which every browser opens without script. Style makes each
 * level a page of its own with a way back.
 */
export function MobileNavigation({navigation}: {navigation: NavigationItem[]}) {
  const t = useTranslate();
  const menu = useRef<HTMLDetailsElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
  };
  const closeOutside = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) {
      menu.current?.removeAttribute('open');
    }
  };
  return (
    // The menu reacts to keys of what is inside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className="mobile-navigation"
      onKeyDown={closeOnEscape}
      onBlur={closeOutside}
    >
      <summary className="mobile-navigation__button" aria-label={t('chrome.navigation.menu')}>
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <nav className="mobile-navigation__panel" aria-label={t('chrome.navigation.menu')}>
        <p className="mobile-navigation__title">{t('chrome.navigation.menu')}</p>
        <div className="mobile-navigation__levels">
          <Level items={navigation} depth={1} />
        </div>
        <div className="mobile-navigation__foot">
          <a href={PHONE_HREF}>
            <Icon name="phone" />
            {t('chrome.address.phone')}
          </a>
          <p>
            <Icon name="clock" />
            {t('chrome.hours.workshop.week')}
          </p>
        </div>
      </nav>
    </details>
  );
}

function Level({items, depth}: {items: NavigationItem[]; depth: number}) {
  const t = useTranslate();
  return (
    <ul className="mobile-level">
      {items.map((item) => (
        <li key={item.id} className="mobile-level__entry">
          {item.items.length === 0 ? (
            <a
              className={`mobile-level__row${isSale(item) ? ' mobile-level__row--sale' : ''}`}
              href={item.href}
            >
              {item.title}
            </a>
          ) : (
            <details name={`menu-level-${depth}`}>
              <summary className="mobile-level__row">
                <span className="mobile-level__title">{item.title}</span>{' '}
                <Icon name="chevron-right" size={20} />
                <span className="mobile-level__back">
                  <Icon name="arrow-left" size={20} />
                  {t('chrome.navigation.back')}
                </span>
              </summary>
              <a className="mobile-level__all" href={item.href}>
                <b>{item.title}</b> <span>{t('chrome.navigation.allOf')}</span>
              </a>
              <Level items={item.items} depth={depth + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
