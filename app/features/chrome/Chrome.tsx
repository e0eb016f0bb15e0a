import {useLocation, useNavigation, useNavigationType} from '@remix-run/react';
import {type ReactNode, useEffect, useState} from 'react';
import {useLazyPart} from '~/ui/lazy-part';
import {NoticeList} from '../notices/NoticeList';
import type {Notice} from '../notices/notice';
import {Footer} from './Footer';
import type {FrameMarkup} from './frame-markup.server';
import {Header} from './Header';
import {useHydrated} from '~/ui/hydration';
import {ServerMarkup} from '~/ui/ServerMarkup';
import {MainNavigation} from './mega-menu/MainNavigation';
import {MainNavigationScript} from './MainNavigationScript';
import {TopBar} from './TopBar';
import {useTranslate} from '~/i18n/use-language';

const fetchRating = async () => (await import('./rating/GoogleRating')).LateRating;

interface ChromeProps {
  /** `null` on a page whose root loader failed. */
  data: {
    /** Whether the page did not wait for the Google rating. */
    isRatingLate: boolean;
    notices: Notice[];
    markup?: FrameMarkup;
  } | null;
  failed: boolean;
  /** The consent banner; the keyboard reaches it right after the skip link. */
  banner: ReactNode;
  children: ReactNode;
}

const NO_RATING = {rating: 0, count: 0};
const NO_DATA = {isRatingLate: true, notices: [], markup: undefined};
/** Navigation and footer data for a page whose root loader failed. */
const EMPTY_FRAME = {navigation: [], localization: null, site: null, footer: null};

/** Top bar, header, notices and footer around a page's content. Only the worker renders most of it. */
export function Chrome({data, failed, banner, children}: ChromeProps) {
  const {pathname, search} = useLocation();
  const {isRatingLate, notices, markup} = data ?? NO_DATA;
  const LateRating = useLazyPart(fetchRating, isRatingLate);
  const returnTo = pathname + search;
  return (
    <>
      <LoadingBar failed={failed} />
      <ServerMarkup name="chrome-skip">{import.meta.env.SSR && <SkipLink />}</ServerMarkup>
      {banner}
      <ServerMarkup name="chrome-top" returnTo={returnTo} html={markup?.top}>
        {import.meta.env.SSR && <TopBar links={[]} rating={NO_RATING} returnTo={returnTo} />}
      </ServerMarkup>
      {LateRating && <LateRating />}
      <Header pathname={pathname} />
      <ServerMarkup name="chrome-navigation" html={markup?.navigation}>
        {import.meta.env.SSR && <MainNavigation {...EMPTY_FRAME} pathname={pathname} />}
      </ServerMarkup>
      <MainNavigationScript />
      <main id="main" tabIndex={-1}>
        <NoticeList notices={notices} />
        {children}
      </main>
      <ServerMarkup name="chrome-footer" late returnTo={returnTo} html={markup?.footer}>
        {import.meta.env.SSR && <Footer {...EMPTY_FRAME} returnTo={returnTo} />}
      </ServerMarkup>
    </>
  );
}

function SkipLink() {
  const t = useTranslate();
  return (
    <a
      className="fixed top-2 left-2 z-100 rounded-control bg-kreide px-5 py-3 font-label [box-shadow:var(--shadow-menu)] not-focus:-translate-y-[200%]"
      href="#main"
    >
      {t('chrome.skipToContent')}
    </a>
  );
}

/** With reduced motion the bar is full and translucent; its white line keeps it visible on the dark top bar. */
const phaseClasses: Record<LoadingPhase, string> = {
  idle: 'scale-x-0 opacity-0 motion-reduce:scale-x-100',
  loading:
    'scale-x-92 transition-[scale,opacity] duration-2000 ease-out motion-reduce:scale-x-100 motion-reduce:opacity-60',
  done: 'transition-[scale,opacity] duration-200 motion-reduce:opacity-60',
  hidden: 'opacity-0 transition-[scale,opacity] duration-400',
};

/**
 * A progress bar at the top while the next page loads, in the error colour if that fails. An error page mounts its own
 * bar, which starts where the previous one ended.
 */
function LoadingBar({failed}: {failed: boolean}) {
  const loading = useNavigation().state !== 'idle';
  const navigationType: string = useNavigationType();
  const isHydrated = useHydrated();
  const [phase, setPhase] = useState<LoadingPhase>(
    failed && navigationType !== 'POP' ? 'done' : 'idle',
  );

  useEffect(() => {
    const next = nextPhase(phase, loading);
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.delay);
    return () => clearTimeout(timer);
  }, [phase, loading]);

  if (!isHydrated) return null;
  const color = failed && !loading ? 'bg-danger' : 'bg-tanne-700';
  return (
    <div
      className={`pointer-events-none fixed inset-x-0 top-0 z-80 h-0.75 origin-left [box-shadow:0_1px_0_#fff] ${color} ${phaseClasses[phase]}`}
      aria-hidden="true"
    />
  );
}

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/** The loading bar at rest, growing, full, and fading out. */
type LoadingPhase = 'idle' | 'loading' | 'done' | 'hidden';

/** The next phase and its delay in milliseconds; `null` if the phase does not change. */
export function nextPhase(
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
