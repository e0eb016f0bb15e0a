import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useEffect, useRef, useState, type MouseEvent} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {SiteView} from './chrome-view';
import {KeptMarkup} from './KeptMarkup';
import {MobileDisclosures} from './MobileDisclosures';
import type {NavigationItem} from './navigation-view';

async function fetchMenu() {
  const {MobileMenu} = await import('./on-demand/MobileMenu');
  return {default: MobileMenu};
}

const MobileMenu = lazy(fetchMenu);

interface MobileNavigationProps {
  navigation: NavigationItem[];
  site: SiteView | null;
}

/**
 * The menu below 1024 px: a drawer, whose code comes when somebody is about to open it. Without script, and
 * when that code cannot be had, the button opens nested disclosures in its place.
 */
export function MobileNavigation({navigation, site}: MobileNavigationProps) {
  const t = useTranslate();
  const {key} = useLocation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);

  const shownOn = useRef(key);
  useEffect(() => {
    // Who has opened it before script came keeps it.
    if (shownOn.current === key) return;
    shownOn.current = key;
    setOpen(false);
    disclosure.current?.removeAttribute('open');
  }, [key]);

  const show = (event: MouseEvent) => {
    const element = disclosure.current;
    if (!element || element.open) return;
    event.preventDefault();
    fetchMenu().then(
      () => {
        setVisit((count) => count + 1);
        setOpen(true);
      },
      () => {
        element.open = true;
      },
    );
  };
  const fetchAhead = () => void fetchMenu().catch(() => undefined);
  return (
    <>
      <details ref={disclosure} data-menu className="group/menu -ml-2.5 lg:hidden">
        <summary
          className="flex size-11 list-none items-center justify-center rounded-control hover:bg-stahl-100 [&::-webkit-details-marker]:hidden"
          aria-label={t('chrome.navigation.menu')}
          onClick={show}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        >
          <Icon name="menu" className="group-open/menu:hidden" />
          <Icon name="x" className="hidden group-open/menu:block" />
        </summary>
        <KeptMarkup name="chrome-disclosures">
          {import.meta.env.SSR && <MobileDisclosures navigation={navigation} site={site} />}
        </KeptMarkup>
      </details>
      {visit > 0 && (
        <Suspense fallback={null}>
          <MobileMenu
            navigation={navigation}
            site={site}
            open={open}
            visit={visit}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
