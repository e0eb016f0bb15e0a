import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {FormAnswer} from './form-answer';
import {answerOr} from './unsent';

const UNSENT: FormAnswer = {alerts: [], fields: {}, values: {}, unsent: true};

/**
 * For the `clientAction` of routes with a form: when the network or the shop fails, the page stays with everything
 * typed and says so, in place of an error page.
 */
export function keepTyped({serverAction}: ClientActionFunctionArgs): Promise<unknown> {
  return answerOr(() => UNSENT, serverAction);
}
