import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {NavigationItem} from './navigation-view';

const ROW_HEIGHT = 46;
const LEAST_ROWS = 6;

/** The menu of a top-level item: a column per level; an entry that is pointed at fills the next one. */
export function MegaMenu({item: {title, href, items}}: {item: NavigationItem}) {
  const t = useTranslate();
  return (
    <div className="mega-menu">
      <div className="page-width mega-menu__inside">
        <p className="mega-menu__head">
          <span className="mega-menu__title">{title}</span>
          <a className="mega-menu__all" href={href}>
            <span>{t('chrome.navigation.all', {title})}</span>
            <Icon name="arrow-right" size={20} />
          </a>
        </p>
        <div className="mega-menu__columns" style={{minHeight: `${tallest(items) * ROW_HEIGHT}px`}}>
          <Column items={items} />
        </div>
        <div className="mega-menu__visit">
          <b>{t('chrome.visit.title')}</b>
          <p>{t('chrome.visit.text')}</p>
          <p>
            {t('chrome.address.street')}
            <br />
            {t('chrome.address.city')}
          </p>
          <p>
            {t('chrome.hours.sales.week')}
            <br />
            {t('chrome.hours.sales.saturday')}
          </p>
        </div>
      </div>
    </div>
  );
}

function Column({items}: {items: NavigationItem[]}) {
  return (
    <ul className="mega-menu__column">
      {items.map(({id, title, href, items: next}) => (
        <li key={id} className="mega-menu__entry">
          <a className="mega-menu__link" href={href}>
            {title}
            {next.length > 0 && <Icon name="chevron-right" size={20} />}
          </a>
          {next.length > 0 && <Column items={next} />}
        </li>
      ))}
    </ul>
  );
}

/** How many entries the longest column has: all columns stand in that height, so nothing jumps. */
function tallest(items: NavigationItem[]): number {
  return Math.max(LEAST_ROWS, items.length, ...items.map((item) => tallest(item.items)));
}
