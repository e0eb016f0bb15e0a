import type {IsolateMemory} from '../http/isolate-memory';
import {createCartService} from './cart.server';
import {createShopifyClient, type ShopifyClientOptions} from './client.server';
import {createCollectionService} from './collection.server';
import {createCustomerService} from './customer.server';
import {createLocalizationService} from './localization.server';
import {createMenuService} from './menu.server';
import {createProductService} from './product.server';
import {createRedirectService} from './redirect.server';
import {createShopService} from './shop.server';
import {createSitemapService} from './sitemap.server';
import {createVariantService} from './variant.server';

export type Shopify = ReturnType<typeof createShopify>;

interface ShopifyOptions extends ShopifyClientOptions {
  /** What no market had lately, shared by the isolate's requests. */
  unknownVariants: IsolateMemory<true>;
}

/** Everything the shop asks of Shopify, for one request. */
export function createShopify(options: ShopifyOptions) {
  const client = createShopifyClient(options);
  return {
    market: options.market,
    cart: createCartService(client),
    collection: createCollectionService(client),
    customer: createCustomerService(client),
    localization: createLocalizationService(client),
    menu: createMenuService(client),
    product: createProductService(client),
    redirect: createRedirectService(client),
    shop: createShopService(client),
    sitemap: createSitemapService(client),
    variant: createVariantService(client, options.unknownVariants),
  };
}
