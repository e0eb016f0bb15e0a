import type {AppLoadContext} from '@shopify/remix-oxygen';
import {toProductCard, type ProductCardView} from '../product-card-view';
import {productNumber} from '../../search-events/product-number';
import {MOST_SEEN, parseSeen, withSeen} from './recently-viewed';

/**
 * Product numbers and nothing else, until the browser closes: no identifier, unreadable to scripts, for the visitor
 * alone, who sees the list and can empty it.
 */
const COOKIE = 'recently-viewed';

/** A product as lists know it, with the number by which the cookie knows it. */
interface SeenCard {
  number: string;
  card: ProductCardView;
}

/** What the visitor saw last, the latest first; products that are not sold any more are left out. */
export async function loadSeen({cookies, shopify, language}: AppLoadContext): Promise<SeenCard[]> {
  const numbers = parseSeen(cookies.get(COOKIE));
  if (numbers.length === 0) return [];
  const products = await shopify.product.byIds(numbers);
  return products.flatMap((product) => {
    const number = productNumber(product.id);
    return number ? [{number, card: toProductCard(product, language)}] : [];
  });
}

/** The list as the page of one of its products shows it: without that product. */
export function besides(seen: readonly SeenCard[], productId: string): ProductCardView[] {
  const own = productNumber(productId);
  const others = seen.filter(({number}) => number !== own);
  return others.slice(0, MOST_SEEN - 1).map(({card}) => card);
}

/** Puts a product at the head of the list. Nobody has seen what was fetched ahead, and crawlers see nothing. */
export function rememberSeen(
  {cookies, isBot, isPrefetch}: AppLoadContext,
  productId: string,
): void {
  const number = productNumber(productId);
  if (!number || isBot || isPrefetch) return;
  const known = parseSeen(cookies.get(COOKIE));
  if (known[0] !== number) cookies.set(COOKIE, withSeen(known, number).join('.'));
}

/** Empties the list. */
export function forgetSeen({cookies}: AppLoadContext): void {
  cookies.remove(COOKIE);
}
