import type {ReactNode} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {type NavigationItem} from '../navigation-view';

interface MobileLevelProps {
  /** The item whose children these are; `null` at the top. */
  parent: NavigationItem | null;
  items: NavigationItem[];
  /** In view; others are out of reach. */
  current: boolean;
  onEnter: (id: string) => void;
  onBack: () => void;
  children: ReactNode;
}

const row =
  'flex min-h-14 w-full items-center justify-between gap-3 border-b border-stahl-200 leading-[1.3] font-label focus-visible:-outline-offset-3';

/** A level of the mobile menu: the way back, the parent itself, its children. */
export function MobileLevel({parent, items, current, onEnter, onBack, children}: MobileLevelProps) {
  const t = useTranslate();
  return (
    <div
      className={`h-full w-full flex-none overflow-y-auto overscroll-contain px-4 pt-1 pb-6 ${current ? '' : 'invisible transition-[visibility] duration-500'}`}
      // React 18 knows this attribute as text only.
      {...(!current && {inert: ''})}
    >
      {parent && (
        <>
          <button
            type="button"
            className="flex min-h-14 w-full items-center gap-3 font-label text-ink-600 focus-visible:-outline-offset-3"
            onClick={onBack}
          >
            <Icon name="arrow-left" size={20} />
            {t('chrome.navigation.back')}
          </button>
          <ParentTile parent={parent} />
        </>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.items.length > 0 ? (
              <button
                type="button"
                className={row}
                data-item={item.id}
                onClick={() => onEnter(item.id)}
              >
                {item.title}
                <Icon name="chevron-right" size={20} />
              </button>
            ) : (
              <a className={`${row} ${item.isSale ? 'text-mennige' : ''}`} href={item.href}>
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function ParentTile({parent: {title, href, picture}}: {parent: NavigationItem}) {
  const t = useTranslate();
  return (
    <a
      className={`relative mb-1.5 flex flex-col items-start overflow-hidden rounded-panel bg-linear-to-b from-reseda-200 to-reseda-300 px-4.5 py-4 leading-[1.3] focus-visible:-outline-offset-3 ${picture ? 'h-37.5' : ''}`}
      href={href}
    >
      <b className="relative z-1 text-[20px] font-stretch-110%">{title}</b>{' '}
      <span className="relative z-1 text-label underline decoration-1 underline-offset-3">
        {t('chrome.navigation.allOf')}
      </span>
      {picture && (
        <Image
          image={picture}
          sizes="220px"
          widths={[220, 440]}
          fit="contain"
          className="absolute -right-5 bottom-0 h-[84%] w-auto max-w-none"
        />
      )}
    </a>
  );
}
