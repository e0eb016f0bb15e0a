import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {NavigationItem} from './navigation-view';

/** The menu below a top-level item: a column per level, the next one shows what belongs to the entry in use. */
export function MegaMenu({item}: {item: NavigationItem}) {
  const t = useTranslate();
  return (
    <div className="mega-menu">
      <div className="container">
        <p className="mega-menu__head">
          <span className="mega-menu__title">{item.title}</span>
          <a className="mega-menu__all" href={item.href}>
            <span>{t('chrome.navigation.all', {title: item.title})}</span>
            <Icon name="arrow-right" size={20} />
          </a>
        </p>
        <ul className="mega-menu__column">
          {item.items.map((entry) => (
            <li key={entry.id} className="mega-menu__entry">
              <a className="mega-menu__link" href={entry.href}>
                {entry.title}
                {entry.items.length > 0 && <Icon name="chevron-right" size={20} />}
              </a>
              {entry.items.length > 0 && (
                <ul className="mega-menu__column mega-menu__column--next">
                  {entry.items.map(({id, href, title}) => (
                    <li key={id}>
                      <a className="mega-menu__link" href={href}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
