import {CacheCustom, type CachingStrategy} from '@shopify/hydrogen';

const MINUTE = 60;
const DAY = 24 * 60 * 60;

/** Goods, prices and stock: a minute old at most, a day at most while Shopify is being asked again. */
export const GOODS: CachingStrategy = CacheCustom({
  mode: 'public',
  maxAge: MINUTE,
  staleWhileRevalidate: DAY,
});

/** What the shop's staff changes rarely: menus, markets, policies. */
export const FURNITURE: CachingStrategy = CacheCustom({
  mode: 'public',
  maxAge: 5 * MINUTE,
  staleWhileRevalidate: DAY,
});
