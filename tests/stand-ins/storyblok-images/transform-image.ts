import sharp, {type Sharp} from 'sharp';
import type {ImageFormat, ImageOperations} from './image-operations';

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const usualQuality = 80;

const amount = (filters: ImageOperations['filters'], name: string, otherwise: number): number => {
  const value = Number.parseFloat(filters.get(name) ?? '');
  return Number.isFinite(value) ? value : otherwise;
};

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/**
 * Size of a picture of `natural` size after `operations`, null for the unchanged original: 0 follows from the other
 * side, `no_upscale()` limits it to the original.
 */
export function sizeAfter(natural: Size, operations: ImageOperations | null): Size {
  if (!operations) return natural;
  const {width, height, filters} = operations;
  const ratio = natural.width / natural.height;
  const wanted = {
    width: width || (height ? height * ratio : natural.width),
    height: height || (width ? width / ratio : natural.height),
  };
  const larger = filters.has('no_upscale')
    ? Math.max(1, wanted.width / natural.width, wanted.height / natural.height)
    : 1;
  const pixels = (side: number) => Math.max(1, Math.round(side / larger));
  return {width: pixels(wanted.width), height: pixels(wanted.height)};
}

/** The largest part with the target's aspect ratio around the focal point `XxY:X2xY2`, in original pixels. */
function focalPart(part: Size, target: Size, focal: string | undefined): Box | undefined {
  const numbers = focal?.match(/\d+/g)?.map(Number);
  const [x, y, x2 = x, y2 = y] = numbers ?? [];
  if (x === undefined || y === undefined || x2 === undefined || y2 === undefined) return undefined;
  const scale = Math.min(part.width / target.width, part.height / target.height);
  const width = within(target.width * scale, 1, part.width);
  const height = within(target.height * scale, 1, part.height);
  const left = within((x + x2) / 2 - width / 2, 0, part.width - width);
  const top = within((y + y2) / 2 - height / 2, 0, part.height - height);
  return {left, top, width, height};
}

function filtered(image: Sharp, {filters}: ImageOperations): Sharp {
  let result = image;
  const brightness = within(amount(filters, 'brightness', 0), -100, 100);
  if (brightness) result = result.linear(1, brightness * 2.55);
  const blur = amount(filters, 'blur', 0);
  if (blur > 0) result = result.blur(Math.max(0.3, Math.min(150, blur) / 2));
  const turn = amount(filters, 'rotate', 0);
  return turn % 90 === 0 && turn !== 0 ? result.rotate(-turn) : result;
}

function encoded(image: Sharp, format: ImageFormat, quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({quality: Math.min(60, quality), effort: 1}).toBuffer();
    case 'webp':
      return image.webp({quality, effort: 2}).toBuffer();
    case 'jpeg':
      return image.flatten({background: '#ffffff'}).jpeg({quality}).toBuffer();
    case 'png':
      return image.png({compressionLevel: 6}).toBuffer();
  }
}

/**
 * Applies the operations of a URL to a picture.
 *
 * @param base the original, `natural` pixels large
 * @param operations null for the unchanged original
 */
export async function transformImage(
  base: Buffer,
  natural: Size,
  operations: ImageOperations | null,
  format: ImageFormat,
): Promise<Buffer> {
  if (!operations) return encoded(sharp(base), format, 90);
  const {filters, smart} = operations;
  const size = sizeAfter(natural, operations);
  const whole = {left: 0, top: 0, ...natural};
  const focal = smart ? undefined : focalPart(natural, size, filters.get('focal'));
  const image = sharp(base)
    .extract(focal ?? whole)
    .resize({...size, fit: 'cover', position: smart ? sharp.strategy.attention : 'centre'});
  // Sharp applies operations in a fixed order, so the rest starts from the resized picture.
  const sized = sharp(await image.png({compressionLevel: 1}).toBuffer());
  const quality = within(amount(filters, 'quality', usualQuality), 1, 100);
  return encoded(filtered(sized, operations), format, quality);
}
