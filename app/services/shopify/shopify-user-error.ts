/** Shopify refused what the visitor asked for: an expected answer with field and code. */
export class ShopifyUserError extends Error {
  override name = 'ShopifyUserError';

  constructor(
    readonly operation: string,
    readonly code: string | null,
    readonly field: string[] | null,
    message: string,
  ) {
    super(message);
  }
}
