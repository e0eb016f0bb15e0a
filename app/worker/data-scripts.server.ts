const END = '</body></html>';

interface PageScripts {
  /** What the loaders answered, as Remix encodes it; `null` on a page without script. */
  stream: ReadableStream<Uint8Array> | null;
  /** schema.org data, for search engines. */
  structuredData: Record<string, unknown>[];
  nonce: string;
}

/**
 * A rendered document with its scripts of data at the end of its body: structured data, and the loaders' as Remix's
 * browser part waits for them. Remix writes the same scripts while it streams (single fetch, `StreamTransfer`).
 */
export async function withDataScripts(
  html: string,
  {stream, structuredData, nonce}: PageScripts,
): Promise<string> {
  if (!html.endsWith(END)) throw new Error('A document without an end has no place for its data');
  const data = stream && (await new Response(stream).text());
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return [
    html.slice(0, -END.length),
    ...structuredData.map(toScript),
    ...(data === null
      ? []
      : [
          script(`window.__remixContext.streamController.enqueue(${asScriptText(data)});`),
          script('window.__remixContext.streamController.close();'),
        ]),
    END,
  ].join('');
}

function toScript(data: Record<string, unknown>): string {
  const json = JSON.stringify({'@context': 'https://schema.org', ...data});
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Text as a JavaScript string that can stand inside a script element. In single quotes, as the data are JSON: each of
 * its quotes would need a backslash in double ones. No `<`, `>`, `&` and no line separators of old engines.
 */
function asScriptText(text: string): string {
  const escaped = text.replaceAll(
    /[\\'<>&\n\r\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${escaped}'`;
}
