import type {ClientActionFunctionArgs} from '@remix-run/react';
import {keepTyped} from '~/forms/submission';
import {forgetInTab} from '~/forms/kept-in-tab';

/**
 * The route's `clientAction`: what was sent is forgotten once the shop has it. The page that says so is a document, and
 * a visitor may leave it before its script comes.
 */
export async function sendAndForget(args: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await keepTyped(args);
  } catch (ended) {
    if (ended instanceof Response && ended.status < 400) forgetInTab();
    throw ended;
  }
}
