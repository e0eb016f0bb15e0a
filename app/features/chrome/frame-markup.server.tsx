import type {ReactNode} from 'react';
import type {Language} from '~/i18n/languages';
import {renderMarkup} from '../navigation/worker-markup.server';
import {createRenderCache, memoize, type RenderCache} from '~/services/http/isolate-memory';
import type {ShopRating} from '~/services/google-reviews/google-reviews.server';
import {SiteFactsProvider} from '../site/site-facts';
import {Footer} from './Footer';
import type {FrameViews} from './load-chrome.server';
import {MainNavigation} from './mega-menu/MainNavigation';
import {currentItem} from './navigation-view';
import {TopBar} from './TopBar';

/** HTML of the parts around a page that only the worker renders. */
export type FrameMarkup = Record<'top' | 'navigation' | 'footer', string>;

/** Variants to cache: `navigation` differs by the current item, `top` by the rating. */
const MAX_VARIANTS = 25;
/** Placeholder for the URL that forms return to. */
const RETURN_TO = '/return-to-this-page/';

const renderCacheOf = memoize<FrameViews, RenderCache<FrameMarkup>>(() =>
  createRenderCache(MAX_VARIANTS),
);

/**
 * Renders the frame of a page, or reuses the markup rendered from the same views: pages differ in the URL that forms
 * return to, and in the current item of the navigation.
 *
 * @param views The same object while nothing in it changes
 */
export function frameMarkup(
  views: FrameViews,
  rating: ShopRating,
  language: Language,
  {pathname, search}: URL,
): FrameMarkup {
  const current = currentItem(views.navigation, pathname);
  const frame = renderCacheOf(views)([current?.id, current?.href === pathname, rating], () =>
    renderFrame(views, rating, language, pathname),
  );
  const escapedUrl = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    top: frame.top.replaceAll(RETURN_TO, () => escapedUrl),
    navigation: frame.navigation,
    footer: frame.footer.replaceAll(RETURN_TO, () => escapedUrl),
  };
}

function renderFrame(
  {navigation, localization, site, footer, facts}: FrameViews,
  rating: ShopRating,
  language: Language,
  pathname: string,
): FrameMarkup {
  const renderPart = (part: ReactNode) =>
    renderMarkup(<SiteFactsProvider value={facts}>{part}</SiteFactsProvider>, language, 'frame');
  return {
    top: renderPart(
      <TopBar links={site?.topNavigation ?? []} rating={rating} returnTo={RETURN_TO} />,
    ),
    navigation: renderPart(
      <MainNavigation navigation={navigation} pathname={pathname} site={site} />,
    ),
    footer: renderPart(
      <Footer {...{navigation, localization, site, footer}} returnTo={RETURN_TO} />,
    ),
  };
}
