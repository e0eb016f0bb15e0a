import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {LazyAccountDrawer} from '~/features/account/LazyAccountDrawer';
import {loadFrameAccount} from '~/features/account/customer.server';
import {LazyCartDrawer} from '~/features/cart/LazyCartDrawer';
import {takeCartAnswer} from '~/features/cart/cart-answer.server';
import {CartProvider} from '~/features/cart/cart-context';
import {loadFrameCart} from '~/features/cart/load-cart.server';
import {Chrome} from '~/features/chrome/Chrome';
import {ConsentBanner} from '~/features/consent/ConsentBanner';
import {
  allowsStatistics,
  shouldShowConsentBanner,
  tagManagerOf,
} from '~/features/consent/consent.server';
import {ReportVisits} from '~/features/statistics/ReportVisits';
import {
  ClientNavigation,
  NewPageStatus,
  PrefetchOnIntent,
} from '~/features/navigation/ClientNavigation';
import {frameMarkup} from '~/features/chrome/frame-markup.server';
import {loadChrome} from '~/features/chrome/load-chrome.server';
import {mainNavigation, readNavigation} from '~/features/chrome/navigation-dom';
import {returnsChangedData} from '~/features/navigation/route-exports';
import {sendWithout} from '~/features/navigation/worker-markup.server';
import {LazySearchOverlay} from '~/features/search/overlay/LazySearchOverlay';
import {LazyWishlistDrawer} from '~/features/wishlist/LazyWishlistDrawer';
import {WishlistProvider} from '~/features/wishlist/wishlist-context';
import {readWishlistState} from '~/features/wishlist/load-wishlist.server';
import {SiteFactsProvider, UNKNOWN_SITE} from '~/features/site/site-facts';
import {IconSprite} from '~/ui/IconSprite';
import {useWorkerDocument} from '~/ui/hydration';
import {ErrorPage} from '~/features/errors/ErrorPage';
import {takeNotices} from '~/features/notices/flash-notice.server';
import {isFormAnswer} from '~/forms/submission';
import {languageOfPath, languages} from '~/i18n/languages';
import type {TabKey} from '~/storage';
import type {Messages} from '~/i18n/messages';
import {PageMessages, useTranslate} from '~/i18n/use-language';
import archivo from './ui/fonts/archivo-shop.woff2?url';
import styles from './ui/styles.css?url';

export const links: LinksFunction = () => [
  {rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
  {rel: 'stylesheet', href: styles},
  {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
];

/** Site content, cart and customer are fetched in parallel before the first rendering. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const [{views, rating}, knownCart, account] = await Promise.all([
    loadChrome(context),
    loadFrameCart(context),
    loadFrameAccount(context),
  ]);
  const frame = {
    ...views,
    // For the account pages, which browsers render.
    help: views.site && {hoursNote: views.site.hoursNote, phone: views.site.phone},
    isRatingLate: rating.rating === 0,
    markup: frameMarkup(views, rating, context.language, new URL(request.url)),
    knownCart,
    pageId: context.pageId,
    account,
    cartAnswer: takeCartAnswer(context),
    wishlist: readWishlistState(context),
    allowsStatistics: allowsStatistics(context),
    asksForConsent: shouldShowConsentBanner(context),
    ...tagManagerOf(context),
    notices: takeNotices(context),
    searchAccess: context.search.access,
    isPreview: context.preview?.isVerified ?? false,
  };
  // The worker has already rendered them.
  return sendWithout(frame, 'navigation', 'localization', 'site', 'footer', 'markup');
}

/**
 * The frame's data is kept while the visitor navigates, and after cart and wishlist forms, whose responses contain what
 * they changed. Other forms may change anything, unless they were rejected or failed. Only the visual editor submits
 * JSON.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const {formMethod, formAction, formEncType, actionStatus = 200} = change;
  if (formAction && returnsChangedData(formAction)) return false;
  const posted = formMethod !== undefined && formMethod !== 'GET';
  const failed = isFormAnswer(change.actionResult) || actionStatus >= 500;
  return posted && formEncType !== 'application/json' && !failed;
};

type RootData = Awaited<ReturnType<typeof loader>>;

export function Layout({children}: {children: ReactNode}) {
  const {nonce, headTags, scripts} = useWorkerDocument();
  const {pathname} = useLocation();
  return (
    <html lang={languages[languageOfPath(pathname)].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#12291e" />
        <Meta />
        <ErrorTitle />
        <Links />
        {headTags}
      </head>
      <body>
        <IconSprite />
        {children}
        <RestoreScroll nonce={nonce} />
        <TagManager nonce={nonce} />
        {scripts}
      </body>
    </html>
  );
}

/** Restoring a scroll position or scrolling to a fragment needs the true height of everything above (`late-layout`). */
const FULL_LAYOUT_SCRIPT =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.whole=""';

/**
 * In the visual editor, which reloads the page after each change that is saved, browsers restore the position
 * themselves: a cross-site frame may be denied session storage, where Remix stores it.
 */
function RestoreScroll({nonce}: {nonce: string | undefined}) {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: FULL_LAYOUT_SCRIPT}}
      />
      {!data?.isPreview && <ScrollRestoration nonce={nonce} />}
    </>
  );
}

