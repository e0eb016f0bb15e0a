/** As long as Shopify's: Hydrogen's consent hook takes any other length for a private token. */
export const publicToken = 'public-token-of-the-demo-0000001';
export const privateToken = 'private-token-of-the-demo';

/** The owner's app that may only write metaobjects in the Admin API. */
export const reminderApp = {
  clientId: 'c11e47000000000000000000000000e1',
  clientSecret: 'shpss_only-for-reminders-in-play',
  token: 'shpat_only-for-reminders-in-play',
};

/** Whether a request carries a valid token; the private one takes precedence, even if it is wrong. */
export function hasAccess(headers: Headers): boolean {
  const given = headers.get('Shopify-Storefront-Private-Token');
  if (given !== null) return given === privateToken;
  return headers.get('X-Shopify-Storefront-Access-Token') === publicToken;
}

/** Shopify's response to an unknown token. */
export const unauthorized = {
  errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
};
