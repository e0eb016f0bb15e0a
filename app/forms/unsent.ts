import {isRouteErrorResponse, type ClientActionFunctionArgs} from '@remix-run/react';

const SENT = 'sent';

/** Lets the page say that something has not reached the shop, or take that back once something has. */
export function tellSent(arrived: boolean): void {
  window.dispatchEvent(new CustomEvent(SENT, {detail: arrived}));
}

/** Calls `listener` whenever something has reached the shop or failed to; what is returned ends that. */
export function onSent(listener: (arrived: boolean) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail === true);
  };
  window.addEventListener(SENT, hear);
  return () => window.removeEventListener(SENT, hear);
}

/**
 * The answer of an action, or what `unsent` makes in its place when the network or the shop fails: then the page stays
 * where an error page would come. The status of 503 keeps Remix from loading the page's data again.
 */
export async function answerOr(
  unsent: () => object,
  serverAction: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const failed = error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);
    if (!failed) throw error;
    console.error(
      'A form has not been answered',
      error instanceof Error ? error.name : error.status,
    );
    return Response.json(unsent(), {status: 503});
  }
}

/**
 * For the `clientAction` of routes whose forms are sent from any page and hold nothing to be kept: the page tells that
 * nothing was changed, and the form is answered with an empty object.
 */
export async function keepPage({serverAction}: ClientActionFunctionArgs): Promise<unknown> {
  let arrived = true;
  const answer = await answerOr(() => {
    arrived = false;
    return {};
  }, serverAction);
  tellSent(arrived);
  return answer;
}
