/**
 * Address of a picture in a size, by the query parameters of Shopify's image service: `width`, and with a
 * `height` a centred crop. The service picks AVIF or WebP by what the browser accepts. Throws for an
 * address that is none.
 */
export function imageAddress(url: string, size: {width: number; height?: number}): string {
  const address = new URL(url);
  address.searchParams.set('width', String(size.width));
  if (size.height !== undefined) {
    address.searchParams.set('height', String(size.height));
    address.searchParams.set('crop', 'center');
  }
  return address.href;
}