const DRAFT_KEY: TabKey = 'leasing-request';
/** Tags can read the tab's storage; the page of the request runs none. Storage may be blocked. */
const FORGET_DRAFT_SCRIPT = `try{sessionStorage.removeItem("${DRAFT_KEY}")}catch{}`;

/** The shop's tag manager, only with consent to marketing; visitors who consent get it with the next page. */
function TagManager({nonce}: {nonce: string | undefined}) {
  const src = useRouteLoaderData<RootData>('root')?.tagManager;
  if (!src) return null;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: FORGET_DRAFT_SCRIPT}}
      />
      <script async src={src} nonce={nonce} suppressHydrationWarning />
    </>
  );
}

/** Pages set their title in `meta`; a page that failed has none. */
function ErrorTitle() {
  const t = useTranslate();
  const failed = Boolean(useRouteError());
  const brand = useRouteLoaderData<RootData>('root')?.facts.brand || t('chrome.brand');
  return failed ? <title>{`${t('errors.title')} – ${brand}`}</title> : null;
}

export default function App() {
  return (
    <ShopFrame>
      <Page />
    </ShopFrame>
  );
}

/** The page, below the messages that its loader returns as `messages`. */
function Page() {
  const loaded = useMatches().at(-1)?.data as {messages?: Messages} | null | undefined;
  return (
    <PageMessages messages={loaded?.messages}>
      <Outlet />
    </PageMessages>
  );
}

export function ErrorBoundary() {
  return (
    <ShopFrame failed>
      <ErrorPage error={useRouteError()} />
    </ShopFrame>
  );
}

/** Header, footer and drawers around a page; also around an error, even one of the root itself. */
function ShopFrame({children, failed = false}: {children: ReactNode; failed?: boolean}) {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <CartProvider loaded={data ?? null}>
      <SiteFactsProvider value={data?.facts ?? UNKNOWN_SITE}>
        <WishlistProvider loaded={data?.wishlist}>
          {/* In the visual editor a click on a link selects its block: the page stays. */}
          {!data?.isPreview && (
            <>
              <ClientNavigation />
              <PrefetchOnIntent />
            </>
          )}
          <ReportVisits reports={data?.allowsStatistics ?? false} />
          <Chrome
            data={data ?? null}
            failed={failed}
            banner={<ConsentBanner needsConsent={data?.asksForConsent ?? false} />}
          >
            {children}
          </Chrome>
          <LazyCartDrawer />
          <LazyWishlistDrawer />
          <LazyAccountDrawer hasTags={data?.tagManager !== undefined} />
          <LazySearchOverlay readNavigation={() => readNavigation(mainNavigation())} />
          <NewPageStatus />
        </WishlistProvider>
      </SiteFactsProvider>
    </CartProvider>
  );
}
