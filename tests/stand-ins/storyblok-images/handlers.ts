import {http, HttpResponse, type RequestHandler} from 'msw';
import {readAssetAddress} from './asset-address';
import {assetSize, parseAssetName} from './asset-name';
import {assetKey, assets} from './asset-store';
import {formatOf, readOperations} from './image-operations';

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const refuse = (status: number, text: string): Response =>
  HttpResponse.text(text, {status, headers: shared});

async function answer(request: Request): Promise<Response> {
  const address = readAssetAddress(decodeURIComponent(new URL(request.url).pathname));
  const asset = address && parseAssetName(address.name);
  if (!asset) return refuse(404, 'Not Found');
  const {width, height} = assetSize(asset);
  const {name, extension, operations: text} = address;
  if (width !== address.width || height !== address.height) {
    return refuse(404, `Not Found: ${name} is ${width}x${height}`);
  }
  const operations = text === null ? null : readOperations(text);
  if (text !== null && !operations) return refuse(400, `Not understood: ${text}`);
  const format = formatOf(extension, operations, request.headers.get('Accept') ?? '');
  const wanted = {name, asset, text, operations, format};
  const tag = `"${assetKey(wanted)}"`;
  const headers = {
    ...shared,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept',
    ETag: tag,
  };
  if (request.headers.get('If-None-Match')?.includes(tag)) {
    return new HttpResponse(null, {status: 304, headers});
  }
  const bytes = new Uint8Array(await assets.picture(wanted));
  return new HttpResponse(request.method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.byteLength),
    },
  });
}

/** A fake of Storyblok's asset host and image service. */
export const storyblokImageHandlers: RequestHandler[] = [http.get, http.head].map((on) =>
  on('*/f/:space/*', ({request}) => answer(request)),
);
