import {z} from 'zod';
import type {CommandSettings} from '../setup/change-list';
import {asBrowser} from './check-shop';
import {right, unknown, warning, wrong, type Finding} from './finding';
import {queryStorefront} from './storefront-api';

const DOMAINS = 'Shopify → Settings → Domains: connect checkout.… and make it the primary domain';

const storeQuery = '{ shop { primaryDomain { host url } paymentSettings { currencyCode } } }';
const storeSchema = z.object({
  shop: z.object({
    primaryDomain: z.object({host: z.string(), url: z.string()}),
    paymentSettings: z.object({currencyCode: z.string()}),
  }),
});

/** Where customers pay: whether its domain lets them in and belongs to the shop, and in which currency prices are. */
export async function checkCheckout(settings: CommandSettings): Promise<Finding[]> {
  const {data} = await queryStorefront(settings, storeQuery);
  const {primaryDomain, paymentSettings} = storeSchema.parse(data).shop;
  return [
    ...checkCurrency(settings, paymentSettings.currencyCode),
    ...(await checkConsent(settings)),
    (await checkAccess(primaryDomain)) ?? checkDomain(settings, primaryDomain.host),
  ];
}

/** Prices of the index are the store's own, whatever its markets show. */
function checkCurrency({ALGOLIA_CURRENCY}: CommandSettings, currency: string): Finding[] {
  const wanted = ALGOLIA_CURRENCY || 'EUR';
  if (currency === wanted) return [];
  const what = `the store's currency is ${currency}, that of the search ${wanted}: lists filter by wrong prices`;
  return [wrong(what, 'ALGOLIA_CURRENCY, or Shopify → Settings → General: currency')];
}

/** In a store whose schema lacks the type, carts are sent without consent. */
async function checkConsent(settings: CommandSettings): Promise<Finding[]> {
  const query = `query Consent($consent: VisitorConsent) @inContext(visitorConsent: $consent) {
    shop { name }
  }`;
  const [error] = (await queryStorefront(settings, query)).errors;
  if (!error) return [];
  const what = `the checkout does not learn of the consent of visitors: ${error.message}`;
  return [warning(what, 'PUBLIC_STOREFRONT_API_VERSION')];
}

/** What keeps customers out; new stores have a password, which Shopify also asks for at the checkout. */
async function checkAccess({host, url}: {host: string; url: string}): Promise<Finding | null> {
  const home = await fetch(url, {redirect: 'manual', headers: asBrowser}).catch(() => null);
  if (!home) return wrong(`the checkout's domain ${host} does not answer`, DOMAINS);
  if (!/\/password\/?(\?|$)/.test(home.headers.get('Location') ?? '')) return null;
  const what = 'the store has a password: its checkout asks customers for it';
  return wrong(what, 'Shopify → Online Store → Preferences → Password protection');
}

/** On a domain other than the shop's, Shopify cannot attribute orders to visits. */
function checkDomain({SHOP_ORIGIN}: CommandSettings, host: string): Finding {
  if (!SHOP_ORIGIN) return unknown('the domain of the checkout', 'SHOP_ORIGIN');
  const shop = new URL(SHOP_ORIGIN).host.replace(/^www\./, '');
  if (host === shop || host === `www.${shop}`) {
    return wrong(
      `the checkout's domain ${host} is the shop's own: it would lead to the shop`,
      DOMAINS,
    );
  }
  return host.endsWith(`.${shop}`)
    ? right(`checkout at ${host}`)
    : warning(
        `the checkout's domain ${host} is no subdomain of ${shop}: visits end there`,
        DOMAINS,
      );
}
