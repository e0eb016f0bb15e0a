import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {matchPage} from '~/pages';
import {optional, ServiceOutage} from '~/services/http/outage.server';
import {leadOn} from '../navigation/lead-on.server';
import {pathOfShopify} from '../navigation/shopify-address';
import {cardPrinter, type ProductItemView} from '../product/product-markup.server';
import {toProductCard} from '../product/product-card-view.server';

/** What a thrown answer carries for the error page. */
export interface ErrorDetails {
  /** In English, for whoever reports the error; shown for a page that is missing. */
  message: string;
  bestSellers: ProductItemView[];
  /** Of the request that failed, as the log has it. */
  requestId?: string;
}

/**
 * Ends a loader whose page does not exist: leads on by a redirect kept in Shopify, or from an address of Shopify's
 * online store to the shop's own; else 404 with what other riders like. Always throws.
 */
export async function missingPage(context: AppLoadContext, request: Request): Promise<never> {
  const {shopify, language} = context;
  const {pathname} = new URL(request.url);
  const prefix = languages[language].prefix && `/${languages[language].prefix}`;
  const [target, bestSellers] = await Promise.all([
    optional(shopify.redirect.targetOf(pathname.slice(prefix.length) || '/'), null),
    bestSellersFor(context),
  ]);
  if (target) throw leadOn(request, target.startsWith('/') ? prefix + target : target);
  const own = await ownAddress(context, pathname);
  if (own) throw leadOn(request, own);

  const details: ErrorDetails = {message: complaint(pathname), bestSellers};
  throw data(details, {status: 404});
}

/** Told apart in writing: an address that no page has, and one whose page has nothing for it. */
function complaint(pathname: string): string {
  const isUnmatched = matchPage(pathname)?.page === 'content';
  return `${isUnmatched ? 'Page not found' : 'Page Not Found'}: ${pathname}`;
}

/** Pages are stories here: one that is not there is not led to. */
async function ownAddress({storyblok}: AppLoadContext, pathname: string): Promise<string | null> {
  const own = pathOfShopify(pathname);
  if (!own || own === pathname) return null;
  const match = matchPage(own);
  if (match?.page !== 'content') return own;
  return (await optional(storyblok.story(match.params['*'] ?? ''), null)) && own;
}

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Handler = (args: Args) => unknown;

/**
 * Remix's build with loaders and actions that turn an outage of a supplier into an answer with status 503, and the
 * failure of a page into 500, logged here once. Both bring the best sellers for the error page, if they can be had. What
 * else they throw is left alone.
 */
export function answerOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader, action} = route.module;
    const isPage = 'default' in route.module;
    const module = {
      ...route.module,
      ...(loader && {loader: withOutages(loader, isPage)}),
      ...(action && {action: withOutages(action, isPage)}),
    };
    return [id, {...route, module}];
  });
  return {...build, routes: Object.fromEntries(routes) as ServerBuild['routes']};
}

function withOutages(handler: Handler, isPage: boolean): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const isOutage = error instanceof ServiceOutage;
      // Redirects and refusals are no errors; Remix answers for what is no page and for visitors who are gone.
      if (!(error instanceof Error) || (!isOutage && !isPage) || args.request.signal.aborted) {
        throw error;
      }
      console.error(isOutage ? error.message : (error.stack ?? error.message));
      const details: ErrorDetails = {
        message: isOutage ? error.name : 'Unexpected error',
        bestSellers: isPage ? await bestSellersFor(args.context, error) : [],
        requestId: args.context.requestId,
      };
      throw data(details, {status: isOutage ? 503 : 500});
    }
  };
}

/** For people; none while it is Shopify that is out. */
async function bestSellersFor(context: AppLoadContext, error?: Error): Promise<ProductItemView[]> {
  const {shopify, isBot, language} = context;
  const isSellerOut = error instanceof ServiceOutage && error.service === 'Shopify';
  if (isBot || isSellerOut) return [];
  const products = await optional(shopify.product.bestSeller(), []);
  const print = await cardPrinter(context);
  return print(products.map((product) => toProductCard(product, language)));
}
