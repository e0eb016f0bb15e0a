import type {IsolateMemory} from '../http/isolate-memory';
import {openClassicAccounts} from './accounts/classic-accounts.server';
import type {AccessStore} from './accounts/classic-session.server';
import type {OpenedAccounts} from './accounts/accounts';
import type {CustomerCartOptions} from './accounts/customer-cart.server';
import {
  openShopifyAccounts,
  type ShopifyAccountsOptions,
} from './accounts/customer-account/shopify-accounts.server';
import {createAgentTools} from './agent-tools.server';
import {type AnalyticsOptions, createAnalytics} from './analytics.server';
import {createCartService} from './cart.server';
import {createShopifyClient, type ShopifyClientOptions} from './client.server';
import {createCollectionService} from './collection.server';
import {createFeedService} from './feed.server';
import {
  createLocalizationService,
  createMenuService,
  createRedirectService,
  createShopService,
  createSitemapService,
} from './shop.server';
import {createProductService, createVariantService} from './product.server';

export type Shopify = ReturnType<typeof createShopify>['shopify'];

interface ShopifyOptions extends ShopifyClientOptions {
  /** What no market had lately, shared by the isolate's requests. */
  unknownVariants: IsolateMemory<true>;
  /** Where statistics go, and which build sends them. */
  analytics: Pick<AnalyticsOptions, 'url' | 'assetVersion'>;
  /** Who is signed in. */
  session: Omit<CustomerCartOptions, 'cart' | 'waitUntil'> &
    Pick<ShopifyAccountsOptions, 'isVisit' | 'isUnasked'>;
  /** How customers sign in, and where that is kept: by passwords (`classic`), or at Shopify. */
  accounts:
    | {kind: 'classic'; store: AccessStore}
    | ({kind: 'shopify'} & Pick<ShopifyAccountsOptions, 'store' | 'doubts' | 'openId' | 'secrets'>);
}

/** Everything the shop asks of Shopify, for one request: the shop's things, its accounts, and who is signed in. */
export function createShopify(options: ShopifyOptions) {
  const client = createShopifyClient(options);
  const {waitUntil, accounts} = options;
  const cart = createCartService(client, () => opened.buyerToken());
  const variant = createVariantService(client, options.unknownVariants);
  const session = {...options.session, client, cart, waitUntil};
  const opened: OpenedAccounts =
    accounts.kind === 'classic'
      ? openClassicAccounts({...session, ...accounts})
      : openShopifyAccounts({
          ...session,
          ...accounts,
          goods: variant.byIds,
          language: options.market.language,
        });
  const shopify = {
    agentTools: createAgentTools(client.storeOrigin),
    analytics: createAnalytics({...options, ...options.analytics}),
    market: options.market,
    cart,
    collection: createCollectionService(client),
    feed: createFeedService(client),
    localization: createLocalizationService(client),
    menu: createMenuService(client),
    product: createProductService(client),
    redirect: createRedirectService(client),
    shop: createShopService(client),
    sitemap: createSitemapService(client),
    variant,
  };
  return {shopify, accounts: opened.accounts, customer: opened.customer};
}
