import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {KnownWishes} from './wishlist-answer';
import {formatWishes, parseWishes} from './wishlist-ids';

/**
 * Numbers of the variants on the visitor's Merkzettel, as their cookie says. Only the worker
 * reads and writes it: Safari forgets cookies that scripts wrote after seven days.
 */
export function readWishes({cookies}: AppLoadContext): string[] {
  return parseWishes(cookies.get('wishlist'));
}

/** Keeps the Merkzettel for a year; an empty one leaves no cookie. */
export function rememberWishes({cookies}: AppLoadContext, numbers: readonly string[]): void {
  if (numbers.length === 0) cookies.remove('wishlist');
  else cookies.set('wishlist', formatWishes(numbers));
}

/** What clearing took from the Merkzettel and can still bring back; empty when there is nothing. */
export function readCleared({cookies}: AppLoadContext): string[] {
  return parseWishes(cookies.get('wishlist-cleared'));
}

/** Keeps for ten minutes what was cleared, also for a page without script; an empty list is forgotten. */
export function rememberCleared({cookies}: AppLoadContext, numbers: readonly string[]): void {
  if (numbers.length === 0) cookies.remove('wishlist-cleared');
  else cookies.set('wishlist-cleared', formatWishes(numbers));
}

/** The Merkzettel as the frame of a page counts it. */
export function readKnownWishes(context: AppLoadContext): KnownWishes {
  const cleared = readCleared(context).length;
  return {ids: readWishes(context), cleared, asOf: Date.now()};
}
