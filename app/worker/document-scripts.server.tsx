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
 * font and pictures. Here a module asks for them when these have come, or when a visitor is about to use the page.
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
      <script
        nonce={nonce}
        type="module"
        async
        dangerouslySetInnerHTML={{__html: laterStart(remix)}}
      />
    </>
  );
}

/** How long pictures and the first paint may keep a page's script waiting, in milliseconds. */
const LATEST_START_MS = 3000;
/** What a pointer or the keyboard reaches before it is used. */
const USABLE = 'a,button,input,select,textarea,summary,label';
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
/**
 * What waits for script: a dialog that is open already, notices, which go by themselves, and what is wrong with a form,
 * which takes the focus to be read out.
 */
const WAITING = 'dialog[open],.notice,[data-summary]';

/**
 * Starts script once: when all that the page shows first has been loaded and painted, when somebody reaches for something
 * on it, or at once in the visual editor's frame and where something on the page waits for it.
 */
function laterStart(remix: DocumentScripts['remix']): string {
  return [
    `let begun;const begin=()=>{if(begun)return;begun=1;${importsOf(remix)};${layOutRest(remix)}};`,
    // On a quick line all is there before a slow processor has laid out the page.
    'const onPaint=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true});',
    `if(self!==top||document.querySelector("${WAITING}"))begin();`,
    `else{if(document.readyState==="complete")onPaint();else addEventListener("load",onPaint);`,
    `setTimeout(begin,${LATEST_START_MS});`,
    `for(const sign of ${JSON.stringify(SIGNS)})`,
    `addEventListener(sign,({target})=>target.closest?.("${USABLE}")&&begin(),{passive:true})}`,
  ].join('');
}

/** Fewer take long each, more cost more together. */
const FRAMES = 8;

/**
 * Lays out what lies below the first screen (`late-layout`): when the page's modules are there, from which its pictures
 * would take the line, and in some frames, so that no task takes long. React of a development server complains of
 * classes that have changed: there all is laid out at once.
 */
function layOutRest({manifest: {hmr}}: DocumentScripts['remix']): string {
  const whole = 'document.documentElement.dataset.whole="";';
  if (hmr) return whole;
  return [
    'const layOut=()=>{const late=[...document.getElementsByClassName("late-layout")];',
    `const some=Math.ceil(late.length/${FRAMES});const next=()=>{`,
    'for(const part of late.splice(0,some))part.classList.remove("late-layout");',
    `if(late.length)requestAnimationFrame(next);else ${whole}};next()};window.pageModules.then(layOut,layOut)`,
  ].join('');
}

/**
 * Asks for all files of the page at the same time. The entry waits for the modules of its routes (`window.pageModules`);
 * a development server's runtime has to run before any of them.
 */
function importsOf({manifest, staticHandlerContext}: DocumentScripts['remix']): string {
  const {entry, hmr, url} = manifest;
  const routes = staticHandlerContext.matches.flatMap(({route: {id}}) => manifest.routes[id] ?? []);
  const modules = routes.map(({module}) => module);
  const files = new Set([
    ...modules,
    url,
    ...entry.imports,
    ...routes.flatMap(({imports = []}) => imports),
  ]);
  const load = [
    `window.pageModules=Promise.all([${[...files].map(importOf).join()}]).then(m=>{`,
    `window.__remixRouteModules={${routes.map(({id}, at) => `${JSON.stringify(id)}:m[${at}]`).join()}}});`,
    // The entry, which may come later than the failure of a module, reports it.
    'window.pageModules.catch(()=>{});',
    importOf(entry.module),
    withoutEntry,
  ].join('');
  return hmr ? `${importOf(hmr.runtime)}.then(()=>{${load}})` : load;
}

/**
 * For who cannot get the entry, or what it is made of, and with it no code that could say so (`loadAnew`): brings back the
 * buttons that script makes needless and loads the page once more, unless that is done or it answers a refused form.
 */
const withoutEntry = [
  '.catch(error=>{console.error(error);document.documentElement.dataset.plainForms="";',
  'const[page]=performance.getEntriesByType("navigation");',
  'if(navigator.onLine&&page.type==="navigate"&&!(page.responseStatus>=400))location.reload()})',
].join('');

const importOf = (file: string) => `import(${JSON.stringify(file)})`;

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
