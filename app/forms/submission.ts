import {
  type ClientActionFunctionArgs,
  type ErrorResponse,
  isRouteErrorResponse,
} from '@remix-run/react';
import type {Messages} from '~/i18n/messages';

/** A refused form: messages, ready to read, and the typed values without passwords. */
export interface FormAnswer {
  /** Messages about the form as a whole. */
  alerts: string[];
  /** By the name of the field, in the order of the form. */
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Where who is no longer signed in can do so, in another tab: what was typed stays in this one. */
  signIn?: {label: string; href: string};
  /** The texts by their keys, for the live re-validation that follows a refusal. */
  messages?: Messages;
  /** Only the form's schema has refused it, so the browser can check it again. */
  bySchema?: boolean;
  /** Set by the browser: the form has not reached the shop. */
  unsent?: boolean;
}

export function isFormAnswer(result: unknown): result is FormAnswer {
  return typeof result === 'object' && result !== null && 'alerts' in result && 'values' in result;
}

const SENT = 'sent';

/** What became of a form: it reached the shop, or it did not. */
export type Sending = 'arrived' | 'lost';

/** Lets the page say that something has not reached the shop, or take that back once something has. */
export function tellSent(sending: Sending): void {
  window.dispatchEvent(new CustomEvent<Sending>(SENT, {detail: sending}));
}

/** Calls `listener` whenever something has reached the shop or failed to; what is returned ends that. */
export function onSent(listener: (sending: Sending) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as Sending);
  };
  window.addEventListener(SENT, hear);
  return () => window.removeEventListener(SENT, hear);
}

/** Whether what Remix's script has caught says that the network or the shop failed. */
function isOutage(error: unknown): error is Error | ErrorResponse {
  return error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);
}

/**
 * The answer of an action, or what `unsent` makes in its place when the network or the shop fails: then the page stays
 * where an error page would come. The status of 503 keeps Remix from loading the page's data again.
 */
async function answerOr(
  unsent: () => object,
  serverAction: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!isOutage(error)) throw error;
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
  let sending: Sending = 'arrived';
  const answer = await answerOr(() => {
    sending = 'lost';
    return {};
  }, serverAction);
  tellSent(sending);
  return answer;
}

const UNSENT: FormAnswer = {alerts: [], fields: {}, values: {}, unsent: true};

/**
 * For the `clientAction` of routes with a form: when the network or the shop fails, the page stays with everything
 * typed and says so, in place of an error page.
 */
export function keepTyped({serverAction}: ClientActionFunctionArgs): Promise<unknown> {
  return answerOr(() => UNSENT, serverAction);
}
