import sharp, {type Sharp} from 'sharp';
import {pictureBytes, type PictureFormat, type Size} from '../images/picture-store';
import {assetSize, type Asset} from './asset-name';
import {assetSvg} from './asset-svg';
import type {ImageOperations} from './image-operations';

interface Box extends Size {
  left: number;
  top: number;
}

/** One asset in one form. */
interface AssetRequest {
  name: string;
  asset: Asset;
  /** What follows `/m/`, raw and parsed; null for the original. */
  text: string | null;
  operations: ImageOperations | null;
  format: PictureFormat;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/**
 * Size of a picture of `natural` size after `operations`, null for the unchanged original: 0 follows from the other
 * side, `no_upscale()` limits it to the original.
 */
function sizeAfter(natural: Size, operations: ImageOperations | null): Size {
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

/** Crops and scales a picture of `natural` size. */
function transformed(
  original: Sharp,
  natural: Size,
  {smart, filters}: ImageOperations,
  size: Size,
) {
  const focal = smart ? undefined : focalPart(natural, size, filters.get('focal'));
  return original
    .extract(focal ?? {left: 0, top: 0, ...natural})
    .resize({...size, fit: 'cover', position: smart ? sharp.strategy.attention : 'centre'});
}

function qualityOf({filters}: ImageOperations): number {
  const quality = Number.parseFloat(filters.get('quality') ?? '');
  return Number.isFinite(quality) ? within(quality, 1, 100) : 80;
}

/** An asset as Storyblok's image service answers it; effects such as `blur` are ignored. */
export function assetPicture({
  name,
  asset,
  text,
  operations,
  format,
}: AssetRequest): Promise<Buffer> {
  const natural = assetSize(asset);
  const size = sizeAfter(natural, operations);
  return pictureBytes({
    name,
    svg: () => assetSvg(asset),
    form: text ?? 'original',
    ...size,
    format,
    quality: operations ? qualityOf(operations) : 90,
    sized: (original) => (operations ? transformed(original, natural, operations, size) : original),
  });
}
