import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import sharp, {type Sharp} from 'sharp';
import {createFileCache} from './file-cache';

/** Version of the drawings in cache keys; increment it when a picture changes. */
const drawingVersion = '6';

/**
 * Whether pictures are single-coloured: rendering and decoding takes a tenth of the browser tests' time, and these
 * check only the size and position of pictures, not their content.
 */
const arePlain = process.env.PICTURES === 'plain';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Size {
  width: number;
  height: number;
}

/** A drawing in one form. */
interface Picture extends Size {
  name: string;
  /** The drawing as an SVG document with its natural size. */
  svg: () => string;
  /** What is done to the drawing, for the cache. */
  form: string;
  format: PictureFormat;
  quality: number;
  /** Brings the original to `width` by `height`. */
  sized: (original: Sharp) => Sharp;
}

const kept = createFileCache(fileURLToPath(new URL('../../../.cache/images', import.meta.url)));

const hash = (...parts: string[]): string =>
  createHash('sha256')
    .update([drawingVersion, ...parts].join('|'))
    .digest('hex')
    .slice(0, 24);

/** A picture as a file, drawn once and kept in the repository's ignored cache folder. */
export function pictureBytes(picture: Picture): Promise<Buffer> {
  const {name, svg, form, width, height, format, quality, sized} = picture;
  if (arePlain) return kept(`plain-${width}x${height}.${format}`, () => plain(picture));
  return kept(`${hash(name, form, format)}.${format}`, async () => {
    const original = await kept(`${hash(name)}.base.png`, () => rasterised(svg()));
    return encoded(sized(sharp(original)), format, quality);
  });
}

function plain({width, height, format}: Picture): Promise<Buffer> {
  const background = {r: 200, g: 205, b: 196};
  return sharp({create: {width, height, channels: 3, background}})
    .toFormat(format, format === 'avif' || format === 'webp' ? {effort: 0} : {})
    .toBuffer();
}

/** PNG, for speed rather than size. */
const rasterised = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), {limitInputPixels: false, unlimited: true})
    .png({compressionLevel: 1, adaptiveFiltering: false})
    .toBuffer();

function encoded(image: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
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
