import {useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import type {NavigationItem} from '../navigation-view';
import {useMenuDetails} from '../use-menu-details';
import {MENU_FOOT, MENU_LINKS, readNavigation} from '../navigation-dom';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';

interface MobileMenuProps {
  /** The main navigation of the page, from which the items are read. */
  nav: HTMLElement | null;
  open: boolean;
  /** How often it was opened: each time it starts at the top level. */
  openCount: number;
  onClose: () => void;
}

/** The mobile menu's drawer. */
export function MobileMenu({nav, open, openCount, onClose}: MobileMenuProps) {
  const t = useTranslate();
  const details = useMenuDetails();
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
        <MobileLevels key={openCount} navigation={readNavigation(nav, details)}>
          <MenuCopy nav={nav} part={MENU_LINKS} />
        </MobileLevels>
        <MenuCopy nav={nav} part={MENU_FOOT} />
      </nav>
    </Drawer>
  );
}

/** A part of the main navigation that both menus show: the worker's markup. */
function MenuCopy({nav, part}: {nav: HTMLElement | null; part: string}) {
  const html = nav?.querySelector(`.${part}`)?.innerHTML ?? '';
  return <div className="flex-none" dangerouslySetInnerHTML={{__html: html}} />;
}

interface MobileLevelsProps {
  navigation: NavigationItem[];
  /** Below the items of the first level. */
  children: ReactNode;
}

/**
 * The levels of the mobile menu side by side: an item with children opens the next one, 'Zurück' returns to the
 * previous one. They slide in 500 ms, and the focus moves along.
 */
function MobileLevels({navigation, children}: MobileLevelsProps) {
  const levels = useRef<HTMLDivElement>(null);
  const previousDepth = useRef(0);
  // The level just left stays at the end until another item is entered, so that it can slide out of view.
  const [{ids, depth}, setStack] = useState<{ids: string[]; depth: number}>({ids: [], depth: 0});
  const parents = parentsOf(navigation, ids);

  useEffect(() => {
    if (depth === previousDepth.current) return;
    const leftItemId = depth < previousDepth.current ? ids[depth] : undefined;
    previousDepth.current = depth;
    const level = levels.current?.children[depth];
    const target = leftItemId
      ? level?.querySelector<HTMLElement>(`[data-item="${CSS.escape(leftItemId)}"]`)
      : level?.querySelector<HTMLElement>('button');
    // Scrolling to a level that is still out of view would shift the levels.
    target?.focus({preventScroll: true});
    levels.current?.parentElement?.scrollIntoView({block: 'nearest'});
  }, [depth, ids]);

  return (
    <div className="min-h-0 flex-1 overflow-clip low:min-h-56">
      <div
        ref={levels}
        className="flex h-full transition-transform duration-500 ease-out"
        style={{translate: `${depth * -100}%`}}
      >
        {[null, ...parents].map((parent, level) => (
          <MobileLevel
            key={`${level} ${parent?.id ?? ''}`}
            parent={parent}
            items={parent?.items ?? navigation}
            current={level === depth}
            onOpen={(id) => setStack({ids: [...ids.slice(0, depth), id], depth: depth + 1})}
            onBack={() => setStack({ids, depth: Math.max(0, depth - 1)})}
          >
            {!parent && children}
          </MobileLevel>
        ))}
      </div>
    </div>
  );
}

function parentsOf(items: NavigationItem[], [id, ...rest]: readonly string[]): NavigationItem[] {
  const parent = items.find((item) => item.id === id);
  return parent ? [parent, ...parentsOf(parent.items, rest)] : [];
}

interface MobileLevelProps {
  /** The item whose children these are; `null` at the top. */
  parent: NavigationItem | null;
  items: NavigationItem[];
  /** In view; other levels are inert. */
  current: boolean;
  onOpen: (id: string) => void;
  onBack: () => void;
  children: ReactNode;
}

const rowClasses =
  'flex min-h-14 w-full items-center justify-between gap-3 border-b border-stahl-200 leading-[1.3] font-label focus-visible:-outline-offset-3';

/** A level of the mobile menu: back button, the parent itself, its children. */
function MobileLevel({parent, items, current, onOpen, onBack, children}: MobileLevelProps) {
  const t = useTranslate();
  return (
    <div
      className={`h-full w-full flex-none overflow-y-auto overscroll-contain px-4 pt-1 pb-6 low:overscroll-auto ${current ? '' : 'invisible transition-[visibility] duration-500'}`}
      // React 18 supports this attribute as a string only.
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
                className={rowClasses}
                data-item={item.id}
                onClick={() => onOpen(item.id)}
              >
                {item.title}
                <Icon name="chevron-right" size={20} />
              </button>
            ) : (
              <a className={`${rowClasses} ${item.isSale ? 'text-mennige' : ''}`} href={item.href}>
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

function ParentTile({parent: {title, href, picture, count}}: {parent: NavigationItem}) {
  const t = useTranslate();
  return (
    <a
      className={`tone-reseda relative mb-2 flex flex-col items-start overflow-hidden rounded-panel px-5 py-4 leading-[1.3] focus-visible:-outline-offset-3 ${picture ? 'h-37.5' : ''}`}
      href={href}
    >
      <b className="relative z-1 text-[1.25rem] font-stretch-110%">{title}</b>{' '}
      <span className="relative z-1 text-label underline decoration-1 underline-offset-3">
        {count ? t('chrome.navigation.counted', {count}) : t('chrome.navigation.allOf')}
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
