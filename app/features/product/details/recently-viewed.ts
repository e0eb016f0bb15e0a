/** Four beside each other, and the one that is being looked at. */
export const MOST_SEEN = 5;

/** Shopify's number of a product, which stays below 2^63. */
const NUMBER = /^[1-9]\d{0,17}$/;

/** Numbers that the cookie holds, the latest first. Garbage, doubles and what is beyond the cap are left out. */
export function parseSeen(cookie: string | null): string[] {
  const numbers = (cookie ?? '').split('.').filter((number) => NUMBER.test(number));
  return [...new Set(numbers)].slice(0, MOST_SEEN);
}

/** The list with a product at its head. */
export function withSeen(numbers: readonly string[], number: string): string[] {
  return [number, ...numbers.filter((other) => other !== number)].slice(0, MOST_SEEN);
}
