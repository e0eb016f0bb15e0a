import type {EntryContext} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';

interface DocumentScripts {
  /** What Remix's browser part starts with. */
  remix: Pick<EntryContext, 'serverHandoffString' | 'serverHandoffStream'> & {
    /** Vite's development server adds a module that has to run first. */
    manifest: Pick<EntryContext['manifest'], 'entry' | 'routes' | 'url'> & {
      hmr?: {runtime: string};
    };
    staticHandlerContext: {matches: readonly {route: {id: string}}[]};
  };
  /** schema.org data, for search engines. */
  structuredData: Record<string, unknown>[];
  nonce: string;
}

/**
 * The scripts for the end of a document's body: structured data, the loaders' data and what starts Remix, in place of
 * Remix's `<Scripts>`. That would name all files ahead (`modulepreload`), so that they took the line from style sheet,
 * font and pictures. Here a module names them, which browsers reach when the style sheet has come.
 */
export async function documentScripts({
  remix,
  structuredData,
  nonce,
}: DocumentScripts): Promise<ReactNode> {
  const {serverHandoffStream, serverHandoffString = '{}'} = remix;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const start = [
    `window.__remixContext=${serverHandoffString};`,
    `window.__remixContext.stream=new ReadableStream({start(controller){`,
    `controller.enqueue(${asScriptText(data)});controller.close()`,
    `}}).pipeThrough(new TextEncoderStream())`,
  ].join('');
  return (
    <>
      {structuredData.map((about, at) => (
        <script key={at} type="application/ld+json" dangerouslySetInnerHTML={asJson(about)} />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{__html: start}} />
      <link rel="modulepreload" href={remix.manifest.entry.module} />
      <script
        nonce={nonce}
        type="module"
        async
        dangerouslySetInnerHTML={{__html: importsOf(remix)}}
      />
    </>
  );
}

/** All files of the page at once; the entry, which is small and named ahead, begins when the modules of its routes are there. */
function importsOf({manifest, staticHandlerContext}: DocumentScripts['remix']): string {
  const {entry, hmr, url} = manifest;
  const routes = staticHandlerContext.matches.flatMap(({route: {id}}) => manifest.routes[id] ?? []);
  const files = new Set([
    ...(hmr ? [hmr.runtime] : []),
    url,
    ...entry.imports,
    ...routes.flatMap(({imports = []}) => imports),
  ]);
  return [
    ...[...files].map((file) => `import ${JSON.stringify(file)};`),
    ...routes.map(({module}, at) => `import * as route${at} from ${JSON.stringify(module)};`),
    `window.__remixRouteModules={${routes.map(({id}, at) => `${JSON.stringify(id)}:route${at}`).join()}};`,
    `import(${JSON.stringify(entry.module)})`,
  ].join('');
}

function asJson(about: Record<string, unknown>) {
  const json = JSON.stringify({'@context': 'https://schema.org', ...about});
  return {__html: json.replaceAll('<', '\\u003c')};
}

/**
 * Text as a JavaScript string that can stand inside a script element. In single quotes, as the data are JSON: each of
 * its quotes would need a backslash in double ones. No `<`, with which all begins that ends a script, and no line separators
 * of old engines.
 */
function asScriptText(text: string): string {
  const escaped = text.replaceAll(
    /[\\'<\n\r\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${escaped}'`;
}
