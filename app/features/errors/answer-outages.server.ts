import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@shopify/remix-oxygen';
import {optional, ServiceOutage} from '~/services/http/outage.server';
import {toProductCard} from '../product/product-card-view';
import type {ErrorDetails} from './error-details';

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
      ...(loader && {loader: withOutages(loader as Handler, isPage)}),
      ...(action && {action: withOutages(action as Handler, isPage)}),
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
        bestSellers: isPage ? await bestSellers(args.context, error) : [],
      };
      throw data(details, {status: isOutage ? 503 : 500});
    }
  };
}

/** While it is Shopify that is out, what the caches still hold of them. */
async function bestSellers({shopify, language, isBot}: AppLoadContext, error: Error) {
  if (isBot) return [];
  const isSellerOut = error instanceof ServiceOutage && error.service === 'Shopify';
  const {bestSeller, knownBestSeller} = shopify.product;
  const products = await optional(isSellerOut ? knownBestSeller() : bestSeller(), []);
  return products.map((product) => toProductCard(product, language));
}
