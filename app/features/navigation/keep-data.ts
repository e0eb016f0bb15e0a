import type {ClientLoaderFunctionArgs} from '@remix-run/react';
import {isOutage, tellSent, type Kept} from '~/forms/unsent';
import {routeIdOf} from './page-route';

/** Whether data are asked for by the page that is shown, rather than on the way to another one. */
export const isShown = ({url}: Request) => new URL(url).pathname === window.location.pathname;

/**
 * For the `clientLoader` of routes that are loaded again after a form: when the network or the shop fails between the
 * form's answer and that, the page keeps the data it shows, marked, and says so. Whoever opens a page gets its error,
 * and what a newer request has made needless ends unheard.
 */
export async function keepData(
  {request, serverLoader}: ClientLoaderFunctionArgs,
  id = routeIdOf(new URL(request.url).pathname),
): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const shown: unknown =
      isShown(request) && id ? window.__remixRouter.state.loaderData[id] : null;
    if (request.signal.aborted || !isOutage(error)) throw error;
    if (typeof shown !== 'object' || shown === null) throw error;
    console.error(`The data of ${id} could not be loaded again`);
    tellSent('unseen');
    return {...shown, unseen: true} satisfies Kept;
  }
}
