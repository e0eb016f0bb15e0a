import {redirect, redirectDocument, type AppLoadContext} from '@shopify/remix-oxygen';

/**
 * Redirects to a path of the shop with 303. JavaScript loads the page as a document, because the sign-in state has
 * changed, and with it the header.
 */
export function seeOther({isDocument}: Pick<AppLoadContext, 'isDocument'>, path: string): Response {
  const answer = {status: 303, headers: PERSONAL};
  return isDocument ? redirect(path, answer) : redirectDocument(path, answer);
}

/** Responses with a visitor's data are never cached, not even briefly or when prefetched. */
export const PERSONAL = {'Cache-Control': 'private, no-store'};

/** For the `headers` of routes with personal data. */
export const personalHeaders = () => PERSONAL;
