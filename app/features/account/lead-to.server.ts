import {redirect, redirectDocument, type AppLoadContext} from '@shopify/remix-oxygen';

/**
 * Leads to a path of the shop with 303. Script loads the page there as a document: who is signed in has
 * changed, and with it what the header says.
 */
export function leadTo({isDocument}: AppLoadContext, path: string): Response {
  const answer = {status: 303, headers: {'Cache-Control': 'private, no-store'}};
  return isDocument ? redirect(path, answer) : redirectDocument(path, answer);
}
