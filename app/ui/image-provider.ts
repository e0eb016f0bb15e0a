export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** Changes that a content picture may ask for; each from 0 to 100, turned by quarters. */
export interface ImageFilters {
  quality?: number;
  blur?: number;
  brightness?: number;
  rotate?: 0 | 90 | 180 | 270;
}

/** A picture as it is asked for, sizes in pixels. With a `height` it is cut to that shape. */
export interface ImageRequest extends ImageFilters {
  width: number;
  height?: number;
  format?: ImageFormat;
  /** What stays in sight, in pixels of the picture itself. */
  focus?: {x: number; y: number} | null;
}

interface Formats {
  best: ImageFormat;
  fallback: ImageFormat;
}

interface Provider {
  owns: RegExp;
  formats: Formats | null;
  address(url: string, request: ImageRequest): string;
}

/** Providers are told by the form of their addresses: a stand-in serves them from another host. */
const providers: Provider[] = [
  {
    owns: /^https?:\/\/(cdn\.shopify\.com|[^/?#]+\/(s\/files|cdn\/shop))\//,
    formats: null,
    address: shopifyAddress,
  },
  {
    owns: /^https?:\/\/[^/?#]+\/f\/\d+\//,
    formats: {best: 'avif', fallback: 'webp'},
    address: storyblokAddress,
  },
];

/** Formats to offer a browser; `null` where the service chooses by itself. Throws as `imageAddress` does. */
export function imageFormats(url: string): Formats | null {
  return providerOf(url).formats;
}

/** The address of a picture as asked for. Throws for an unknown provider or a filter out of its range. */
export function imageAddress(url: string, request: ImageRequest): string {
  return providerOf(url).address(url, request);
}

/** Whether a provider serves an address, so that the other functions do not throw for it. */
export function isServed(url: string): boolean {
  return providers.some(({owns}) => owns.test(url));
}

/** Drawings, which scale by themselves, and pictures that may move are served as they are. */
export function isUntouched(url: string): boolean {
  return /\.(svg|gif)($|\?)/i.test(url);
}

function providerOf(url: string): Provider {
  const provider = providers.find(({owns}) => owns.test(url));
  if (!provider) throw new Error(`No image provider serves '${url}'`);
  return provider;
}

/**
 * Shopify's image service: query parameters `width`, and with a `height` a centred crop. Format and quality
 * are its own choice: AVIF or WebP by the browser's `Accept` (Shopify, Liquid filter `image_url`, `format`).
 */
export function shopifyAddress(url: string, {width, height}: ImageRequest): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(width));
  if (height !== undefined) {
    parameters.set('height', String(height));
    parameters.set('crop', 'center');
  }
  return `${path}?${parameters.toString()}`;
}

const QUALITY = 90;

/**
 * Storyblok's image service: `/m/{width}x{height}`, 0 for a side that follows the other, then filters. A cut
 * keeps the focus in sight, else faces, which `smart` finds (Storyblok, 'Image Service', operations). Throws
 * for a filter out of its range.
 */
export function storyblokAddress(url: string, request: ImageRequest): string {
  const {width, height = 0, format, focus, ...filters} = request;
  const cut = height > 0;
  const parts = [
    ...filterParts(filters),
    ...(format ? [`format(${format})`] : []),
    ...(cut && focus ? [`focal(${focus.x}x${focus.y}:${focus.x + 1}x${focus.y + 1})`] : []),
    'no_upscale()',
  ];
  const smart = cut && !focus ? '/smart' : '';
  return `${url}/m/${width}x${height}${smart}/filters:${parts.join(':')}`;
}

function filterParts({quality = QUALITY, blur, brightness, rotate}: ImageFilters): string[] {
  const share = (name: string, value: number | undefined) => {
    if (value === undefined) return [];
    if (!(value >= 0 && value <= 100)) throw new RangeError(`${name} of a picture: ${value}`);
    return [`${name}(${value})`];
  };
  if (rotate !== undefined && ![0, 90, 180, 270].includes(rotate)) {
    throw new RangeError(`rotate of a picture: ${String(rotate)}`);
  }
  return [
    ...share('quality', quality),
    ...share('blur', blur),
    ...share('brightness', brightness),
    ...(rotate ? [`rotate(${rotate})`] : []),
  ];
}
