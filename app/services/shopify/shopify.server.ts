import {openClassicAccounts} from './accounts/classic-accounts.server';
import type {SessionOptions} from './accounts/classic-session.server';
import type {OpenIdSettings} from './accounts/customer-account/openid.server';
import {
  openShopifyAccounts,
  type ShopifyAccountsOptions,
} from './accounts/customer-account/shopify-accounts.server';
import type {AccountLanguage} from './accounts/customer-account/shopify-orders.server';
import type {AccountKind, OpenedAccounts} from './accounts/accounts';
import {forwardToShopify} from './agent-tools.server';
import {type AnalyticsOptions, createAnalytics} from './analytics.server';
import {createCartService} from './cart.server';
import {createShopifyClient, type ShopifyClientOptions} from './client.server';
import {createCollectionService} from './collection.server';
import {createFeedService} from './feed.server';
import {createShopService} from './shop.server';
import {createProductService, createVariantService} from './product.server';

interface ShopifyOptions extends ShopifyClientOptions {
  settings: ShopifyClientOptions['settings'] & AnalyticsOptions['settings'];
  assetVersion: AnalyticsOptions['assetVersion'];
  /** The kind of customer accounts, and Shopify's client. */
  accounts:
    | {kind: Exclude<AccountKind, 'shopify'>}
    | {kind: 'shopify'; client: Pick<OpenIdSettings, 'clientId' | 'discoveryOrigin'>};
  callbackPath: OpenIdSettings['callbackPath'];
  /** The visit, for either kind. */
  session: Omit<SessionOptions, 'client' | 'cart' | 'waitUntil'> &
    Pick<ShopifyAccountsOptions, 'messages' | 'cookies' | 'secrets' | 'isBackgroundRequest'>;
}

/** All of Shopify's services for one request: the shop's data, its accounts, and the signed-in customer. */
export async function createShopify(options: ShopifyOptions) {
  const client = createShopifyClient(options);
  const {accounts, session, waitUntil} = options;
  // Circular: the accounts change the cart, and a new cart later needs the customer's token, when both are open.
  const cart = createCartService(client, () => openedAccounts.buyerToken());
  const variant = createVariantService(client);
  const openedAccounts: OpenedAccounts =
    accounts.kind === 'classic'
      ? openClassicAccounts({...session, client, cart, waitUntil})
      : await openShopifyAccounts({
          ...session,
          cart,
          waitUntil,
          times: options.times,
          loadVariants: variant.byIds,
          language: options.market.language as AccountLanguage,
          openId: {
            ...accounts.client,
            apiVersion: options.settings.PUBLIC_STOREFRONT_API_VERSION,
            shopOrigin: new URL(options.request.url).origin,
            callbackPath: options.callbackPath,
          },
        });
  const shopify = {
    forwardAgent: (request: Request, path: '/.well-known/ucp' | '/api/ucp/mcp') =>
      forwardToShopify(client.storeOrigin + path, request),
    analytics: createAnalytics(options),
    market: options.market,
    hosts: client.hosts,
    cart,
    collection: createCollectionService(client),
    feed: createFeedService(client),
    product: createProductService(client),
    shop: createShopService(client),
    variant,
  };
  return {shopify, accounts: openedAccounts.accounts, customer: openedAccounts.customer};
}
