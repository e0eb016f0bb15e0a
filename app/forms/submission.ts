import {
  type ClientActionFunctionArgs,
  type ErrorResponse,
  isRouteErrorResponse,
} from '@remix-run/react';
import type {Messages} from '~/i18n/messages';

/** A rejected form: translated messages, and the typed values without passwords. */
export interface FormAnswer {
  /** Messages about the form as a whole. */
  alerts: string[];
  /** By field name, in form order. */
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Where a visitor whose session has ended can sign in, in another tab: what was typed stays in this one. */
  signIn?: {label: string; href: string};
  /** Texts by message key, for live revalidation after a rejection. */
  messages?: Messages;
  /** Only the form's schema has rejected it, so the browser can revalidate it. */
  bySchema?: boolean;
  /** Set in the browser when the form has not reached the shop. */
  unsent?: boolean;
}

/** Whether a route's action has returned a form, and no other result. */
export function isFormAnswer(result: unknown): result is FormAnswer {
  return typeof result === 'object' && result !== null && 'alerts' in result && 'values' in result;
}

const SUBMISSION_EVENT = 'sent';

/** Whether a submission has reached the shop. */
export type SubmissionOutcome = 'arrived' | 'lost';

/** Lets the page say that a submission has not reached the shop, or clear that notice once one has. */
export function notifySubmission(outcome: SubmissionOutcome): void {
  window.dispatchEvent(new CustomEvent<SubmissionOutcome>(SUBMISSION_EVENT, {detail: outcome}));
}

/** Calls `listener` whenever a submission has reached the shop or failed to; returns a function to unsubscribe. */
export function onSubmission(listener: (outcome: SubmissionOutcome) => void): () => void {
  const handleEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as SubmissionOutcome);
  };
  window.addEventListener(SUBMISSION_EVENT, handleEvent);
  return () => window.removeEventListener(SUBMISSION_EVENT, handleEvent);
}

/** Whether an error caught by Remix means that the network or the shop failed. */
function isOutage(error: unknown): error is Error | ErrorResponse {
  return error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);
}

/**
 * Returns the action's result, or `unsent` if the network or the shop fails: then the page stays instead of an
 * error page. Status 503 keeps Remix from revalidating the page's data.
 */
async function actionOrFallback(
  unsent: object,
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
    return Response.json(unsent, {status: 503});
  }
}

/**
 * `clientAction` for routes whose forms are submitted from any page and contain nothing worth keeping: on failure the
 * page says that nothing was changed, and the form's result is an empty object.
 */
export async function keepPageOnOutage({serverAction}: ClientActionFunctionArgs): Promise<unknown> {
  const answer = await actionOrFallback({}, serverAction);
  notifySubmission(answer instanceof Response ? 'lost' : 'arrived');
  return answer;
}

const UNSENT: FormAnswer = {alerts: [], fields: {}, values: {}, unsent: true};

/**
 * `clientAction` for routes with a form: if the network or the shop fails, the page keeps everything typed and says so,
 * instead of showing an error page.
 */
export function keepInputOnOutage({serverAction}: ClientActionFunctionArgs): Promise<unknown> {
  return actionOrFallback(UNSENT, serverAction);
}

/** A control that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

export function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
}

/** Whether its value differs from the one that the page was rendered with. */
export function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const initialOption = options.find(({defaultSelected}) => defaultSelected) ?? options[0];
  return field.value !== initialOption?.value;
}

/**
 * Whether a form of the page's content that is not sent yet has been filled in. `data-filled` marks one whose hidden
 * fields hold what was typed in an earlier document.
 */
export function hasInput(page: Document): boolean {
  if (page.querySelector('main form[data-filled]')) return true;
  const fields = page.querySelectorAll('main form[method=post] :is(input, select, textarea)');
  return [...fields].some((field) => isField(field) && field.type !== 'hidden' && isChanged(field));
}
