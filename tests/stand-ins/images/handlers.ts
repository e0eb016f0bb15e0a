import type {RequestHandler} from 'msw';
import {http, HttpResponse} from 'msw';
import {documentTitle, downloadDocument} from './download-document';
import {drawingSize} from './drawing-name';
import {labelDrawing, placeholderLabel} from './placeholder-label';
import {readPictureRequest, pictureKey, pictures} from './picture-store';
import {parseDrawingFile} from './render-drawing';

/** Path of a file on the shop's CDN, as the Storefront API returns it. */
export const imagePath = (file: string): string => `/s/files/1/0868/4010/files/${file}?v=1`;

const sharedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const lastingHeaders = {
  ...sharedHeaders,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

const notFound = (): HttpResponse<string> =>
  new HttpResponse('Not Found', {
    status: 404,
    headers: {...sharedHeaders, 'Content-Type': 'text/plain; charset=utf-8'},
  });

/** The response to GET; HEAD gets the same without a body. */
function reply(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return new HttpResponse(request.method === 'HEAD' ? null : body, {
    headers: {...lastingHeaders, ...headers, 'Content-Length': String(body.byteLength)},
  });
}

/** `If-None-Match` uses weak comparison: the `W/` prefix does not count. */
const holds = (request: Request, tag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === tag || entry === '*');

async function answerFile(request: Request, file: string): Promise<Response> {
  const title = documentTitle(file);
  if (title) {
    return reply(request, downloadDocument(title), {'Content-Type': 'application/pdf'});
  }
  if (file === placeholderLabel) {
    return reply(request, new TextEncoder().encode(labelDrawing), {
      'Content-Type': 'image/svg+xml',
    });
  }
  const drawing = parseDrawingFile(file);
  if (!drawing) return notFound();
  const wanted = readPictureRequest(
    new URL(request.url).searchParams,
    request.headers.get('Accept') ?? '',
    drawingSize(drawing),
  );
  const tag = `"${pictureKey(drawing, wanted)}"`;
  const headers = {'Content-Type': `image/${wanted.format}`, Vary: 'Accept', ETag: tag};
  if (holds(request, tag)) {
    return new HttpResponse(null, {
      status: 304,
      headers: {...lastingHeaders, Vary: 'Accept', ETag: tag},
    });
  }
  const picture = await pictures.picture(drawing, wanted);
  return reply(request, new Uint8Array(picture), headers);
}

/** A fake of Shopify's CDN: pictures in every size, and downloads. */
export const imageHandlers: RequestHandler[] = [http.get, http.head].map((on) =>
  on<{name: string}>('*/s/files/:a/:b/:c/files/:name', ({request, params}) =>
    answerFile(request, params.name),
  ),
);
