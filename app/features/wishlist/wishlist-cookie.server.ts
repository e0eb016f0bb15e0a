import type {AppLoadContext} from '@shopify/remix-oxygen';
import {formatWishes, parseWishes} from './wishlist-ids';

const COOKIE = 'wishlist';
/** What was on the Merkzettel before it was cleared. */
const CLEARED_COOKIE = 'wishlist-cleared';
const WAY_BACK_SECONDS = 10 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Numbers of the variants on the visitor's Merkzettel, as their cookie says (decision 6). Only the worker
 * reads and writes it: Safari forgets cookies that scripts wrote after seven days.
 */
export function readWishes({cookies}: AppLoadContext): string[] {
  return parseWishes(cookies.get(COOKIE));
}

/** Keeps the Merkzettel for a year; an empty one leaves no cookie. */
export function rememberWishes({cookies}: AppLoadContext, numbers: readonly string[]): void {
  if (numbers.length === 0) cookies.remove(COOKIE);
  else cookies.set(COOKIE, formatWishes(numbers), YEAR_SECONDS);
}

/** What clearing took from the Merkzettel and can still bring back; empty when there is nothing. */
export function readCleared({cookies}: AppLoadContext): string[] {
  return parseWishes(cookies.get(CLEARED_COOKIE));
}

/** Keeps for ten minutes what was cleared, also for a page without script; an empty list is forgotten. */
export function rememberCleared({cookies}: AppLoadContext, numbers: readonly string[]): void {
  if (numbers.length === 0) cookies.remove(CLEARED_COOKIE);
  else cookies.set(CLEARED_COOKIE, formatWishes(numbers), WAY_BACK_SECONDS);
}
