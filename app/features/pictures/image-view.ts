/** A point of a picture, in its own pixels from the top left. */
export interface ImageFocus {
  x: number;
  y: number;
}

/** A picture: URL without size, alt text, natural size in pixels, 0 if unknown. */
export interface ImageView {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Stays visible when the picture is cropped. */
  focus?: ImageFocus | null;
}

/** Shopify's `Image` as the page shows it; `fallbackAlt` replaces missing alt text. */
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
    width: image.width ?? 0,
    height: image.height ?? 0,
  };
}
