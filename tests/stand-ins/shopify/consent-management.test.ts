import {expect, test} from 'vitest';
import {publicToken} from './access';
import {ask, testShop} from './small-shop';

const ensureCookies =
  'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
const setConsent = `query { consentManagement {
  cookies(visitorConsent:{marketing:true,analytics:false}, origReferrer:"", landingPage:"/") {
    trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie
  }
  customerAccountUrl
} }`;

test('unstable answers what Hydrogen’s analytics asks, with no cookies', async () => {
  const shop = testShop(1);
  const asked = await ask(shop, ensureCookies, {}, {version: 'unstable'});
  expect(asked.response.headers.get('X-Shopify-API-Version')).toBe('unstable');
  expect(asked.data).toEqual({consentManagement: {cookies: {cookieDomain: null}}});
  const set = await ask(shop, setConsent, {}, {version: 'unstable'});
  expect(set.errors).toBeUndefined();
  expect(shop.invalidOperations()).toEqual([]);
});

test('published versions refuse it, as Shopify does', async () => {
  const shop = testShop(1);
  const {errors} = await ask(shop, ensureCookies, {}, {version: '2026-04'});
  expect(errors[0].message).toBe("Field 'consentManagement' doesn't exist on type 'QueryRoot'");
});

test('the public token has the length by which Hydrogen knows one', () => {
  expect(publicToken).toHaveLength(32);
});
