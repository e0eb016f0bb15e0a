import type {IsolateMemory} from '../http/isolate-memory';
import {openClassicAccounts} from './accounts/classic-accounts.server';
import type {SessionOptions} from './accounts/classic-session.server';
import {createCartService} from './cart.server';
import {createShopifyClient, type ShopifyClientOptions} from './client.server';
import {createCollectionService} from './collection.server';
import {
  createLocalizationService,
  createMenuService,
  createRedirectService,
  createShopService,
  createSitemapService,
} from './shop.server';
import {createProductService} from './product.server';
import {createVariantService} from './variant.server';

export type Shopify = ReturnType<typeof createShopify>['shopify'];

interface ShopifyOptions extends ShopifyClientOptions {
  /** What no market had lately, shared by the isolate's requests. */
  unknownVariants: IsolateMemory<true>;
  /** Who is signed in, and how that is kept. */
  session: Omit<SessionOptions, 'client' | 'cart' | 'waitUntil'>;
}

/** Everything the shop asks of Shopify, for one request: the shop's things, its accounts, and who is signed in. */
export function createShopify(options: ShopifyOptions) {
  const client = createShopifyClient(options);
  const {session, waitUntil} = options;
  const cart = createCartService(client, () => session.store.customer()?.token ?? null);
  const shopify = {
    market: options.market,
    cart,
    collection: createCollectionService(client),
    localization: createLocalizationService(client),
    menu: createMenuService(client),
    product: createProductService(client),
    redirect: createRedirectService(client),
    shop: createShopService(client),
    sitemap: createSitemapService(client),
    variant: createVariantService(client, options.unknownVariants),
  };
  return {shopify, ...openClassicAccounts({...session, client, cart, waitUntil})};
}
