const END = '</body></html>';

/**
 * A rendered document with its loader data, as the scripts that Remix's browser part waits for, at the end of its body.
 * Remix writes the same scripts while it streams (single fetch, `StreamTransfer`).
 */
export async function withDataScripts(
  html: string,
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  if (!html.endsWith(END)) throw new Error('A document without an end has no place for its data');
  const data = await new Response(stream).text();
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return [
    html.slice(0, -END.length),
    script(
      `window.__remixContext.streamController.enqueue(${escapeScript(JSON.stringify(data))});`,
    ),
    script('window.__remixContext.streamController.close();'),
    END,
  ].join('');
}

/** JSON that can stand inside a script element: no `<`, `>`, `&` and no line separators of old engines. */
function escapeScript(json: string): string {
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
