import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import tailwindcss from '@tailwindcss/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {defineConfig, loadEnv, type Plugin, type Rollup} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {languageNames} from './app/i18n/languages';

const DRAWING = '.svg?drawing';

/**
 * `import path from '….svg?drawing'`: an icon's inner markup as text, without `<svg>` and white space, as one path if
 * possible.
 */
function svgDrawings(): Plugin {
  return {
    name: 'svg-drawings',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(DRAWING)) return null;
      const svg = await readFile(id.slice(0, id.lastIndexOf('?')), 'utf8');
      const drawing = svg.replaceAll(/<!--.*?-->|<\/?svg[^>]*>|\n\s*/g, '').replaceAll(' />', '/>');
      return `export default ${JSON.stringify(asOnePath(drawing) ?? drawing)}`;
    },
  };
}

/** One element instead of one per shape; `null` for shapes with attributes other than their geometry. */
function asOnePath(drawing: string): string | null {
  const shapes = [...drawing.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, name, attributes = '']) => {
    const unreadAttributes = new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]),
    );
    const take = (key: string) => {
      const text = unreadAttributes.get(key) ?? '';
      unreadAttributes.delete(key);
      return text;
    };
    const path = pathOf(name, take);
    return unreadAttributes.size === 0 ? path : null;
  });
  return shapes.includes(null) ? null : `<path d="${shapes.join('')}"/>`;
}

