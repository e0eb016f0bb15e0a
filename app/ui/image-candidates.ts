import type {ImagePreset, Ratio} from './image-presets';

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
