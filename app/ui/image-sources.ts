export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** Operations on a content image; `quality`, `blur` and `brightness` from 0 to 100. */
export interface ImageFilters {
  quality?: number;
  blur?: number;
  brightness?: number;
  rotate?: 0 | 90 | 180 | 270;
}

/** The point that crops keep in view, in pixels of the original image. */
type FocalPoint = {x: number; y: number} | null;

/** A requested rendition of an image, sizes in pixels. With a `height` above 0 it is cropped to that shape. */
export interface ImageRequest extends ImageFilters {
  width: number;
  height?: number;
  format?: ImageFormat;
  focus?: FocalPoint;
}

/** Services are recognised by their paths: a stand-in serves pictures from another host. */
const SHOPIFY = /^https?:\/\/(cdn\.shopify\.com|[^/?#]+\/(s\/files|cdn\/shop))\//;
const STORYBLOK = /^https?:\/\/[^/?#]+\/f\/\d+\//;

/** Whether one of the services has a picture, so that the other functions do not throw for it. */
export const isServed = (url: string) => SHOPIFY.test(url) || STORYBLOK.test(url);

function isShopify(url: string): boolean {
  if (!isServed(url)) throw new Error(`No image provider serves '${url}'`);
  return SHOPIFY.test(url);
}

/** Formats to offer to browsers; `null` where the service negotiates them. Throws like `imageAddress`. */
export const imageFormats = (url: string) =>
  isShopify(url) ? null : ({best: 'avif', fallback: 'webp'} as const);

/** The URL of a rendition. Throws for an unknown provider. */
export const imageAddress = (url: string, request: ImageRequest) =>
  isShopify(url) ? shopifyAddress(url, request) : storyblokAddress(url, request);

/** Vector graphics, which scale by themselves, and possibly animated images are served unmodified. */
export function isUntouched(url: string): boolean {
  return /\.(svg|gif)($|\?)/i.test(url);
}

/**
 * Shopify's image service: query parameters `width`, and with a `height` a centred crop. It chooses format and quality
 * itself: AVIF or WebP by the browser's `Accept` (Shopify, Liquid filter `image_url`, `format`).
 */
function shopifyAddress(url: string, {width, height}: ImageRequest): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(width));
  if (height) {
    parameters.set('height', String(height));
    parameters.set('crop', 'center');
  }
  return `${path}?${parameters.toString()}`;
}

const QUALITY = 90;

/**
 * Storyblok's image service: `/m/{width}x{height}`, 0 for a side that follows the other, then filters. A crop keeps the
 * focus in view, else faces, which `smart` detects (Storyblok, 'Image Service', operations).
 */
function storyblokAddress(url: string, request: ImageRequest): string {
  const {width, height = 0, focus, quality = QUALITY, blur, brightness, rotate, format} = request;
  const isCropped = height > 0;
  const filters = Object.entries({quality, blur, brightness, rotate: rotate || undefined, format});
  const parts = [
    ...filters.flatMap(([name, value]) => (value === undefined ? [] : [`${name}(${value})`])),
    ...(isCropped && focus ? [`focal(${focus.x}x${focus.y}:${focus.x + 1}x${focus.y + 1})`] : []),
    'no_upscale()',
  ];
  const smart = isCropped && !focus ? '/smart' : '';
  return `${url}/m/${width}x${height}${smart}/filters:${parts.join(':')}`;
}

export type Ratio = `${number}/${number}`;

/** How an image is offered to browsers. */
export interface ImagePreset {
  /** In pixels, ascending. */
  widths: readonly number[];
  /** Its display width, as in the HTML attribute. Without it, `widths` are one width at densities 1 and 2. */
  sizes?: string;
  /** Crops the image to this aspect ratio, `4/3`. */
  ratio?: Ratio;
}

export type ImagePresetName = 'list' | 'hit' | 'card' | 'listCard' | 'content' | 'wide' | 'hero';

const CARD_WIDTHS = [355, 520, 710] as const;

/**
 * Image sizes by use. Browsers choose the next larger width, so these are slightly above what phones with 2 to 3 dots
 * per pixel, tablets and desktops need.
 */
export const imagePresets: Record<ImagePresetName, ImagePreset> = {
  list: {widths: [144, 288], ratio: '4/3'},
  hit: {widths: [64, 128], ratio: '1/1'},
  card: {
    widths: CARD_WIDTHS,
    sizes:
      '(min-width: 80rem) 297px, (min-width: 48rem) calc(33vw - 30px), (min-width: 32.25rem) 300px, calc(62vw - 20px)',
    ratio: '4/3',
  },
  listCard: {
    widths: CARD_WIDTHS,
    sizes:
      '(min-width: 96rem) 226px, (min-width: 82rem) 303px, (min-width: 64rem) calc(33vw - 131px), (min-width: 48rem) calc(33vw - 27px), calc(50vw - 22px)',
    ratio: '4/3',
  },
  content: {
    widths: [355, 710, 1065, 1420],
    sizes: '(min-width: 82rem) 624px, (min-width: 48rem) 50vw, 100vw',
  },
  wide: {
    widths: [390, 720, 1080, 1248, 1872, 2496],
    sizes: '(min-width: 82rem) 1248px, calc(100vw - 32px)',
  },
  hero: {
    widths: [540, 740, 800, 920, 1220, 1440, 1720],
    sizes: '(min-width: 80rem) 800px, (min-width: 64rem) calc(102vw - 506px), calc(100vw + 44px)',
  },
};

/** A natural size in pixels; 0 when unknown. */
interface Size {
  width: number;
  height: number;
}

/** An image by its URL without a size. */
export interface ImageSource extends Size {
  url: string;
  focus?: FocalPoint;
}

/** Attributes of an image element: the smallest URL, and those that a browser may choose from. */
export interface ImageSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** The sources of an image in the sizes of a preset. Throws like `imageAddress`. */
export function imageSources(
  image: ImageSource,
  preset: ImagePreset,
  filters: ImageFilters & {format?: ImageFormat} = {},
): ImageSources {
  const candidates = imageCandidates(image, preset).map((size, index) => ({
    url: imageAddress(image.url, {...size, ...filters, focus: image.focus}),
    descriptor: preset.sizes === undefined ? `${index + 1}x` : `${size.width}w`,
  }));
  const src = candidates[0]?.url ?? image.url;
  if (candidates.length < 2) return {src};
  const srcSet = candidates.map(({url, descriptor}) => `${url} ${descriptor}`).join(', ');
  return {src, srcSet, sizes: preset.sizes};
}

/**
 * A preset for the few browsers without the best format: of a fluid image, the medium size alone. Offering them all
 * sizes doubled the markup of every picture.
 */
export function fallbackPreset(preset: ImagePreset): ImagePreset {
  const {widths, sizes} = preset;
  if (sizes === undefined) return preset;
  return {...preset, widths: widths.slice(Math.floor(widths.length / 2)).slice(0, 1)};
}

/** Aspect ratio reserved for an image of unknown size until it has loaded. */
const DEFAULT_RATIO: Ratio = '4/3';

/**
 * The sizes in which an image is offered, ascending: none larger than the image itself, without duplicates. `height` is
 * 0 unless a ratio crops the image.
 */
export function imageCandidates(natural: Size, {widths, ratio}: ImagePreset): Size[] {
  const largest = Math.floor(largestWidth(natural, ratio));
  const candidateWidths = [...new Set(widths.map((width) => Math.min(width, largest)))];
  return candidateWidths.map((width) => ({width, height: ratio ? heightOf(width, ratio) : 0}));
}

/** The attributes `width` and `height`, with which a page reserves the space. */
export function imageDimensions(natural: Size, preset: ImagePreset): Size {
  const {widths, sizes, ratio} = preset;
  const isSizeKnown = natural.width > 0 && natural.height > 0;
  const [smallest] = imageCandidates(natural, preset);
  const width = smallest?.width ?? widths[0] ?? 0;
  if (ratio || !isSizeKnown) return {width, height: heightOf(width, ratio ?? DEFAULT_RATIO)};
  if (sizes !== undefined) return {width: natural.width, height: natural.height};
  return {width, height: Math.round((width * natural.height) / natural.width)};
}

/** The position of the focus in percent of the image: `30% 62.5%`; `undefined` when unknown. */
export function focusPosition({
  width,
  height,
  focus,
}: Omit<ImageSource, 'url'>): string | undefined {
  if (!focus || width <= 0 || height <= 0) return undefined;
  const percent = (part: number, total: number) => `${Math.round((part / total) * 1000) / 10}%`;
  return `${percent(focus.x, width)} ${percent(focus.y, height)}`;
}

function largestWidth({width, height}: Size, ratio: Ratio | undefined): number {
  const [across, down] = sidesOf(ratio ?? DEFAULT_RATIO);
  const byWidth = width > 0 ? width : Infinity;
  const byHeight = ratio && height > 0 ? (height * across) / down : Infinity;
  return Math.max(1, Math.min(byWidth, byHeight));
}

function heightOf(width: number, ratio: Ratio): number {
  const [across, down] = sidesOf(ratio);
  return Math.round((width * down) / across);
}

function sidesOf(ratio: Ratio): [across: number, down: number] {
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  return [across, down];
}
