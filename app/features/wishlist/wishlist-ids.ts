/** How many variants a Merkzettel holds: 100 numbers of 18 digits make a cookie of 1.9 kB. */
export const MOST_WISHES = 100;

/** Where tabs tell one another what is on the Merkzettel (`BroadcastChannel`). */
export const TABS = 'wishlist';

/** Shopify's number of a variant, which stays below 2^63; nothing else of its id differs. */
const NUMBER = /^[1-9]\d{0,17}$/;
const GID = 'gid://shopify/ProductVariant/';

/** Whether a text is the number of a variant. */
export function isVariantNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** `123` of `gid://shopify/ProductVariant/123`. */
export function variantNumber(variantId: string): string {
  return variantId.slice(variantId.lastIndexOf('/') + 1);
}

/** `gid://shopify/ProductVariant/123` of `123`. */
export function variantIdOf(number: string): string {
  return GID + number;
}

/** Numbers of the variants in a text such as `123.456`, in its order; garbage and doubles are left out. */
export function variantNumbers(text: string): string[] {
  return [...new Set(text.split('.').filter(isVariantNumber))];
}

/** What the cookie holds: numbers in the order of adding; what is beyond the cap is left out. */
export function parseWishes(cookie: string | null): string[] {
  return variantNumbers(cookie ?? '').slice(0, MOST_WISHES);
}

/** The text of cookie and link: `123.456`. */
export function formatWishes(numbers: readonly string[]): string {
  return numbers.join('.');
}

/** The Merkzettel with a variant at its end; unchanged when it is there already. */
export function withWish(numbers: readonly string[], number: string): string[] {
  return numbers.includes(number) ? [...numbers] : [...numbers, number];
}

/** The Merkzettel without a variant. */
export function withoutWish(numbers: readonly string[], number: string): string[] {
  return numbers.filter((other) => other !== number);
}
