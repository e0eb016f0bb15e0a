import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {isSale, type NavigationItem} from './navigation-view';

/** The menu below 1024 px: nested disclosures, which every browser opens without script. */
export function MobileNavigation({navigation}: {navigation: NavigationItem[]}) {
  const t = useTranslate();
  return (
    <details className="mobile-navigation">
      <summary className="mobile-navigation__button" aria-label={t('chrome.navigation.menu')}>
        <span className="mobile-navigation__open">
          <Icon name="menu" />
        </span>
        <span className="mobile-navigation__close">
          <Icon name="x" />
        </span>
      </summary>
      <nav className="mobile-navigation__panel" aria-label={t('chrome.navigation.menu')}>
        <p className="mobile-navigation__title">{t('chrome.navigation.menu')}</p>
        <Level items={navigation} depth={1} />
        <p className="mobile-navigation__hours">
          <Icon name="clock" size={20} />
          {t('chrome.hours.workshopLine')}
        </p>
      </nav>
    </details>
  );
}

function Level({items, depth}: {items: NavigationItem[]; depth: number}) {
  const t = useTranslate();
  return (
    <ul className="mobile-navigation__level">
      {items.map((item) => (
        <li key={item.id}>
          {item.items.length === 0 ? (
            <a
              className={isSale(item) ? 'mobile-navigation__row is-sale' : 'mobile-navigation__row'}
              href={item.href}
            >
              {item.title}
            </a>
          ) : (
            <details name={`level-${depth}`}>
              <summary className="mobile-navigation__row">
                {item.title}
                <Icon name="chevron-down" size={20} />
              </summary>
              <a className="mobile-navigation__row mobile-navigation__row--all" href={item.href}>
                {t('chrome.navigation.all', {title: item.title})}
              </a>
              <Level items={item.items} depth={depth + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
