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
