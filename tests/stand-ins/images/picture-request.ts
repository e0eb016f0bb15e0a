/** The options of Shopify's picture URLs. */

export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export type CropPlace = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** The requested picture: size in pixels, crop position, and encoding. */
export interface PictureRequest {
  width: number;
  height: number;
  /** Absent when the aspect ratio of the original is preserved. */
  crop?: CropPlace;
  format: PictureFormat;
  progressive: boolean;
}

interface Size {
  width: number;
  height: number;
}

const longestSide = 5760;
const cropPlaces = ['center', 'top', 'bottom', 'left', 'right'] as const;

function sideOf(text: string | null): number | undefined {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined;
  const side = Number(text);
  return side >= 1 && side <= longestSide ? side : undefined;
}

/** AVIF before WebP before the original, as the CDN negotiates when no format is forced. */
function negotiated(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return 'png';
}

function formatOf(text: string | null, accept: string): PictureFormat {
  switch (text) {
    case 'jpg':
    case 'pjpg':
      return 'jpeg';
    case 'png':
    case 'webp':
    case 'avif':
      return text;
    default:
      return negotiated(accept);
  }
}

/**
 * Size of the picture served for a natural size: never larger than the original, inside the box without `crop`, exactly
 * the box's aspect ratio with it.
 */
export function fittedSize(
  natural: Size,
  box: {width?: number; height?: number; crop?: CropPlace},
): Size & {crop?: CropPlace} {
  const {width, height, crop} = box;
  const pixels = (side: number): number => Math.max(1, Math.round(side));
  if (crop && width && height && Math.abs((width * natural.height) / natural.width - height) >= 1) {
    const shrink = Math.min(1, natural.width / width, natural.height / height);
    return {width: pixels(width * shrink), height: pixels(height * shrink), crop};
  }
  const shrink = Math.min(
    1,
    (width ?? natural.width) / natural.width,
    (height ?? natural.height) / natural.height,
  );
  return {width: pixels(natural.width * shrink), height: pixels(natural.height * shrink)};
}

/** Parses `width`, `height`, `crop` and `format` of a CDN URL; invalid values count as absent. */
export function readPictureRequest(
  parameters: URLSearchParams,
  accept: string,
  natural: Size,
): PictureRequest {
  const width = sideOf(parameters.get('width'));
  const height = sideOf(parameters.get('height'));
  const crop = cropPlaces.find((place) => place === parameters.get('crop'));
  const format = parameters.get('format');
  return {
    ...fittedSize(natural, {width, height, crop}),
    format: formatOf(format, accept),
    progressive: format === 'pjpg',
  };
}
