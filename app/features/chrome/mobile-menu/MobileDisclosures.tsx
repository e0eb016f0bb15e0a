import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {ChromeData} from '../load-chrome.server';
import {MobileMenuFoot, MobileTopLinks} from './MobileMenuFoot';
import {type NavigationItem} from '../navigation-view';

interface MobileDisclosuresProps {
  navigation: NavigationItem[];
  site: ChromeData['site'];
}

/** The mobile menu as every browser opens it: disclosures inside of disclosures. */
export function MobileDisclosures({navigation, site}: MobileDisclosuresProps) {
  const t = useTranslate();
  return (
    <nav
      className="absolute inset-x-0 top-full flex h-[calc(100dvh-94px)] flex-col bg-kreide shadow-menu"
      aria-label={t('chrome.navigation.menu')}
    >
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
        <Level items={navigation} depth={1} />
        <MobileTopLinks site={site} />
      </div>
      <MobileMenuFoot site={site} />
    </nav>
  );
}

function Level({items, depth}: {items: NavigationItem[]; depth: number}) {
  const t = useTranslate();
  return (
    <ul className={depth > 1 ? 'mb-3 border-l-[3px] border-reseda-200 pl-4' : ''}>
      {items.map((item) => (
        <li key={item.id} className="border-b border-stahl-200 last:border-b-0">
          {item.items.length === 0 ? (
            <a
              className={`flex min-h-14 items-center font-label ${item.isSale ? 'text-mennige' : ''}`}
              href={item.href}
            >
              {item.title}
            </a>
          ) : (
            <details name={`menu-level-${depth}`} className="group/level">
              <summary className="flex min-h-14 list-none items-center justify-between font-label [&::-webkit-details-marker]:hidden">
                {item.title}
                <Icon name="chevron-right" size={20} />
              </summary>
              <a
                className="mb-1 flex min-h-11 flex-wrap items-center gap-x-2 border-l-[3px] border-tanne-700 pl-4"
                href={item.href}
              >
                <b>{item.title}</b> <span className="link">{t('chrome.navigation.allOf')}</span>
              </a>
              <Level items={item.items} depth={depth + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
