import {http, type RequestHandler} from 'msw';
import {fileAnswer, noFile} from '../images/file-answer';
import {readAssetAddress} from './asset-address';
import {assetSize, parseAssetName} from './asset-name';
import {assetPicture} from './asset-picture';
import {formatOf, readOperations} from './image-operations';

async function answer(request: Request): Promise<Response> {
  const address = readAssetAddress(decodeURIComponent(new URL(request.url).pathname));
  const asset = address && parseAssetName(address.name);
  if (!asset) return noFile(404, 'Not Found');
  const {width, height} = assetSize(asset);
  const {name, extension, operations: text} = address;
  if (width !== address.width || height !== address.height) {
    return noFile(404, `Not Found: ${name} is ${width}x${height}`);
  }
  const operations = text === null ? null : readOperations(text);
  if (text !== null && !operations) return noFile(400, `Not understood: ${text}`);
  const format = formatOf(extension, operations, request.headers.get('Accept') ?? '');
  const picture = await assetPicture({name, asset, text, operations, format});
  return fileAnswer(request, picture, `image/${format}`);
}

/** A fake of Storyblok's asset host and image service. */
export const storyblokImageHandlers: RequestHandler[] = [http.get, http.head].map((on) =>
  on('*/f/:space/*', ({request}) => answer(request)),
);
