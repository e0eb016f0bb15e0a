import {useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import type {SiteView} from '../load-chrome.server';
import {MobileMenuFoot, MobileTopLinks} from './MobileMenuFoot';
import type {NavigationItem} from '../navigation-view';
import {MobileLevels} from './MobileLevels';

interface MobileMenuProps {
  navigation: NavigationItem[];
  site: SiteView | null;
  open: boolean;
  /** Counts how often it was opened: each time it begins at the top. */
  visit: number;
  onClose: () => void;
}

/** The drawer 'Menü'. */
export function MobileMenu({navigation, site, open, visit, onClose}: MobileMenuProps) {
  const t = useTranslate();
  return (
    <Drawer
      id="mobile-menu"
      side="left"
      open={open}
      onClose={onClose}
      title={t('chrome.navigation.menu')}
      closeLabel={t('chrome.navigation.close')}
      bare
    >
      <nav className="flex h-full flex-col" aria-label={t('chrome.navigation.menu')}>
        <MobileLevels key={visit} navigation={navigation}>
          <MobileTopLinks site={site} />
        </MobileLevels>
        <MobileMenuFoot site={site} />
      </nav>
    </Drawer>
  );
}
