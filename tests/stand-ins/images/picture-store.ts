import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import type {Drawing} from './drawing-name';
import {drawingFile} from './drawing-name';
import type {PictureRequest} from './picture-request';
import type {Priority} from './render-slots';
import {RenderSlots} from './render-slots';
import {drawingVersion, renderDrawing} from './render-drawing';

/** Pictures drawn once and kept on disk, in the sizes that were asked for. */
export interface PictureStore {
  picture(drawing: Drawing, request: PictureRequest, priority?: Priority): Promise<Buffer>;
}

const hash = (text: string): string =>
  createHash('sha256').update(`${drawingVersion}|${text}`).digest('hex').slice(0, 24);

/** Names one encoding of one drawing; changes with the drawings' version. */
export function pictureKey(drawing: Drawing, request: PictureRequest): string {
  const {width, height, crop = 'whole', format, progressive} = request;
  const encoding = progressive ? 'progressive' : 'baseline';
  return hash([drawingFile(drawing), width, height, crop, format, encoding].join('|'));
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

/** Another process may read at any time, so a file appears complete or not at all. */
async function writeWhole(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, {recursive: true});
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

function encode(base: Buffer, request: PictureRequest): Promise<Buffer> {
  const {width, height, crop, format, progressive} = request;
  const resized = sharp(base).resize({
    width,
    height,
    fit: crop ? 'cover' : 'fill',
    position: crop === 'center' || !crop ? 'centre' : crop,
  });
  switch (format) {
    case 'avif':
      return resized.avif({quality: 60, effort: 1}).toBuffer();
    case 'webp':
      return resized.webp({quality: 90, effort: 2}).toBuffer();
    case 'jpeg':
      return resized.flatten({background: '#ffffff'}).jpeg({quality: 90, progressive}).toBuffer();
    case 'png':
      return resized.png({compressionLevel: 6}).toBuffer();
  }
}

/** A store in `folder`; concurrent requests for the same picture share one render. */
export function createPictureStore(folder: string, atOnce = 2): PictureStore {
  const slots = new RenderSlots(atOnce);
  const underWay = new Map<string, Promise<Buffer>>();

  function kept(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const started = underWay.get(path);
    if (started) return started;
    const promise = (async () => {
      const found = await readIfThere(path);
      if (found) return found;
      const bytes = await make();
      await writeWhole(folder, path, bytes);
      return bytes;
    })().finally(() => underWay.delete(path));
    underWay.set(path, promise);
    return promise;
  }

  return {
    picture(drawing, request, priority = 'visitor') {
      const key = pictureKey(drawing, request);
      return kept(join(folder, `${key}.${request.format}`), async () => {
        const basePath = join(folder, `${hash(drawingFile(drawing))}.base.png`);
        const base = await kept(basePath, () => slots.run(priority, () => renderDrawing(drawing)));
        return slots.run(priority, () => encode(base, request));
      });
    },
  };
}

const cacheFolder = fileURLToPath(new URL('../../../.cache/images', import.meta.url));

/** The store every part of the stand-in shares, in the repository's ignored cache folder. */
export const pictures = createPictureStore(cacheFolder);
