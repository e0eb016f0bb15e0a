import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {CartButton} from './CartButton';
import type {SiteView} from './load-chrome.server';
import {HeaderActions} from './HeaderActions';
import {HeaderBrand} from './HeaderBrand';
import {KeptMarkup} from './KeptMarkup';
import {MobileNavigation} from './MobileNavigation';
import type {NavigationItem} from './navigation-view';

interface HeaderProps {
  navigation: NavigationItem[];
  site: SiteView | null;
  pathname: string;
}

/** Logo, search and cart: the row that stays in view. */
export function Header({navigation, site, pathname}: HeaderProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <header className="sticky top-0 z-20 border-b border-stahl-200 bg-kreide has-[[data-menu][open]]:z-50 lg:border-stahl-100 short:relative">
      <div className="page-width flex h-15 items-center gap-1 lg:h-19 lg:gap-7">
        <MobileNavigation navigation={navigation} site={site} />
        <KeptMarkup name="header-brand">{import.meta.env.SSR && <HeaderBrand />}</KeptMarkup>
        <div className="ml-auto flex flex-none items-center lg:gap-1.5">
          <a
            className="flex size-11 items-center justify-center rounded-control hover:bg-stahl-100 lg:hidden"
            href={href('search')}
            aria-label={t('search.title')}
            data-opens-search
          >
            <Icon name="search" />
          </a>
          <HeaderActions />
          <CartButton pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
