import type {ResolverMap} from './resolver-map';

/**
 * What Hydrogen's `useShopifyCookies` and the consent script on cdn.shopify.com query from `unstable` when a page with
 * `Analytics.Provider` opens. No published schema contains it: the fields and arguments are those that the two send,
 * everything nullable.
 */
export const consentFields = `#graphql
  extend type QueryRoot { consentManagement: ConsentManagement }
  type ConsentManagement {
    customerAccountUrl: String
    cookies(
      visitorConsent: VisitorConsent
      visitorEmail: String
      origReferrer: String
      landingPage: String
    ): ConsentManagementCookies
  }
  type ConsentManagementCookies {
    answersCookie: String
    cookieDomain: String
    landingPageCookie: String
    origReferrerCookie: String
    shopifyUnique: String
    shopifyVisit: String
    trackingConsentCookie: String
  }
`;

/** Nobody is tracked here: every cookie is null. */
export const consentResolvers: ResolverMap = {
  QueryRoot: {consentManagement: () => ({})},
  ConsentManagement: {cookies: () => ({})},
};
