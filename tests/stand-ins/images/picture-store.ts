import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import type {Drawing} from './drawing-name';
import {drawingFile} from './drawing-name';
import {createFileCache} from './file-cache';
import type {PictureRequest} from './picture-request';
import {picturesArePlain, plainPicture} from './plain-picture';
import {drawingVersion, renderDrawing} from './render-drawing';

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
