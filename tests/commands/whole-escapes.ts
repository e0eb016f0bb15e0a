import {Transform} from 'node:stream';

const HALF_ESCAPE = /%(?![\da-f]{2})/gi;
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.\d$/;
const MAX_LINE_LENGTH = 64 * 1024;

/** `?q=%` as `?q=%25`: an incomplete escape is a literal percent sign (URL standard, "percent-decode"). */
export function completeEscapes(address: string): string {
  return address.replaceAll(HALF_ESCAPE, '%25');
}

/**
 * Completes escapes in the request lines of a connection. Miniflare forwards requests through an older URL parser,
 * which fails on an incomplete escape where Oxygen, Cloudflare and browsers read a percent sign.
 */
export function completeEscapesTransform(): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, withWholeLine(chunk));
    },
  });
}

/** Each request starts a new chunk: clients do not send the next one before the response. */
export function withWholeLine(chunk: Buffer): Buffer {
  const end = chunk.subarray(0, MAX_LINE_LENGTH).indexOf('\r\n');
  const line = end > 0 ? chunk.subarray(0, end).toString('latin1') : '';
  if (!line.includes('%') || !REQUEST_LINE.test(line)) return chunk;
  return Buffer.concat([Buffer.from(completeEscapes(line), 'latin1'), chunk.subarray(end)]);
}
