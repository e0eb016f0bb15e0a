import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {CartButton, HeaderActions} from './HeaderActions';
import type {ChromeData} from './load-chrome.server';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {Logo} from '~/ui/Logo';
import {useBrand} from '../site/site-facts';
import {SearchField} from '../search/SearchField';
import {useState, type MouseEvent} from 'react';
import {useLatePart, fetchAhead} from '~/ui/late-part';
import {useOpenForVisit} from '../navigation/use-on-new-page';
import {mainNavigation, NAVIGATION_ID, openNavigation} from './written-navigation';

interface HeaderProps {
  site: ChromeData['site'];
  pathname: string;
}

/** Logo, search and cart: the row that stays in view. */
export function Header({site, pathname}: HeaderProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <header className="sticky top-0 z-20 border-b border-stahl-200 bg-kreide lg:border-stahl-100 short:relative">
      <div className="page-width flex h-15 items-center gap-1 lg:h-19 lg:gap-7">
        <MobileNavigation site={site} />
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

/** The shop's name as a link to its start page, and the search field beside it. */
function HeaderBrand() {
  const href = useHref();
  return (
    <>
      <a
        className="flex-none py-3 [&_svg]:h-auto [&_svg]:w-[118px] lg:[&_svg]:w-[150px]"
        href={href('home')}
      >
        <Logo label={useBrand()} />
      </a>
      <HeaderSearch />
    </>
  );
}

/**
 * The search field of the header from 1024 px: a plain form, which searches without script as well; script opens
 * the search overlay from it (`features/search/overlay/LazySearchOverlay.tsx`).
 */
function HeaderSearch() {
  const t = useTranslate();
  const href = useHref();
  return (
    <form
      role="search"
      action={href('search')}
      aria-label={t('chrome.search')}
      className="relative ml-5 hidden max-w-100 min-w-0 flex-1 lg:block"
    >
      <SearchField
        data-opens-search
        className="h-12 w-full appearance-none truncate rounded-control border border-ink-400 pr-4 pl-12 text-label placeholder:text-ink-500 hover:border-ink"
      />
      <button
        className="absolute inset-y-0 left-0 flex w-12 items-center justify-center rounded-control text-ink-600"
        aria-label={t('search.submit')}
      >
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}

const fetchMenu = async () => (await import('./mobile-menu/MobileMenu')).MobileMenu;

/** React 18 has no types for it; opens the navigation without script. */
const opensNavigation = {popovertarget: NAVIGATION_ID};

/**
 * The menu below 1024 px: a drawer, whose code comes when somebody is about to open it. Without script, and
 * when that code cannot be had, the button opens the main navigation itself as a popover.
 */
function MobileNavigation({site}: Pick<HeaderProps, 'site'>) {
  const t = useTranslate();
  const [open, setOpen] = useOpenForVisit();
  const [visit, setVisit] = useState(0);
  const MobileMenu = useLatePart(fetchMenu, open, () => {
    setOpen(false);
    openNavigation(mainNavigation());
  });

  const show = (event: MouseEvent) => {
    event.preventDefault();
    setVisit((count) => count + 1);
    setOpen(true);
  };
  const comeNear = () => fetchAhead(fetchMenu);
  return (
    <>
      <button
        type="button"
        {...opensNavigation}
        className="-ml-2.5 flex size-11 items-center justify-center rounded-control hover:bg-stahl-100 lg:hidden"
        aria-label={t('chrome.navigation.menu')}
        onClick={show}
        onPointerEnter={comeNear}
        onFocus={comeNear}
      >
        <Icon name="menu" />
      </button>
      {MobileMenu && (
        <MobileMenu
          nav={mainNavigation()}
          site={site}
          open={open}
          visit={visit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
