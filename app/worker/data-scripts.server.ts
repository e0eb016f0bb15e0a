/**
 * The page's loader data as the scripts that Remix's browser part waits for. Remix writes the same scripts
 * while it streams; a page that is rendered in one go appends them (single fetch, `StreamTransfer`).
 */
export async function dataScripts(
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const data = await new Response(stream).text();
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return (
    script(
      `window.__remixContext.streamController.enqueue(${escapeScript(JSON.stringify(data))});`,
    ) + script('window.__remixContext.streamController.close();')
  );
}

/** JSON that can stand inside a script element: no `<`, `>`, `&` and no line separators of old engines. */
function escapeScript(json: string): string {
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
