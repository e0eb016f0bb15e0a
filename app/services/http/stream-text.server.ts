interface Text {
  start: string;
  /** Written one after the other, as fast as the reader takes them. */
  parts: AsyncGenerator<string>;
  end: string;
}

/**
 * A text that is too long to be held at once. Its first part is there before the answer begins, so that an outage is an
 * answer with its own status; a later one breaks the answer off, so that nobody takes it for whole.
 */
export async function streamText({start, parts, end}: Text): Promise<ReadableStream<Uint8Array>> {
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
        console.error('A file breaks off', error instanceof Error ? error.message : error);
        throw error;
      });
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

/** Text as XML may hold it: escaped, without the control characters that no XML may name. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
