import type {OpenedAccounts} from './accounts/accounts';
import type {CustomerCartOptions} from './accounts/customer-cart.server';
import {createAgentTools} from './agent-tools.server';
import {type AnalyticsOptions, createAnalytics} from './analytics.server';
import {createCartService} from './cart.server';
import {createShopifyClient, type ShopifyClient, type ShopifyClientOptions} from './client.server';
import {createCollectionService} from './collection.server';
import {createFeedService} from './feed.server';
import {createShopService} from './shop.server';
import {createProductService, createVariantService} from './product.server';

export type Shopify = ReturnType<typeof createShopify>['shopify'];

interface ShopifyOptions extends ShopifyClientOptions {
  settings: ShopifyClientOptions['settings'] & AnalyticsOptions['settings'];
  assetVersion: AnalyticsOptions['assetVersion'];
  /** Opens the shop's kind of customer accounts. */
  openAccounts(accountsOptions: AccountsOptions): OpenedAccounts;
  /** Facts about the visit, for the accounts. */
  session: Pick<AccountsOptions, 'cartCookie' | 'isVisit' | 'isBackgroundRequest' | 'onEvent'>;
}

/** Options for every kind of customer accounts. */
interface AccountsOptions extends CustomerCartOptions {
  client: ShopifyClient;
  /** The shop's own variants, for the lines of orders. */
  loadVariants: ReturnType<typeof createVariantService>['byIds'];
  /** A page load whose response is certain to reach the browser. */
  isVisit: boolean;
  /** Prefetched or restored by the browser. */
  isBackgroundRequest: boolean;
}

/** All of Shopify's services for one request: the shop's data, its accounts, and the signed-in customer. */
export function createShopify(options: ShopifyOptions) {
  const client = createShopifyClient(options);
  const {waitUntil} = options;
  // Circular: the accounts change the cart, and a new cart later needs the customer's token, when both are open.
  const cart = createCartService(client, () => openedAccounts.buyerToken());
  const variant = createVariantService(client);
  const loadVariants = variant.byIds;
  const openedAccounts = options.openAccounts({
    ...options.session,
    client,
    cart,
    loadVariants,
    waitUntil,
  });
  const shopify = {
    agentTools: createAgentTools(client.storeOrigin),
    analytics: createAnalytics(options),
    market: options.market,
    cart,
    collection: createCollectionService(client),
    feed: createFeedService(client),
    product: createProductService(client),
    shop: createShopService(client),
    variant,
  };
  return {shopify, accounts: openedAccounts.accounts, customer: openedAccounts.customer};
}
