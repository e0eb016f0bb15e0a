import sharp, {type Sharp} from 'sharp';
import type {ImageFormat} from './image-format';
import type {ImageOperations} from './image-operations';

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

/** The manual crop, clamped to the picture; the entire picture when the crop is empty. */
function croppedPart(natural: Size, crop: ImageOperations['crop']): Box {
  const whole = {left: 0, top: 0, ...natural};
  if (!crop) return whole;
  const [left, top, right, bottom] = crop;
  const box = {left: within(left, 0, natural.width), top: within(top, 0, natural.height)};
  const width = within(right, 0, natural.width) - box.left;
  const height = within(bottom, 0, natural.height) - box.top;
  return width > 0 && height > 0 ? {...box, width, height} : whole;
}

/** Size of the result: 0 follows from the other side, `no_upscale()` limits it to the cropped part. */
function targetSize(part: Size, {width, height, fitIn, filters}: ImageOperations): Size {
  const ratio = part.width / part.height;
  const wanted = {
    width: width || (height ? height * ratio : part.width),
    height: height || (width ? width / ratio : part.height),
  };
  const larger = filters.has('no_upscale')
    ? Math.max(1, wanted.width / part.width, wanted.height / part.height)
    : 1;
  const box = {width: wanted.width / larger, height: wanted.height / larger};
  const fit = fitIn ? Math.min(box.width / part.width, box.height / part.height) : 0;
  const {width: w, height: h} = fit ? {width: part.width * fit, height: part.height * fit} : box;
  return {width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h))};
}

/** Size of a picture of `natural` size after `operations`, null for the unchanged original. */
export function sizeAfter(natural: Size, operations: ImageOperations | null): Size {
  return operations ? targetSize(croppedPart(natural, operations.crop), operations) : natural;
}

/** The largest part with the target's aspect ratio around the focal point `XxY:X2xY2`, in original pixels. */
function focalPart(part: Box, target: Size, focal: string | undefined): Box | undefined {
  const numbers = focal?.match(/\d+/g)?.map(Number);
  const [x, y, x2 = x, y2 = y] = numbers ?? [];
  if (x === undefined || y === undefined || x2 === undefined || y2 === undefined) return undefined;
  const scale = Math.min(part.width / target.width, part.height / target.height);
  const width = within(target.width * scale, 1, part.width);
  const height = within(target.height * scale, 1, part.height);
  const left = within((x + x2) / 2 - width / 2, part.left, part.left + part.width - width);
  const top = within((y + y2) / 2 - height / 2, part.top, part.top + part.height - height);
  return {left, top, width, height};
}

const colour = (text: string): string => (/^[0-9a-f]{3,8}$/i.test(text) ? `#${text}` : text);

function filtered(
  image: Sharp,
  {filters, fitIn, width, height}: ImageOperations,
  size: Size,
): Sharp {
  let result = image;
  const fill = filters.get('fill');
  if (fill && fitIn && width && height) {
    const [across, down] = [Math.max(0, width - size.width), Math.max(0, height - size.height)];
    const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)];
    const background = fill === 'transparent' ? '#00000000' : colour(fill);
    result = result.extend({left, top, right: across - left, bottom: down - top, background});
  }
  const brightness = within(amount(filters, 'brightness', 0), -100, 100);
  if (brightness) result = result.linear(1, brightness * 2.55);
  if (filters.has('grayscale')) result = result.grayscale();
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
  const {filters, smart, flipped, flopped} = operations;
  const part = croppedPart(natural, operations.crop);
  const size = targetSize(part, operations);
  const focal = smart ? undefined : focalPart(part, size, filters.get('focal'));
  let image = sharp(base)
    .extract(focal ?? part)
    .resize({...size, fit: 'cover', position: smart ? sharp.strategy.attention : 'centre'});
  if (flipped) image = image.flip();
  if (flopped) image = image.flop();
  // Sharp applies operations in a fixed order, so the rest starts from the resized picture.
  const sized = sharp(await image.png({compressionLevel: 1}).toBuffer());
  const quality = within(amount(filters, 'quality', usualQuality), 1, 100);
  return encoded(filtered(sized, operations, size), format, quality);
}