function pathOf(name: string | undefined, take: (attribute: string) => string): string | null {
  if (name === 'path') {
    const d = take('d');
    // A lower-case `m` is relative to the end of the previous shape.
    return d.startsWith('m') ? `M0 0${d}` : d;
  }
  if (name === 'polyline') return `M${take('points')}`;
  if (name === 'line') return `M${take('x1')} ${take('y1')}L${take('x2')} ${take('y2')}`;
  if (name !== 'circle') return null;
  const r = Number(take('r'));
  return `M${Number(take('cx')) - r} ${take('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** Remix's flags, compiled into each build. */
const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
};

/** The flags that Remix passes to its router in browsers, the same for each shop. */
const routerFuture = {
  v7_normalizeFormMethod: true,
  v7_fetcherPersist: future.v3_fetcherPersist,
  v7_partialHydration: true,
  v7_prependBasename: true,
  v7_relativeSplatPath: future.v3_relativeSplatPath,
  v7_skipActionErrorRevalidation: future.v3_singleFetch,
};

const REACT_DOM = /react-dom\.production\.min\.js$/;
const RUNTIME =
  /\/(@remix-run\/(react\/dist\/esm|router\/dist)|react-router(-dom)?\/dist|react-dom\/cjs|turbo-stream\/dist)\//;

/** Attributes of events whose code `neverRun` leaves out. */
const UNHEARD = /\bon(BeforeInput|Composition\w+|Select)=\{/;

/** Code of Remix and React that this build never runs; their versions are pinned. [module, code, replacement] */
const neverRun: [module: RegExp, text: string, instead: string][] = [
  // Loaders await all their data: nothing is deferred (`defer`).
  [/router\/dist\/router\.js$/, 'function isDeferredData(value) {', '$& return false;'],
  [/router\/dist\/router\.js$/, 'function isDeferredResult(result) {', '$& return false;'],
  [/turbo-stream\.mjs$/, 'decodeDeferred.call(decoder, reader)', 'reader.read()'],
  // The manifest lists all routes: none is discovered, patched in or replaced.
  [/router\/dist\/router\.js$/, 'init.patchRoutesOnNavigation;', 'undefined;'],
  [/router\/dist\/router\.js$/, 'if (isFogOfWar) {', 'if (false) {'],
  [/router\/dist\/router\.js$/, '    patchRoutes,\n', ''],
  // Developers read why a route cannot answer in development; pages tell errors apart by status.
  [
    /router\/dist\/router\.js$/,
    'let statusText = "Unknown Server Error";',
    'return new ErrorResponseImpl(status || 500, "", new Error(message), true);$&',
  ],
  // Nothing is submitted as plain text.
  [/router\/dist\/router\.js$/, 'if (opts.formEncType === "text/plain") {', 'if (false) {'],
  // Nothing blocks a navigation (`useBlocker`).
  [/router\/dist\/router\.js$/, 'if (blockerKey', 'if (false'],
  [/router\/dist\/router\.js$/, '    getBlocker,\n    deleteBlocker,\n', ''],
  // No page asks for view transitions.
  [/react-router-dom\/dist\/index\.js$/, 'let isViewTransitionUnavailable = ', '$&true || '],
  [/react-router-dom\/dist\/index\.js$/, 'if (vtContext.isTransitioning && ', 'if (false && '],
  [/react-router-dom\/dist\/index\.js$/, 'if (!vtContext.isTransitioning && ', 'if (false && '],
  [/react-router-dom\/dist\/index\.js$/, 'if (renderDfd && pendingState', 'if (false'],
  // The root has an error boundary of its own.
  [/react-router\/dist\/index\.js$/, 'React.createElement(DefaultErrorComponent, null)', 'null'],
  [/esm\/errorBoundaries\.js$/, 'let heyDeveloper = ', 'let heyDeveloper = null, unused = '],
  // Pages are rendered by Remix's router, on the worker.
  [
    /react-router\/dist\/index\.js$/,
    'isDataRoute ? useNavigateStable() : useNavigateUnstable()',
    'useNavigateStable()',
  ],
  [/esm\/browser\.js$/, 'window.__remixContext.isSpaMode', 'false'],
  [/esm\/routeModules\.js$/, 'window.__remixContext.isSpaMode', 'false'],
  // Data is only loaded by single fetch.
  [/esm\/routes\.js$/, 'await fetchServerHandler(request, route);', 'undefined;'],
  [/esm\/routes\.js$/, 'unwrap ? unwrapServerResponse(result) : result;', 'result;'],
  // No client loader runs before hydration.
  [/esm\/errorBoundaries\.js$/, 'renderScripts ?', 'false ?'],
  // No page's `links` prefetch another page.
  [/esm\/components\.js$/, 'isPageLinkDescriptor(link) ?', 'false ?'],
  // `document-scripts.server.tsx` renders structured data.
  [/esm\/components\.js$/, 'if ("script:ld+json" in metaProps) {', 'if (false) {'],
  // Pages use plain HTML links and forms: without `displayName`, Remix's components are tree-shaken.
  [
    /react-router-dom\/dist\/index\.js$/,
    'React.createElement(Form, _extends',
    'React.createElement("form", _extends',
  ],
  ...['Form', 'Link', 'NavLink'].map((name): [RegExp, string, string] => [
    /esm\/components\.js$/,
    `${name}.displayName = "${name}";`,
    '',
  ]),
  // Root APIs from before React 18, and those for pages that were not server-rendered.
  ...[
    'createRoot',
    'findDOMNode',
    'hydrate',
    'render',
    'unmountComponentAtNode',
    'unstable_renderSubtreeIntoContainer',
  ].map((name): [RegExp, string, string] => [
    REACT_DOM,
    `exports.${name}=function`,
    `const unused${name}=function`,
  ]),
  // Every root renders concurrently.
  ...[
    ['0===(a.mode&1)', '!1'],
    ['0===(b.mode&1)', '!1'],
    ['0!==(a.mode&1)', '!0'],
    ['0!==(b.mode&1)', '!0'],
  ].map(([text = '', instead = '']): [RegExp, string, string] => [REACT_DOM, text, instead]),
  // React's developer tools are for development builds, and component stacks of minified names for nobody.
  [REACT_DOM, 'if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__){', 'if(!1){'],
  [REACT_DOM, 'do c+=Pa(d),d=d.return;while(d);', ''],
  // No component has contexts from before React 16.3.
  [REACT_DOM, 'function Zf(a){', '$&return!1;'],
  [REACT_DOM, 'var c=a.type.contextTypes;if(!c)', ''],
  // No component listens to `onSelect`, `onBeforeInput` or `onComposition…` (`UNHEARD`).
  [REACT_DOM, 'xa=d?ue(d):window;switch(a){case "focusin":', 'if(!1){$&'],
  [REACT_DOM, 'g.push({event:e,listeners:d}),e.data=$a)', '$&}'],
  // Internet Explorer's changes of inputs.
  [REACT_DOM, 'if(we)na=Fe;else{na=De;var xa=Ce}', 'var na=Fe,xa;'],
  // Nothing is edited but form fields.
  [REACT_DOM, 'else a:{c=(c=a.ownerDocument)', 'else a:{c=null;break a;c=(c=a.ownerDocument)'],
  [
    REACT_DOM,
    'else if(a=(b=c.ownerDocument||document)&&b.defaultView||window,a.getSelection){',
    'else if(!1){',
  ],
  // Nothing suspends or is hidden (`Suspense`, its list, `Offscreen`): React would report an unknown kind of element.
  ...[
    ['case 13:return oj(a,b,c);', ''],
    ['case 19:return xj(a,b,c);case 22:return dj(a,b,c)}', '}'],
    ['case 13:d=b.memoizedState;', 'case 13:break;'],
    ['case 19:d=0!==(c&', 'case 19:break;d=0!==(c&'],
    ['case 22:case 23:return b.lanes=0,dj(a,b,c)}', '}'],
    ['case 13:E(L);d=b.memoizedState;', 'case 13:return null;'],
    ['case 19:E(L);f=b.memoizedState;', 'case 19:return null;'],
    [
      'case 22:case 23:return Hj(),d=null!==b.memoizedState,',
      'case 22:case 23:return null;return ',
    ],
    ['case 13:E(L);a=b.memoizedState;', 'case 13:return null;'],
    ['case 22:c.mode&1?(', 'case 22:break;c.mode&1?('],
    ['case 13:ck(b,a);ek(a);e=a.child;', 'case 13:break;'],
    ['case 22:m=null!==c&&null!==c.memoizedState;', 'case 22:break;'],
    ['case 13:if(null===b.memoizedState){var l=', 'case 13:break;{var l='],
  ].map(([text = '', instead = '']): [RegExp, string, string] => [REACT_DOM, text, instead]),
];

/**
 * Drops code that this build never runs from the browser's script: Remix's code paths for other flags, `neverRun`, and
 * Vite's helper for preloading files of late chunks, none of which may have a stylesheet. Saves eighteen kilobytes,
 * compressed.
 */
function withoutUnusedRuntime(): Plugin {
  return {
    name: 'without-unused-runtime',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load()'
        : null,
    transform(code, id) {
      if (id.includes('/app/') && UNHEARD.test(code)) {
        this.error(
          `${id} listens to an event whose code is left out (\`neverRun\`, vite.config.ts)`,
        );
      }
      if (!RUNTIME.test(id)) return null;
      const stripped = neverRun
        .filter(([module]) => module.test(id))
        .reduce((text, [, unusedText, instead]) => {
          if (!text.includes(unusedText))
            this.error(`${id} has no '${unusedText}' any more (vite.config.ts)`);
          return text.replaceAll(unusedText, instead);
        }, code);
      const flags = new Map(Object.entries({...future, ...routerFuture}));
      return stripped.replaceAll(
        /\b(?:window\.__remixContext\.)?future\.(\w+)/g,
        (flag, name: string) => String(flags.get(name) ?? flag),
      );
    },
    generateBundle(_options, bundle) {
      const [orphanedChunk] = lateStyles(bundle);
      if (orphanedChunk) {
        this.error(
          `${orphanedChunk} is loaded late and imports a style sheet, which nothing would load: import it where the page does, or leave Vite's preload helper in place (vite.config.ts)`,
        );
      }
    },
  };
}

