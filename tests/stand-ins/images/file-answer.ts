import {HttpResponse} from 'msw';

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The response to GET for a file that never changes; HEAD gets the same without a body. */
export function fileAnswer({method}: Request, bytes: Uint8Array, type: string): Response {
  return new HttpResponse(method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...shared,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': String(bytes.byteLength),
      'Content-Type': type,
      Vary: 'Accept',
    },
  });
}

/** The response when there is no such file. */
export const noFile = (status: 400 | 404, text: string): Response =>
  HttpResponse.text(text, {status, headers: shared});
