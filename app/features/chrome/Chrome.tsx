import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {useLatePart} from '~/ui/late-part';
import {NoticeList} from '../notices/NoticeList';
import type {Notice} from '../notices/notice';
import type {ChromeData} from './load-chrome.server';
import {Footer} from './Footer';
import type {FrameMarkup} from './frame-markup.server';
import {Header} from './Header';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {LoadingBar} from './LoadingBar';
import {MainNavigation} from './mega-menu/MainNavigation';
import {MainNavigationScript} from './MainNavigationScript';
import {RATING_PLACE, TopBar} from './TopBar';
import type {AskShop} from './use-menu-details';
import {useTranslate} from '~/i18n/use-language';

const fetchRating = async () => (await import('./rating/GoogleRating')).LateRating;

interface ChromeProps {
  /** `null` on a page whose root has failed. */
  data: (Pick<ChromeData, 'site' | 'rating'> & {notices: Notice[]; markup?: FrameMarkup}) | null;
  /** Asks the shop's worker from the browser; always the same function. */
  ask: AskShop;
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
export function Chrome({data, ask, failed, banner, children}: ChromeProps) {
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
      {LateRating && <LateRating place={RATING_PLACE} ask={ask} />}
      <Header site={site} pathname={pathname} ask={ask} />
      <KeptMarkup name="chrome-navigation" html={markup?.navigation}>
        {import.meta.env.SSR && <MainNavigation {...EMPTY} pathname={pathname} />}
      </KeptMarkup>
      <MainNavigationScript ask={ask} />
      <main id="main" tabIndex={-1}>
        <NoticeList notices={notices} />
        {children}
      </main>
      <KeptMarkup name="chrome-footer" returnTo={returnTo} html={markup?.footer}>
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
