import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {useLatePart} from '~/ui/late-part';
import {NoticeList} from '../notices/NoticeList';
import type {Notice} from '../notices/notice';
import type {ChromeData} from './load-chrome.server';
import {Footer} from './Footer';
import {Header} from './Header';
import {KeptMarkup} from './KeptMarkup';
import {LoadingBar} from './LoadingBar';
import {MainNavigation} from './MainNavigation';
import {MainNavigationScript} from './MainNavigationScript';
import {SkipLink} from './SkipLink';
import {TopBar} from './TopBar';

const fetchRating = async () => (await import('./on-demand/LateRating')).LateRating;
const RATING_PLACE = 'google-rating';
const NAVIGATION_FRAME = 'chrome-navigation';

interface ChromeProps {
  /** `null` on a page whose root has failed. */
  data: (ChromeData & {notices: Notice[]}) | null;
  /** Asks the shop's worker from the browser; always the same function. */
  ask: (address: string) => Promise<{rating: unknown}>;
  failed: boolean;
  /** What is asked of the visitor before all else: it follows the way to the content. */
  banner: ReactNode;
  children: ReactNode;
}

const NOTHING = {
  navigation: [],
  localization: null,
  site: null,
  footer: null,
  rating: 0,
  notices: [],
};

/** Top bar, header, notices and footer around a page's content. Most of it is only rendered on the worker. */
export function Chrome({data, ask, failed, banner, children}: ChromeProps) {
  const {pathname, search} = useLocation();
  const {navigation, localization, site, footer, rating, notices} = data ?? NOTHING;
  const LateRating = useLatePart(fetchRating, rating === 0);
  const returnTo = pathname + search;
  return (
    <>
      <LoadingBar failed={failed} />
      <KeptMarkup name="chrome-skip">{import.meta.env.SSR && <SkipLink />}</KeptMarkup>
      {banner}
      <KeptMarkup name="chrome-top" returnTo={returnTo}>
        {import.meta.env.SSR && (
          <TopBar
            links={site?.topNavigation ?? []}
            rating={rating}
            ratingPlace={RATING_PLACE}
            returnTo={returnTo}
          />
        )}
      </KeptMarkup>
      {LateRating && <LateRating place={RATING_PLACE} ask={ask} />}
      <Header navigation={navigation} site={site} pathname={pathname} />
      <KeptMarkup name={NAVIGATION_FRAME}>
        {import.meta.env.SSR && (
          <MainNavigation
            navigation={navigation}
            pathname={pathname}
            hoursNote={site?.hoursNote ?? ''}
          />
        )}
      </KeptMarkup>
      <MainNavigationScript frame={NAVIGATION_FRAME} navigation={navigation} />
      <main id="main" tabIndex={-1}>
        <NoticeList notices={notices} />
        {children}
      </main>
      <KeptMarkup name="chrome-footer" returnTo={returnTo}>
        {import.meta.env.SSR && <Footer {...{navigation, localization, site, footer, returnTo}} />}
      </KeptMarkup>
    </>
  );
}
