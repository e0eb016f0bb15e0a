import {gunzipSync} from 'node:zlib';
import {badRequest} from './api-error';

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The body of a request as JSON, whatever its content type: browsers send `text/plain`, some clients compress.
 *
 * @throws ApiError 400 when it is invalid
 */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length === 0) return undefined;
  try {
    const packed = request.headers.get('Content-Encoding') === 'gzip';
    return JSON.parse((packed ? gunzipSync(bytes) : bytes).toString());
  } catch {
    throw badRequest('Invalid JSON');
  }
}

/** A body that has to be an object; a missing one counts as empty. */
export function objectIn(body: unknown): JsonObject {
  if (body === undefined) return {};
  if (!isJsonObject(body)) throw badRequest('Expecting Object at top level');
  return body;
}
