import {useState, type MouseEvent} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useLatePart} from '~/ui/late-part';
import {fetchAhead} from '~/ui/load-anew';
import {useOpenForVisit} from '../navigation/use-on-new-page';
import type {ChromeData} from './load-chrome.server';
import type {AskShop} from './use-menu-details';
import {mainNavigation, NAVIGATION_ID, openNavigation} from './written-navigation';

const fetchMenu = async () => (await import('./mobile-menu/MobileMenu')).MobileMenu;

/** React 18 has no types for it; opens the navigation without script. */
const opensNavigation = {popovertarget: NAVIGATION_ID};

interface MobileNavigationProps {
  site: ChromeData['site'];
  ask: AskShop;
}

/**
 * The menu below 1024 px: a drawer, whose code comes when somebody is about to open it. Without script, and
 * when that code cannot be had, the button opens the main navigation itself as a popover.
 */
export function MobileNavigation({site, ask}: MobileNavigationProps) {
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
          ask={ask}
          site={site}
          open={open}
          visit={visit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
