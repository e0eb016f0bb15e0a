import {http, type RequestHandler} from 'msw';
import {documentTitle, downloadDocument} from './download-document';
import {drawingSize} from './drawing-name';
import {drawingPicture, readPictureRequest} from './drawing-picture';
import {fileAnswer, noFile} from './file-answer';
import {labelDrawing, placeholderLabel} from './placeholder-label';
import {parseDrawingFile} from './render-drawing';

/** Path of a file on the shop's CDN, as the Storefront API returns it. */
export const imagePath = (file: string): string => `/s/files/1/0868/4010/files/${file}?v=1`;

async function answerFile(request: Request, file: string): Promise<Response> {
  const title = documentTitle(file);
  if (title) return fileAnswer(request, downloadDocument(title), 'application/pdf');
  if (file === placeholderLabel) {
    return fileAnswer(request, new TextEncoder().encode(labelDrawing), 'image/svg+xml');
  }
  const drawing = parseDrawingFile(file);
  if (!drawing) return noFile(404, 'Not Found');
  const wanted = readPictureRequest(
    new URL(request.url).searchParams,
    request.headers.get('Accept') ?? '',
    drawingSize(drawing),
  );
  return fileAnswer(request, await drawingPicture(drawing, wanted), `image/${wanted.format}`);
}

/** A fake of Shopify's CDN: pictures in every size, and downloads. */
export const imageHandlers: RequestHandler[] = [http.get, http.head].map((on) =>
  on<{name: string}>('*/s/files/:a/:b/:c/files/:name', ({request, params}) =>
    answerFile(request, params.name),
  ),
);
