import {isRouteErrorResponse, type ClientActionFunctionArgs} from '@remix-run/react';
import type {FormAnswer} from './form-answer';

const UNSENT: FormAnswer = {alerts: [], fields: {}, values: {}, unsent: true};

/**
 * For the `clientAction` of routes with a form: when the network or the shop fails, the page stays with everything
 * typed and says so, in place of an error page. A status of 503 keeps Remix from loading the page's data again.
 */
export async function keepTyped({serverAction}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const failed = error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);
    if (!failed) throw error;
    console.error(
      'A form has not been answered',
      error instanceof Error ? error.name : error.status,
    );
    return Response.json(UNSENT, {status: 503});
  }
}
