/**
 * Shopify's global ids, `gid://shopify/Product/7`: only created and parsed here. Some end with a key after a question
 * mark; such an id is a capability (whoever has a cart's id owns the cart) and is never logged.
 */
const PREFIX = 'gid://shopify/';

/** The part of an id after its kind, by Shopify's documentation and by ids seen in its responses. */
const tailPatterns = {
  Cart: '[\\w-]{1,200}(\\?key=[\\w-]{1,200})?',
  CartLine: '[\\w-]{1,100}(\\?cart=[\\w-]{1,200})?',
  AppliedGiftCard: '[\\w-]{1,100}',
  Customer: '\\d{1,20}',
  Product: '\\d{1,20}',
  ProductVariant: '\\d{1,20}',
};

type IdKind = keyof typeof tailPatterns;

/** Builds an id: `gid://shopify/Product/7` from `Product` and `7`. */
export function idOf(kind: IdKind, tail: string): string {
  return `${PREFIX}${kind}/${tail}`;
}

/** The id of a variant: `gid://shopify/ProductVariant/123` for '123'. */
export function variantIdOf(numericId: string): string {
  return idOf('ProductVariant', numericId);
}

/** The number at the end of an id from Shopify: `123` of `gid://shopify/ProductVariant/123`. */
export function numericIdOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Matches exactly the ids of a kind; the part after the kind is its first group. */
export function idPattern(kind: IdKind): RegExp {
  return new RegExp(`^${PREFIX}${kind}/(${tailPatterns[kind]})$`);
}

/** The number in a product's id, which may come from a visitor; `null` for anything else. */
export function productNumberIn(id: string): string | null {
  return idPattern('Product').exec(id)?.[1] ?? null;
}

/** Whether a text could be Shopify's number of a product or a variant, which stays below 2^63. */
export const isNumericId = (text: string) => /^[1-9]\d{0,17}$/.test(text);
