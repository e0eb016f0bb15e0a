/** A product's id in the search: `7` of `gid://shopify/Product/7`; `null` for what is no product of Shopify's. */
export function productNumber(gid: string): string | null {
  return /^gid:\/\/shopify\/Product\/(\d{1,20})$/.exec(gid)?.[1] ?? null;
}