/**
 * Modules that the worker loads but never runs, each with a stub of the exports that its importers need: React's
 * renderers for browsers and for streams, i18next behind the language detection of a first visit, and the search
 * client's browser requester.
 */
const idleOnWorker: [module: RegExp, instead: string][] = [
  [/\/react-dom\/cjs\/react-dom(-server\.browser)?\.production\.min\.js$/, 'module.exports = {}'],
  [/\/i18next\/dist\/esm\/i18next\.js$/, 'export const createInstance = null'],
  [/\/@algolia\/requester-browser-xhr\//, 'export const createXhrRequester = () => null'],
];
const LAZY_PART = '\0lazy-part';

/**
 * Drops code that the worker never runs, so that platforms start it faster: `idleOnWorker`, and every `import()` of a
 * page's late parts.
 */
function withoutBrowserParts(): Plugin {
  return {
    name: 'without-browser-parts',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    resolveDynamicImport(specifier, importer) {
      // A URL known only to the browser.
      if (typeof specifier !== 'string') return null;
      if (importer.includes('.server.')) {
        this.error(`${importer} calls import(): the worker is one file, so import it at the top`);
      }
      return LAZY_PART;
    },
    load(id) {
      if (id === LAZY_PART) return 'export default null';
      return idleOnWorker.find(([module]) => module.test(id))?.[1] ?? null;
    },
  };
}

/** Names of chunks with stylesheets that are only loaded by an `import()`, directly or through its imports. */
function lateStyles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const dynamicNames = new Set(chunks.flatMap(({dynamicImports}) => dynamicImports));
  const staticNames = new Set<string>();
  const follow = (name: string) => {
    if (staticNames.has(name)) return;
    staticNames.add(name);
    byName.get(name)?.imports.forEach(follow);
  };
  for (const {fileName, isEntry} of chunks) if (isEntry) follow(fileName);
  return chunks
    .filter(({viteMetadata}) => viteMetadata?.importedCss.size)
    .map(({fileName}) => fileName)
    .filter((name) => dynamicNames.has(name) || !staticNames.has(name));
}

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\/|commonjsHelpers/;
/** Number of pages, out of some forty, that must use a module before all pages load it. */
const USED_BY_MANY = 13;

