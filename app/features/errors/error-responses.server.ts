import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@shopify/remix-oxygen';
import {languageOfSegment, languages} from '~/i18n/languages';
import {isPersonalPath, matchPage} from '~/pages';
import {logFailure, optional, ServiceOutage, SignedOut} from '~/services/http/outage.server';
import {redirectToSignIn} from '../account/customer.server';
import {redirectWithQuery} from '../navigation/responses.server';
import {fromShopifyPath, linkIn} from '../navigation/shopify-paths';
import {createCardRenderer, type ProductItemView} from '../product/product-markup.server';
import {toProductCard} from '../product/product-card-view.server';

/** Data of a thrown response for the error page. */
export interface ErrorDetails {
  /** In English, for error reports; shown on the page for missing pages. */
  message: string;
  bestSellers: ProductItemView[];
  /** Id of the failed request, as in the log. */
  requestId?: string;
}

/**
 * Ends a loader whose page does not exist: redirects according to Shopify's URL redirects, or from a URL of Shopify's
 * online store to the shop's own; otherwise 404 with the best sellers. Always throws.
 */
export async function missingPage(context: AppLoadContext, request: Request): Promise<never> {
  const {shopify, language} = context;
  const {pathname, host} = new URL(request.url);
  const prefix = languages[language].prefix && `/${languages[language].prefix}`;
  const [target, bestSellers] = await Promise.all([
    optional(shopify.shop.redirectTarget(pathname.slice(prefix.length) || '/'), null),
    bestSellersFor(context),
  ]);
  if (target) {
    const namedLanguage = languageOfSegment(target.split('/')[1] ?? '');
    throw redirectWithQuery(request, linkIn(namedLanguage ?? language, target, [host]));
  }
  const shopPath = await shopPathFor(context, pathname);
  if (shopPath) throw redirectWithQuery(request, shopPath);

  const details: ErrorDetails = {message: notFoundMessage(pathname), bestSellers};
  throw data(details, {status: 404});
}

/** Distinguishes by spelling: a URL that matches no page, and one whose page has no content. */
function notFoundMessage(pathname: string): string {
  const isUnmatched = matchPage(pathname)?.page === 'content';
  return `${isUnmatched ? 'Page not found' : 'Page Not Found'}: ${pathname}`;
}

/**
 * Content pages are stories: never redirects to one that does not exist. Their slugs are lower case, while people type
 * German nouns in capitals: `/Impressum`.
 */
async function shopPathFor({storyblok}: AppLoadContext, pathname: string): Promise<string | null> {
  const shopPath = fromShopifyPath(pathname) ?? pathname;
  if (matchPage(shopPath)?.page !== 'content') return shopPath === pathname ? null : shopPath;
  const storyPath = shopPath.toLowerCase();
  if (storyPath === pathname || isPersonalPath(storyPath)) return null;
  const slug = matchPage(storyPath)?.params['*'] ?? '';
  return (await optional(storyblok.story(slug), null)) && storyPath;
}

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Handler = (args: Args) => unknown;

/**
 * Wraps Remix's build so that loaders and actions turn the end of a session into the redirect to the sign-in, an outage
 * of a supplier into a 503 response, and the failure of a page into a 500, logged here once. The latter two include
 * best sellers for the error page, if available. Anything else they throw is left alone. Requests of script for the data
 * of a file, which no page sends, get 404: Remix would collect a whole feed in memory.
 */
export function withErrorResponses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader, action} = route.module;
    const isPage = 'default' in route.module;
    const module = {
      ...route.module,
      ...(loader && {loader: wrapHandler(loader, isPage)}),
      ...(action && {action: wrapHandler(noteRefusal(action), isPage)}),
    };
    return [id, {...route, module}];
  });
  return {...build, routes: Object.fromEntries(routes) as ServerBuild['routes']};
}

/** Notes for the loaders, which run after the action of a plain form, that it has rejected the form. */
function noteRefusal(action: Handler): Handler {
  return async (args) => {
    const answer = await action(args);
    const {status = 200} = (answer as {init?: ResponseInit | null} | null)?.init ?? {};
    if (status >= 400) args.context.formOutcome = 'refused';
    return answer;
  };
}

function wrapHandler(handler: Handler, isPage: boolean): Handler {
  return async (args) => {
    if (!isPage && !args.context.isDocument) throw new Response(null, {status: 404});
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof SignedOut) throw redirectToSignIn(args.context);
      const isOutage = error instanceof ServiceOutage;
      // Redirects and rejections are not errors; Remix handles failing resource routes and aborted requests.
      if (!(error instanceof Error) || (!isOutage && !isPage) || args.request.signal.aborted) {
        throw error;
      }
      logFailure(error, args.context.requestId);
      const details: ErrorDetails = {
        message: isOutage ? error.name : 'Unexpected error',
        bestSellers: isPage ? await bestSellersFor(args.context, error) : [],
        requestId: args.context.requestId,
      };
      throw data(details, {status: isOutage ? 503 : 500});
    }
  };
}

/** Not for bots, and not while Shopify itself is down. */
async function bestSellersFor(context: AppLoadContext, error?: Error): Promise<ProductItemView[]> {
  const {shopify, isBot, language} = context;
  const isShopifyDown = error instanceof ServiceOutage && error.service === 'Shopify';
  if (isBot || isShopifyDown) return [];
  const products = await optional(shopify.product.bestSellers(), []);
  const renderCards = await createCardRenderer(context);
  return renderCards(products.map((product) => toProductCard(product, language)));
}
