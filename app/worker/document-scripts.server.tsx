import type {EntryContext} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import type {Language} from '~/i18n/languages';
import {resources} from '~/pages';

interface DocumentScripts {
  /** What Remix's client code starts with. */
  remix: Pick<EntryContext, 'serverHandoffString' | 'serverHandoffStream'> & {
    /** Vite's development server adds a module that has to run first. */
    manifest: Pick<EntryContext['manifest'], 'entry' | 'routes' | 'url' | 'version'> & {
      hmr?: {runtime: string};
    };
    staticHandlerContext: {matches: readonly {route: {id: string}}[]};
  };
  /** schema.org data, for search engines. */
  structuredData: Record<string, unknown>[];
  language: Language;
  nonce: string;
}

/** The tags at the end of a document's head, which React leaves alone, like the scripts at the end of its body. */
export const documentHeadTags = (tags: readonly Record<string, string>[]): ReactNode =>
  tags.map((tag, index) =>
    tag.rel ? <link key={index} {...tag} /> : <meta key={index} {...tag} />,
  );

/**
 * The scripts at the end of a document's body: structured data, the loaders' data and the start of Remix, in place of
 * Remix's `<Scripts>`. That would preload all files (`modulepreload`), which would compete with stylesheet, font and
 * images for bandwidth. Here a module imports them after these, or when a visitor is about to use the page.
 */
export async function documentScripts({
  remix,
  structuredData,
  language,
  nonce,
}: DocumentScripts): Promise<ReactNode> {
  const {serverHandoffStream, serverHandoffString = '{}'} = remix;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // The build compiles Remix's flags into its script (`vite.config.ts`); its other settings are the default ones.
  const settings = remix.manifest.hmr ? serverHandoffString : '{}';
  const start = [
    'window.renderedPath=location.pathname+location.search;',
    `window.__remixContext=${settings};`,
    `window.__remixContext.stream=new ReadableStream({start(controller){`,
    `controller.enqueue(${asScriptText(data)});controller.close()`,
    `}}).pipeThrough(new TextEncoderStream())`,
  ].join('');
  return (
    <>
      {structuredData.map((item, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={asJson(item)} />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{__html: start}} />
      <script
        nonce={nonce}
        type="module"
        async
        dangerouslySetInnerHTML={{__html: deferredStart(remix, language)}}
      />
    </>
  );
}

/** How long images and the first paint may delay a page's script, in milliseconds. */
const LATEST_START_MS = 3000;
/** Controls that a pointer or the keyboard reaches before they are used. */
const CONTROLS_SELECTOR = 'a,button,input,select,textarea,summary,label';
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
/**
 * Elements that wait for script: an open dialog, notices, which disappear by themselves, and the errors of a form,
 * which take focus to be read out.
 */
const WAITING_SELECTOR = 'dialog[open],.notice,[data-summary]';

/**
 * Starts script once: when everything above the fold has been loaded and painted, when a visitor reaches for a control,
 * or at once in the visual editor's frame and where an element on the page waits for it.
 */
function deferredStart(remix: DocumentScripts['remix'], language: Language): string {
  return [
    checkBuild(remix.manifest.version),
    `let begun;const begin=()=>{if(begun)return;begun=1;${importsOf(remix, language)}};`,
    // On a fast connection everything is loaded before a slow processor has laid out the page.
    'const onPaint=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true});',
    `if(self!==top||document.querySelector("${WAITING_SELECTOR}"))begin();`,
    `else{if(document.readyState==="complete")onPaint();else addEventListener("load",onPaint);`,
    `setTimeout(begin,${LATEST_START_MS});`,
    `for(const sign of ${JSON.stringify(INTENT_EVENTS)})`,
    `addEventListener(sign,({target})=>target.closest?.("${CONTROLS_SELECTOR}")&&begin(),{passive:true})}`,
  ].join('');
}

/**
 * Imports all files of the page in parallel. The entry waits for the modules of its routes (`window.pageModules`); a
 * development server's runtime has to run before any of them.
 */
function importsOf(
  {manifest, staticHandlerContext}: DocumentScripts['remix'],
  language: Language,
): string {
  const {entry, hmr, url} = manifest;
  const routes = staticHandlerContext.matches.flatMap(({route: {id}}) => manifest.routes[id] ?? []);
  const modules = routes.map(({module}) => module);
  const files = new Set([
    ...modules,
    // The build has one manifest per language (`splitManifest` in `vite.config.ts`).
    hmr ? url : url.replace(/js$/, `${language}.js`),
    ...entry.imports,
    ...routes.flatMap(({imports = []}) => imports),
  ]);
  const load = [
    `window.pageModules=Promise.all([${[...files].map(importOf).join()}]).then(m=>{`,
    `window.__remixRouteModules={${routes.map(({id}, index) => `${JSON.stringify(id)}:m[${index}]`).join()}}});`,
    // The entry, which may load after a module has failed, reports it.
    'window.pageModules.catch(()=>{});',
    importOf(entry.module),
    entryFailureHandler,
  ].join('');
  return hmr ? `${importOf(hmr.runtime)}.then(()=>{${load}})` : load;
}

/** How long the shop may take to tell which build it runs, in milliseconds; Safari before 16 has no such limit. */
const CHECK_TIMEOUT_MS = 5000;

/** `window.checkBuild` (`fetch-shop-json.ts`), which is needed most when a file is missing. */
const checkBuild = (build: string) =>
  [
    `window.checkBuild=()=>fetch("/${resources.latestBuild}?"+Date.now(),{signal:AbortSignal.timeout?.(${CHECK_TIMEOUT_MS})})`,
    '.then(answer=>answer.json()).then(({id})=>{',
    `if(id&&id!==${JSON.stringify(build)})document.documentElement.dataset.newBuild=id;return!!id`,
    '}).catch(()=>false);',
  ].join('');

/** Does what `reloadIfReplaced` does, which is missing when the entry or one of its imports fails to load. */
const entryFailureHandler = [
  '.catch(async error=>{console.error(error);const{dataset}=document.documentElement;dataset.plainForms="";',
  'const[page]=performance.getEntriesByType("navigation");',
  'if(await window.checkBuild()&&dataset.newBuild&&page.type==="navigate"&&!(page.responseStatus>=400))location.reload()})',
].join('');

const importOf = (file: string) => `import(${JSON.stringify(file)})`;

function asJson(item: Record<string, unknown>) {
  const json = JSON.stringify({'@context': 'https://schema.org', ...item});
  return {__html: json.replaceAll('<', '\\u003c')};
}

/**
 * Text as a JavaScript string in a script element; in single quotes, because JSON is full of double ones. Escapes `<`,
 * which could end the script, and line separators, which older engines do not accept in strings.
 */
function asScriptText(text: string): string {
  const escaped = text.replaceAll(
    /[\\'<\n\r\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${escaped}'`;
}
