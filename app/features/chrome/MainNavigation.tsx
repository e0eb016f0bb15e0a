import {useWorkerLanguage} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {MegaMenu} from './MegaMenu';
import {MenuButton} from './MegaMenuColumn';
import {currentItem, type NavigationItem} from './navigation-view';

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
          <p className="ml-auto hidden items-center gap-2 text-small whitespace-nowrap text-ink-600 font-stretch-96% xl:flex">
            <Icon name="clock" size={20} />
            {hoursNote}
          </p>
        )}
      </div>
    </nav>
  );
}
