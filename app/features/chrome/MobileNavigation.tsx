import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type MouseEvent} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useLatePart} from '~/ui/late-part';
import {fetchAhead} from '~/ui/load-anew';
import {useOpenForVisit} from '../navigation/use-on-new-page';
import type {ChromeData} from './load-chrome.server';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {MobileDisclosures} from './mobile-menu/MobileDisclosures';
import type {NavigationItem} from './navigation-view';

const fetchMenu = async () => (await import('./mobile-menu/MobileMenu')).MobileMenu;

interface MobileNavigationProps {
  navigation: NavigationItem[];
  site: ChromeData['site'];
}

/**
 * The menu below 1024 px: a drawer, whose code comes when somebody is about to open it. Without script, and
 * when that code cannot be had, the button opens nested disclosures in its place.
 */
export function MobileNavigation({navigation, site}: MobileNavigationProps) {
  const t = useTranslate();
  const {key} = useLocation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useOpenForVisit();
  const [visit, setVisit] = useState(0);
  const MobileMenu = useLatePart(fetchMenu, open, () => {
    setOpen(false);
    disclosure.current?.setAttribute('open', '');
  });

  const shownOn = useRef(key);
  useEffect(() => {
    // Who has opened it before script came keeps it.
    if (shownOn.current === key) return;
    shownOn.current = key;
    disclosure.current?.removeAttribute('open');
  }, [key]);

  const show = (event: MouseEvent) => {
    const element = disclosure.current;
    if (!element || element.open) return;
    event.preventDefault();
    setVisit((count) => count + 1);
    setOpen(true);
  };
  const comeNear = () => fetchAhead(fetchMenu);
  return (
    <>
      <details ref={disclosure} data-menu className="group/menu -ml-2.5 lg:hidden">
        <summary
          className="flex size-11 list-none items-center justify-center rounded-control hover:bg-stahl-100 [&::-webkit-details-marker]:hidden"
          aria-label={t('chrome.navigation.menu')}
          onClick={show}
          onPointerEnter={comeNear}
          onFocus={comeNear}
        >
          <Icon name="menu" className="group-open/menu:hidden" />
          <Icon name="x" className="hidden group-open/menu:block" />
        </summary>
        <KeptMarkup name="chrome-disclosures">
          {import.meta.env.SSR && <MobileDisclosures navigation={navigation} site={site} />}
        </KeptMarkup>
      </details>
      {MobileMenu && (
        <MobileMenu
          navigation={navigation}
          site={site}
          open={open}
          visit={visit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
