import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {createFileCache} from '../images/file-cache';
import {picturesArePlain, plainPicture} from '../images/plain-picture';
import {drawingVersion} from '../images/render-drawing';
import {assetSize, type Asset} from './asset-name';
import {assetSvg} from './asset-svg';
import type {ImageFormat, ImageOperations} from './image-operations';
import {sizeAfter, transformImage} from './transform-image';

/** Version of these drawings in cache keys; increment it when a picture changes. */
const assetVersion = '3';

/** One asset in one form. */
interface AssetRequest {
  name: string;
  asset: Asset;
  /** What follows `/m/`, raw and parsed; null for the original. */
  text: string | null;
  operations: ImageOperations | null;
  format: ImageFormat;
}

/** Assets rendered once and cached on disk, in the requested forms. */
interface AssetStore {
  picture(request: AssetRequest): Promise<Buffer>;
}

const hash = (...parts: string[]): string =>
  createHash('sha256')
    .update([drawingVersion, assetVersion, ...parts].join('|'))
    .digest('hex')
    .slice(0, 24);

/** Cache key for one form of one asset; changes with the drawings' version. */
export const assetKey = ({name, text, format}: AssetRequest): string =>
  hash(name, text ?? 'original', format);

/** A store in `folder`. */
function createAssetStore(folder: string): AssetStore {
  const kept = createFileCache(folder);
  const draw = (asset: Asset) =>
    sharp(Buffer.from(assetSvg(asset)), {limitInputPixels: false, unlimited: true})
      .png({compressionLevel: 1, adaptiveFiltering: false})
      .toBuffer();

  return {
    picture(request) {
      const {asset, name, operations, format} = request;
      return kept(`${assetKey(request)}.${format}`, async () => {
        const base = await kept(`${hash(name)}.base.png`, () => draw(asset));
        return transformImage(base, assetSize(asset), operations, format);
      });
    },
  };
}

const cacheFolder = fileURLToPath(new URL('../../../.cache/storyblok-images', import.meta.url));

/** The store of the demo, in the repository's ignored cache folder. */
export const assets: AssetStore = picturesArePlain
  ? {
      picture: ({asset, operations, format}) =>
        plainPicture({...sizeAfter(assetSize(asset), operations), format}),
    }
  : createAssetStore(cacheFolder);
