import {messageOf} from './outage.server';

/**
 * Streams a text that is too long to hold in memory, as fast as the reader consumes its parts. The first part is awaited
 * before the response starts, so that an outage gets its own status; a later failure aborts the response, so that nobody
 * takes it for complete.
 */
export async function streamText({
  start,
  parts,
  end,
}: {
  start: string;
  parts: AsyncGenerator<string>;
  end: string;
}): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await parts.next();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(end));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(next.value));
      next = await parts.next().catch((error: unknown) => {
        console.error('Stream aborted', messageOf(error));
        throw error;
      });
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

/** Text for XML and HTML, including attributes: escaped, without the control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** How much of an oversized body is still drained: browsers show no response if cut off while they send. */
const DRAIN_BYTES = 256 * 1024;

/** The complete body; `null` when it is longer than `limit`. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= limit) chunks.push(value);
    else if (size > limit + DRAIN_BYTES) {
      await reader.cancel();
      return null;
    }
  }
  return size > limit ? null : new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The headers of a message with these names, as far as it has them. */
export function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value) picked.set(name, value);
  }
  return picked;
}
