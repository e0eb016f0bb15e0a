import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {drawingFile, type Drawing} from './drawing-name';
import {createFileCache} from './file-cache';
import {picturesArePlain, plainPicture} from './plain-picture';
import {drawingVersion, renderDrawing} from './render-drawing';

/** The options of Shopify's picture URLs that the shop uses. */

type PictureFormat = 'avif' | 'webp' | 'png';

/** The requested picture: size in pixels, whether it is cropped to that size, and encoding. */
interface PictureRequest extends Size {
  cropped: boolean;
  format: PictureFormat;
}

interface Size {
  width: number;
  height: number;
}

const longestSide = 5760;

function sideOf(text: string | null): number | undefined {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined;
  const side = Number(text);
  return side >= 1 && side <= longestSide ? side : undefined;
}

/** AVIF before WebP before the original, as the CDN negotiates. */
function negotiated(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'png';
}

/**
 * Parses `width`, `height` and `crop=center` of a CDN URL; invalid values count as absent. The picture is never larger
 * than the original: inside the box without `crop`, exactly the box's aspect ratio with it.
 */
export function readPictureRequest(
  parameters: URLSearchParams,
  accept: string,
  natural: Size,
): PictureRequest {
  const width = sideOf(parameters.get('width')) ?? natural.width;
  const height = sideOf(parameters.get('height')) ?? natural.height;
  const shrink = Math.min(1, natural.width / width, natural.height / height);
  const fit = Math.min(1, width / natural.width, height / natural.height);
  const cropped = parameters.get('crop') === 'center' && parameters.has('height');
  const box = cropped
    ? {width: width * shrink, height: height * shrink}
    : {width: natural.width * fit, height: natural.height * fit};
  const pixels = (side: number) => Math.max(1, Math.round(side));
  return {
    width: pixels(box.width),
    height: pixels(box.height),
    cropped,
    format: negotiated(accept),
  };
}

/** Pictures rendered once and cached on disk, in the requested sizes. */
interface PictureStore {
  picture(drawing: Drawing, request: PictureRequest): Promise<Buffer>;
}

const hash = (text: string): string =>
  createHash('sha256').update(`${drawingVersion}|${text}`).digest('hex').slice(0, 24);

/** Cache key for one encoding of one drawing; changes with the drawings' version. */
export function pictureKey(drawing: Drawing, request: PictureRequest): string {
  const {width, height, cropped, format} = request;
  const crop = cropped ? 'center' : 'whole';
  return hash([drawingFile(drawing), width, height, crop, format].join('|'));
}

function encode(base: Buffer, request: PictureRequest): Promise<Buffer> {
  const {width, height, cropped, format} = request;
  const resized = sharp(base).resize({width, height, fit: cropped ? 'cover' : 'fill'});
  switch (format) {
    case 'avif':
      return resized.avif({quality: 60, effort: 1}).toBuffer();
    case 'webp':
      return resized.webp({quality: 90, effort: 2}).toBuffer();
    case 'png':
      return resized.png({compressionLevel: 6}).toBuffer();
  }
}

/** A store in `folder`; concurrent requests for the same picture share one render. */
function createPictureStore(folder: string): PictureStore {
  const kept = createFileCache(folder);

  return {
    picture(drawing, request) {
      const key = pictureKey(drawing, request);
      return kept(`${key}.${request.format}`, async () => {
        const baseFile = `${hash(drawingFile(drawing))}.base.png`;
        const base = await kept(baseFile, () => renderDrawing(drawing));
        return encode(base, request);
      });
    },
  };
}

const cacheFolder = fileURLToPath(new URL('../../../.cache/images', import.meta.url));

/** The store every part of the stand-in shares, in the repository's ignored cache folder. */
export const pictures: PictureStore = picturesArePlain
  ? {picture: (_, request) => plainPicture(request)}
  : createPictureStore(cacheFolder);
