import {redirect, redirectDocument, type AppLoadContext} from '@shopify/remix-oxygen';

/**
 * Redirects to a path of the shop with 303. Script loads the page there as a document: who is signed in has
 * changed, and with it what the header says.
 */
export function seeOther({isDocument}: Pick<AppLoadContext, 'isDocument'>, path: string): Response {
  const answer = {status: 303, headers: PERSONAL};
  return isDocument ? redirect(path, answer) : redirectDocument(path, answer);
}

/** What shows anything of a visitor is never kept, not for a moment and not when it was fetched ahead. */
export const PERSONAL = {'Cache-Control': 'private, no-store'};

/** For the `headers` of routes whose data are the visitor's own. */
export const personalHeaders = () => PERSONAL;
