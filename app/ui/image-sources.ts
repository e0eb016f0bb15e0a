import {imageAddress, type ImageFilters, type ImageFormat} from './image-provider';

export type Ratio = `${number}/${number}`;

/** How a picture is offered. */
export interface ImagePreset {
  /** In pixels, the smallest first. */
  widths: readonly number[];
  /** How wide it is shown, as in the HTML attribute. Without it `widths` are one width at densities 1 and 2. */
  sizes?: string;
  /** Cuts the picture to this shape, `4/3`. */
  ratio?: Ratio;
}

export type ImagePresetName = 'list' | 'hit' | 'card' | 'content' | 'wide' | 'hero';

/** The sizes of pictures by the place where they stand. */
const presets: Record<ImagePresetName, ImagePreset> = {
  list: {widths: [144, 288], ratio: '4/3'},
  hit: {widths: [64, 128], ratio: '1/1'},
  card: {
    widths: [355, 710],
    sizes: '(min-width: 1280px) 297px, (min-width: 768px) 31vw, 47vw',
    ratio: '4/3',
  },
  content: {
    widths: [355, 710, 1065, 1420],
    sizes: '(min-width: 1312px) 624px, (min-width: 768px) 50vw, 100vw',
  },
  wide: {
    widths: [390, 780, 1248, 1872, 2496],
    sizes: '(min-width: 1312px) 1248px, 100vw',
  },
  hero: {
    widths: [480, 860, 1290, 1720],
    sizes: '(min-width: 1280px) 810px, (min-width: 1024px) 56vw, 118vw',
  },
};

/** The preset of a name. Throws for an unknown one. */
export function imagePreset(name: ImagePresetName): ImagePreset {
  if (!Object.hasOwn(presets, name)) throw new Error(`There is no image preset '${name}'`);
  return presets[name];
}

interface Source {
  url: string;
  width: number;
  height: number;
  focus?: {x: number; y: number} | null;
}

/** Attributes of an image element: the smallest address, and those a browser may choose from. */
export function imageSources(
  image: Source,
  preset: ImagePreset,
  asked: ImageFilters & {format?: ImageFormat} = {},
): {src: string; srcSet: string | undefined; sizes: string | undefined} {
  const offered = imageCandidates(image, preset).map(({width, height}, at) => ({
    url: imageAddress(image.url, {
      width,
      height: height || undefined,
      ...asked,
      focus: image.focus,
    }),
    mark: preset.sizes === undefined ? `${at + 1}x` : `${width}w`,
  }));
  return {
    src: offered[0]?.url ?? image.url,
    srcSet:
      offered.length > 1 ? offered.map(({url, mark}) => `${url} ${mark}`).join(', ') : undefined,
    sizes: preset.sizes,
  };
}

/** A natural size in pixels; 0 where nobody knows it. */
interface Size {
  width: number;
  height: number;
}

/** Until a picture without a known size is here, its place has this shape. */
const ASSUMED: Ratio = '4/3';

/**
 * The sizes in which a picture is offered, the smallest first: none larger than the picture itself,
 * none twice. `height` is 0 unless a ratio cuts the picture.
 */
export function imageCandidates(natural: Size, {widths, ratio}: ImagePreset): Size[] {
  const largest = Math.floor(largestWidth(natural, ratio));
  const offered = [...new Set(widths.map((width) => Math.min(width, largest)))];
  return offered.map((width) => ({width, height: ratio ? heightOf(width, ratio) : 0}));
}

/** What the attributes `width` and `height` say, so that a page keeps the place free. */
export function imageDimensions(natural: Size, preset: ImagePreset): Size {
  const {widths, sizes, ratio} = preset;
  const known = natural.width > 0 && natural.height > 0;
  const [smallest] = imageCandidates(natural, preset);
  const width = smallest?.width ?? widths[0] ?? 0;
  if (ratio || !known) return {width, height: heightOf(width, ratio ?? ASSUMED)};
  if (sizes !== undefined) return {width: natural.width, height: natural.height};
  return {width, height: Math.round((width * natural.height) / natural.width)};
}

/** Where the focus lies, in percent of the picture: `30% 62.5%`. `undefined` when nobody knows. */
export function focusPosition({
  width,
  height,
  focus,
}: Size & {focus?: {x: number; y: number} | null}): string | undefined {
  if (!focus || width <= 0 || height <= 0) return undefined;
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
  return `${percent(focus.x, width)} ${percent(focus.y, height)}`;
}

function largestWidth({width, height}: Size, ratio: Ratio | undefined): number {
  const [across, down] = sidesOf(ratio ?? ASSUMED);
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
