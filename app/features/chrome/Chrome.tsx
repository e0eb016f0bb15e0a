import {useLocation, useNavigation, useNavigationType} from '@remix-run/react';
import {type ReactNode, useEffect, useState} from 'react';
import {useLatePart} from '~/ui/late-part';
import {NoticeList} from '../notices/NoticeList';
import type {Notice} from '../notices/notice';
import type {ChromeData} from './load-chrome.server';
import {Footer} from './Footer';
import type {FrameMarkup} from './frame-markup.server';
import {Header} from './Header';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {MainNavigation} from './mega-menu/MainNavigation';
import {MainNavigationScript} from './MainNavigationScript';
import {TopBar} from './TopBar';
import {useTranslate} from '~/i18n/use-language';

const fetchRating = async () => (await import('./rating/GoogleRating')).LateRating;

interface ChromeProps {
  /** `null` on a page whose root has failed. */
  data: (Pick<ChromeData, 'site' | 'rating'> & {notices: Notice[]; markup?: FrameMarkup}) | null;
  failed: boolean;
  /** The question for consent; the keyboard reaches it right after the skip link. */
  banner: ReactNode;
  children: ReactNode;
}

const NO_RATING = {rating: 0, count: 0};
const NOTHING = {site: null, rating: NO_RATING, notices: [], markup: undefined};
/** What navigation and footer show of a page whose root has failed. */
const EMPTY = {navigation: [], localization: null, site: null, footer: null};

/** Top bar, header, notices and footer around a page's content. Most of it is only rendered on the worker. */
export function Chrome({data, failed, banner, children}: ChromeProps) {
  const {pathname, search} = useLocation();
  const {site, rating, notices, markup} = data ?? NOTHING;
  const LateRating = useLatePart(fetchRating, rating.rating === 0);
  const returnTo = pathname + search;
  return (
    <>
      <LoadingBar failed={failed} />
      <KeptMarkup name="chrome-skip">{import.meta.env.SSR && <SkipLink />}</KeptMarkup>
      {banner}
      <KeptMarkup name="chrome-top" returnTo={returnTo} html={markup?.top}>
        {import.meta.env.SSR && <TopBar links={[]} rating={NO_RATING} returnTo={returnTo} />}
      </KeptMarkup>
      {LateRating && <LateRating />}
      <Header site={site} pathname={pathname} />
      <KeptMarkup name="chrome-navigation" html={markup?.navigation}>
        {import.meta.env.SSR && <MainNavigation {...EMPTY} pathname={pathname} />}
      </KeptMarkup>
      <MainNavigationScript />
      <main id="main" tabIndex={-1}>
        <NoticeList notices={notices} />
        {children}
      </main>
      <KeptMarkup name="chrome-footer" late returnTo={returnTo} html={markup?.footer}>
        {import.meta.env.SSR && <Footer {...EMPTY} returnTo={returnTo} />}
      </KeptMarkup>
    </>
  );
}

/** Leads keyboards past the header. */
function SkipLink() {
  const t = useTranslate();
  return (
    <a
      className="fixed top-2 left-2 z-100 rounded-control bg-kreide px-4.5 py-3 font-label [box-shadow:var(--shadow-menu)] not-focus:-translate-y-[200%]"
      href="#main"
    >
      {t('chrome.skipToContent')}
    </a>
  );
}

/** Without motion it stands full and faint; its white line shows it on the dark top bar as well. */
const looks: Record<LoadingPhase, string> = {
  idle: 'scale-x-0 opacity-0 motion-reduce:scale-x-100',
  loading:
    'scale-x-92 transition-[scale] duration-2000 ease-out motion-reduce:scale-x-100 motion-reduce:opacity-60',
  done: 'transition-[scale,opacity] duration-200 motion-reduce:opacity-60',
  hidden: 'opacity-0 transition-[scale,opacity] duration-400',
};

/**
 * A bar at the top while the next page loads, in the error colour when that failed. A page
 * that fails brings a bar of its own: it begins where the other one ended.
 */
function LoadingBar({failed}: {failed: boolean}) {
  const loading = useNavigation().state !== 'idle';
  const arrivedBy: string = useNavigationType();
  const [phase, setPhase] = useState<LoadingPhase>(failed && arrivedBy !== 'POP' ? 'done' : 'idle');

  useEffect(() => {
    const next = followingPhase(phase, loading);
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.delay);
    return () => clearTimeout(timer);
  }, [phase, loading]);

  const color = failed && !loading ? 'bg-danger' : 'bg-tanne-700';
  return (
    <div
      className={`pointer-events-none fixed inset-x-0 top-0 z-80 h-[3px] origin-left [box-shadow:0_1px_0_var(--color-kreide)] ${color} ${looks[phase]}`}
      aria-hidden="true"
    />
  );
}

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/** What the loading bar does: grow, stand full, fade, and stand ready again. */
type LoadingPhase = 'idle' | 'loading' | 'done' | 'hidden';

/** The phase that follows and after how many milliseconds; `null` where it stays as it is. */
export function followingPhase(
  phase: LoadingPhase,
  loading: boolean,
): {phase: LoadingPhase; delay: number} | null {
  if (loading) return phase === 'loading' ? null : {phase: 'loading', delay: THROTTLE_MS};
  switch (phase) {
    case 'loading':
      return {phase: 'done', delay: 0};
    case 'done':
      return {phase: 'hidden', delay: HIDE_DELAY_MS};
    case 'hidden':
      return {phase: 'idle', delay: RESET_DELAY_MS};
    default:
      return null;
  }
}