type ChunkMeta = Parameters<Rollup.GetManualChunk>[1];

/**
 * Splits the code into a few files instead of dozens of small ones: they compress better, and every page lists all of
 * them. `shop` holds what the frame around the pages or many pages use; `forms` what more than half of the pages with a
 * Conform form use, and at most one other page. Everything else stays with its importers. Usage is read from the
 * imports left after tree shaking; an `import()` is not followed, because its target loads later.
 */
function chunksByUse(): Rollup.GetManualChunk {
  let chunks: Map<string, string> | undefined;
  return (id, meta) => {
    if (FRAMEWORK.test(id)) return 'framework';
    chunks ??= groupByUse(meta);
    return chunks.get(id);
  };
}

function groupByUse(meta: ChunkMeta): Map<string, string> {
  const entries = [...meta.getModuleIds()].filter((id) => meta.getModuleInfo(id)?.isEntry);
  const isFrame = (entry: string) => /\/app\/(root|entry\.client)\.tsx/.test(entry);
  const frame = new Set(entries.filter(isFrame).flatMap((entry) => [...usedBy(entry, meta)]));
  const users = new Map<string, string[]>();
  for (const page of entries.filter((entry) => !isFrame(entry))) {
    for (const id of usedBy(page, meta)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  const [, formPages = []] = [...users].find(([id]) => id.includes('/@conform-to/react/')) ?? [];

  const chunks = new Map<string, string>();
  for (const id of [...frame, ...users.keys()]) {
    const pages = users.get(id) ?? [];
    const elsewhere = pages.filter((page) => !formPages.includes(page));
    const isForms =
      2 * (pages.length - elsewhere.length) > formPages.length && elsewhere.length < 2;
    if (entries.includes(id)) continue;
    if (frame.has(id) || (!isForms && pages.length >= USED_BY_MANY)) chunks.set(id, 'shop');
    else if (isForms) chunks.set(id, 'forms');
  }
  return chunks;
}

/** The modules that an entry needs at once, including itself. */
function usedBy(entry: string, {getModuleInfo}: ChunkMeta): Set<string> {
  const used = new Set<string>();
  const follow = (id: string) => {
    const info = getModuleInfo(id);
    // Packages re-export what they do not use themselves; of the app, only modules left after tree shaking count.
    const isTreeShaken = id.includes('/app/') && info?.isIncluded === false;
    const isDynamic = Boolean(info?.dynamicImporters.length);
    if (!info || used.has(id) || (id !== entry && (isTreeShaken || isDynamic))) return;
    used.add(id);
    info.importedIds.forEach(follow);
  };
  follow(entry);
  return used;
}

const ASSETS = 'dist/client/assets/';

interface Manifest {
  routes: Record<string, {imports: string[]}>;
}

/**
 * Replaces Remix's manifest by one per language (`document-scripts.server.tsx`): a document opens no other pages, and
 * before it hydrates Remix compares its URL with every route, several times. Ids of pages end with their language
 * (`routes.ts`). It omits flags that are not set, and files that each page has loaded with its root.
 */
async function splitManifest(): Promise<void> {
  const [name] = (await readdir(ASSETS)).filter((file) => file.startsWith('manifest-'));
  if (!name) throw new Error(`Remix wrote no manifest to ${ASSETS}`);
  const script = await readFile(ASSETS + name, 'utf8');
  const start = script.indexOf('{');
  const manifest = JSON.parse(script.slice(start, -1)) as Manifest;
  const {root, ...pages} = manifest.routes;
  const isNew = (file: string) => !root?.imports.includes(file);
  for (const language of languageNames) {
    const ownPages = Object.entries(pages)
      .filter(([id]) => id.endsWith(`.${language}`))
      .map(([id, page]) => [id, {...page, imports: page.imports.filter(isNew)}] as const);
    const routes = {root, ...Object.fromEntries(ownPages)};
    const json = JSON.stringify({...manifest, routes}, (_key, value: unknown) =>
      value === false ? undefined : value,
    );
    await writeFile(
      ASSETS + name.replace(/js$/, `${language}.js`),
      `${script.slice(0, start)}${json};`,
    );
  }
  await rm(ASSETS + name);
}

export default defineConfig(({mode, isSsrBuild}) => ({
  // Oxygen serves assets from its own CDN and passes its URL at build time.
  base: process.env.HYDROGEN_ASSET_BASE_URL ?? '/',
  // For `/builds/latest.json`.
  define: {'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString())},
  plugins: [
    tailwindcss(),
    svgDrawings(),
    withoutUnusedRuntime(),
    withoutBrowserParts(),
    hydrogen({disableVirtualRoutes: true}),
    oxygen({env: loadEnv(mode, process.cwd(), '')}),
    remix({
      buildDirectory: 'dist',
      ignoredRouteFiles: ['**/*'],
      future,
      buildEnd: splitManifest,
    }),
    tsconfigPaths(),
  ],
  // CommonJS packages that workerd cannot load unbundled in development.
  ssr: {
    optimizeDeps: {
      include: ['cookie', 'react-dom/server', 'set-cookie-parser', '@conform-to/zod/v4'],
    },
  },
  // Listed up front: a dependency discovered later would reload the page during its first visit.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      '@remix-run/react',
      '@shopify/remix-oxygen',
    ],
  },
  build: {
    // Fonts and images stay files: an inlined asset would need `data:` in the CSP.
    assetsInlineLimit: 0,
    rollupOptions: {
      // No module of the app is imported for what it does when it loads.
      treeshake: {
        moduleSideEffects: (id) => id.includes('/node_modules/') || !id.includes('/app/'),
      },
      // A manual chunk must not pull in its modules' imports that only the worker uses.
      output: isSsrBuild ? {} : {manualChunks: chunksByUse(), onlyExplicitManualChunks: true},
    },
    // A page lists all files that it needs (`document-scripts.server.tsx`); Vite's own helper would only add to them.
    modulePreload: false,
    target: 'es2022',
    // Four percent smaller in the browser than with esbuild, which is what counts on a phone.
    minify: 'terser',
    // Next to the worker, to resolve the positions in its log.
    sourcemap: isSsrBuild,
    terserOptions: {
      module: true,
      ecma: 2020,
      // Remix's router warns developers about things that no page does; dropping the calls drops their texts as well.
      compress: {passes: 3, pure_getters: true, keep_fargs: false, pure_funcs: ['warning']},
      format: {comments: false},
    },
  },
}));
