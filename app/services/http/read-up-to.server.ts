/** How much more of a body that is too long is read away: a connection cut while the browser still sends shows no answer. */
const DRAIN_BYTES = 256 * 1024;

/** The whole of a body; `null` when it is longer than `limit`. */
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
