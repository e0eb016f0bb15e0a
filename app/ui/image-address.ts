/** A picture of the product platform: address without size, alternative text, natural size in pixels. */
export interface ImageView {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Shopify's `Image` as the page shows it; `fallbackAlt` stands where the shop wrote no text. */
export function toImageView(
  image: {
    url: string;
    altText?: string | null;
    width?: number | null;
    height?: number | null;
  },
  fallbackAlt: string,
): ImageView {
  return {
    url: image.url,
    alt: image.altText ?? fallbackAlt,
    width: image.width ?? null,
    height: image.height ?? null,
  };
}

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
