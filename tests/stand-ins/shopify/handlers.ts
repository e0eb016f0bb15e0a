import type {RequestHandler} from 'msw';
import {createCatalogue} from '../catalogue/catalogue';
import {createShop} from './create-shop';

const size = Number(process.env.CATALOGUE_SIZE) || undefined;
const shop = createShop({catalogue: () => createCatalogue({size})});

/** The demo shop's Storefront API. */
export const shopifyHandlers: RequestHandler[] = shop.handlers;

/** Puts the demo shop back to how it starts. */
export const resetShop = shop.reset;

/** Operations of the demo shop that Shopify would have refused. */
export const invalidOperations = shop.invalidOperations;
