import {data, type ServerBuild} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/**
 * Remix's build with loaders and actions that turn an outage of a supplier into an answer with status 503,
 * logged here once. All other errors stay what they are: mistakes of ours, status 500.
 */
export function answerOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader, action} = route.module;
    const module = {
      ...route.module,
      ...(loader && {loader: withOutages(loader as Handler)}),
      ...(action && {action: withOutages(action as Handler)}),
    };
    return [id, {...route, module}];
  });
  return {...build, routes: Object.fromEntries(routes) as ServerBuild['routes']};
}

function withOutages(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof ServiceOutage)) throw error;
      console.error(error.message);
      throw data({message: error.name}, {status: 503});
    }
  };
}
