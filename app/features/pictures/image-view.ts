/** A point of a picture, in its own pixels from the top left. */
export interface ImageFocus {
  x: number;
  y: number;
}

/** A picture: address without size, alternative text, natural size in pixels, 0 when nobody knows it. */
export interface ImageView {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** What stays in sight when the picture is cut. */
  focus?: ImageFocus | null;
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
    width: image.width ?? 0,
    height: image.height ?? 0,
  };
}
