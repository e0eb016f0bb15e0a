/** The tokens that open the Storefront API, see "Authentication" in its reference. */
export interface AccessTokens {
  public: string;
  private: string;
}

/** As long as Shopify's: Hydrogen's consent hook takes any other length for a private token. */
export const publicToken = 'public-token-of-the-demo-0000001';
export const privateToken = 'private-token-of-the-demo';
export const demoTokens: AccessTokens = {public: publicToken, private: privateToken};

/** An app of the store's owner that may write entries in its Admin API and nothing else. */
export const reminderApp = {
  clientId: 'c11e47000000000000000000000000e1',
  clientSecret: 'shpss_only-for-reminders-in-play',
  token: 'shpat_only-for-reminders-in-play',
};

/** Whether a request carries one of the tokens; a wrong one counts even beside a right one. */
export function hasAccess(headers: Headers, tokens: AccessTokens): boolean {
  const given = {
    public: headers.get('X-Shopify-Storefront-Access-Token'),
    private: headers.get('Shopify-Storefront-Private-Token'),
  };
  if (given.private !== null) return given.private === tokens.private;
  return given.public === tokens.public;
}

/** What Shopify answers to a token it does not know. */
export const unauthorized = {
  errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
};
