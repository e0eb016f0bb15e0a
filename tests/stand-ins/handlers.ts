import {http, HttpResponse, type RequestHandler} from 'msw';
import {createCatalogue} from './catalogue/catalogue';
import {createCheckoutHandlers} from './checkout/checkout-handlers';
import {imageHandlers} from './images/handlers';
import type {IndexedCatalogue} from './shopify/catalogue-index';
import {createShop, type PlayedShop} from './shopify/create-shop';

export interface StandInsOptions {
  /** Number of products; without it the demo's own. */
  catalogueSize?: number;
  /** Where carts outlive the process. */
  stateFile?: string;
  /** Where "back to the shop" leads from the checkout. */
  shopUrl?: string;
  /** Countries the shop sells to, the primary one first, for example `DE,AT,CH`. */
  markets?: string;
}

/** The shop's suppliers, played. */
export interface StandIns {
  handlers: RequestHandler[];
  /** The goods; made when first asked for. */
  catalogue(): IndexedCatalogue;
  /** Faults to order and requests to look at, see `shopify/README.md`. */
  shop: PlayedShop;
  /** Forgets what visitors have done. */
  reset(): void;
  /** Writes what is still to be written. */
  close(): Promise<void>;
}

/** Puts one set of suppliers together; sets do not know of each other. */
export function createStandIns(options: StandInsOptions = {}): StandIns {
  const {catalogueSize: size, stateFile, shopUrl, markets} = options;
  const shop = createShop({
    catalogue: () => createCatalogue({size}),
    markets,
    carts: {file: stateFile},
  });
  const {carts} = shop.state;

  return {
    // Every request walks this list: the busiest first.
    handlers: [
      ...shop.handlers,
      ...imageHandlers,
      ...createCheckoutHandlers({carts, catalogue: shop.catalogue, shopUrl}),
      http.get('*/healthz-stand-ins', () => HttpResponse.text('ok')),
    ],
    catalogue: shop.catalogue,
    shop,
    reset: shop.reset,
    close() {
      carts.close();
      return Promise.resolve();
    },
  };
}
