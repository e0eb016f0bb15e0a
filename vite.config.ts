import {readFile} from 'node:fs/promises';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import tailwindcss from '@tailwindcss/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {defineConfig, loadEnv, type Plugin, type Rollup} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

const DRAWING = '.svg?drawing';

/** `import path from '….svg?drawing'`: an icon's inner markup as text, without frame and white space, as one path if it can be. */
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

/** One element instead of one for each shape; `null` for shapes that say more than where they are. */
function asOnePath(drawing: string): string | null {
  const shapes = [...drawing.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, name, attributes = '']) => {
    const told = new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]),
    );
    const take = (key: string) => {
      const text = told.get(key) ?? '';
      told.delete(key);
      return text;
    };
    const path = pathOf(name, take);
    return told.size === 0 ? path : null;
  });
  return shapes.includes(null) ? null : `<path d="${shapes.join('')}"/>`;
}

function pathOf(name: string | undefined, take: (attribute: string) => string): string | null {
  if (name === 'path') {
    const d = take('d');
    // A small letter counts from where the shape before has ended.
    return d.startsWith('m') ? `M0 0${d}` : d;
  }
  if (name === 'polyline') return `M${take('points')}`;
  if (name === 'line') return `M${take('x1')} ${take('y1')}L${take('x2')} ${take('y2')}`;
  if (name !== 'circle') return null;
  const r = Number(take('r'));
  return `M${Number(take('cx')) - r} ${take('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** Remix's flags, which each build fixes for good. */
const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
};

/** What Remix tells its router in browsers, the same for each shop. */
const routerFuture = {
  v7_normalizeFormMethod: true,
  v7_fetcherPersist: future.v3_fetcherPersist,
  v7_partialHydration: true,
  v7_prependBasename: true,
  v7_relativeSplatPath: future.v3_relativeSplatPath,
  v7_skipActionErrorRevalidation: future.v3_singleFetch,
};

/** What this build never runs of Remix and React, whose versions are pinned: [module, its text, what stands there instead]. */
const neverRun: [module: RegExp, text: string, instead: string][] = [
  // Loaders wait for what they answer: no data come later (`defer`).
  [/router\/dist\/router\.js$/, 'function isDeferredData(value) {', '$& return false;'],
  [/router\/dist\/router\.js$/, 'function isDeferredResult(result) {', '$& return false;'],
  // The manifest names all routes.
  [/router\/dist\/router\.js$/, 'init.patchRoutesOnNavigation;', 'undefined;'],
  // Data come by single fetch alone.
  [/esm\/routes\.js$/, 'await fetchServerHandler(request, route);', 'undefined;'],
  [/esm\/routes\.js$/, 'unwrap ? unwrapServerResponse(result) : result;', 'result;'],
  // No loader of a browser runs before the page comes alive.
  [/esm\/errorBoundaries\.js$/, 'renderScripts ?', 'false ?'],
  // No page's `links` name another page to fetch ahead.
  [/esm\/components\.js$/, 'isPageLinkDescriptor(link) ?', 'false ?'],
  // Pages have links and forms of HTML: without names nothing keeps Remix's.
  ...['Form', 'Link', 'NavLink'].map((name): [RegExp, string, string] => [
    /esm\/components\.js$/,
    `${name}.displayName = "${name}";`,
    '',
  ]),
  // Roots as before React 18, and those of pages that no worker has rendered.
  ...['createRoot', 'findDOMNode', 'hydrate', 'render', 'unmountComponentAtNode'].map(
    (name): [RegExp, string, string] => [
      /react-dom\.production\.min\.js$/,
      `exports.${name}=function`,
      `const unused${name}=function`,
    ],
  ),
];

/**
 * Drops from the browser's script what this build never runs: the ways that Remix takes with another flag, `neverRun`,
 * and Vite's helper for files of late chunks, none of which may have a style sheet. Nine kilobytes, compressed.
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
      if (!/\/(@remix-run\/(react\/dist\/esm|router\/dist)|react-dom\/cjs)\//.test(id)) return null;
      const shorter = neverRun
        .filter(([module]) => module.test(id))
        .reduce((text, [, run, instead]) => {
          if (!text.includes(run)) this.error(`${id} has no '${run}' any more (vite.config.ts)`);
          return text.replace(run, instead);
        }, code);
      const flags = new Map(Object.entries({...future, ...routerFuture}));
      return shorter.replaceAll(
        /\b(?:window\.__remixContext\.)?future\.(\w+)/g,
        (flag, name: string) => String(flags.get(name) ?? flag),
      );
    },
    generateBundle(_options, bundle) {
      const [lost] = lateStyles(bundle);
      if (lost) {
        this.error(
          `${lost} is loaded late and imports a style sheet, which nothing would load: import it where the page does, or leave Vite's preload helper in place (vite.config.ts)`,
        );
      }
    },
  };
}

/**
 * Modules that the worker loads and never runs, and what each has to offer to be loaded: React's renderers for browsers and
 * for streams, i18next behind the detection of a first visit's language, and how the search client asks from browsers.
 */
const idleOnWorker: [module: RegExp, instead: string][] = [
  [/\/react-dom\/cjs\/react-dom(-server\.browser)?\.production\.min\.js$/, 'module.exports = {}'],
  [/\/i18next\/dist\/esm\/i18next\.js$/, 'export const createInstance = null'],
  [/\/@algolia\/requester-browser-xhr\//, 'export const createXhrRequester = () => null'],
];
const LATE_PART = '\0late-part';

/** Drops from the worker what it never runs, so that platforms start it sooner: those, and every `import()` of a page's late parts. */
function withoutBrowserParts(): Plugin {
  return {
    name: 'without-browser-parts',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    resolveDynamicImport(specifier, importer) {
      // An address that only the browser knows.
      if (typeof specifier !== 'string') return null;
      if (importer.includes('.server.')) {
        this.error(`${importer} calls import(): the worker is one file, so import it at the top`);
      }
      return LATE_PART;
    },
    load(id) {
      if (id === LATE_PART) return 'export default null';
      return idleOnWorker.find(([module]) => module.test(id))?.[1] ?? null;
    },
  };
}

/** Names of chunks with style sheets that only an `import()` loads, or what it leads to. */
function lateStyles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const late = new Set(chunks.flatMap(({dynamicImports}) => dynamicImports));
  const atOnce = new Set<string>();
  const follow = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    byName.get(name)?.imports.forEach(follow);
  };
  for (const {fileName, isEntry} of chunks) if (isEntry) follow(fileName);
  return chunks
    .filter(({viteMetadata}) => viteMetadata?.importedCss.size)
    .map(({fileName}) => fileName)
    .filter((name) => late.has(name) || !atOnce.has(name));
}

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\/|commonjsHelpers/;
/** Of some forty pages, as many must use a module before all pages load it. */
const USED_BY_MANY = 13;

type ChunkMeta = Parameters<Rollup.GetManualChunk>[1];

/**
 * A few files instead of dozens of small ones: they compress better together, and every page names all of them. `shop`
 * is what the frame around the pages uses, or many pages; `forms` what more than half of the pages with a form of Conform's
 * use, and at most one other. All else travels with whom it belongs to. Who uses what is read from the imports that are left after
 * tree shaking; an `import()` ends the way, for what it loads comes later.
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

/** The modules that an entry needs at once, itself among them. */
function usedBy(entry: string, {getModuleInfo}: ChunkMeta): Set<string> {
  const used = new Set<string>();
  const follow = (id: string) => {
    const info = getModuleInfo(id);
    // Packages pass on what they do not use themselves; of the app, only what is left after tree shaking counts.
    const isGone = id.includes('/app/') && info?.isIncluded === false;
    const isLate = Boolean(info?.dynamicImporters.length);
    if (!info || used.has(id) || (id !== entry && (isGone || isLate))) return;
    used.add(id);
    info.importedIds.forEach(follow);
  };
  follow(entry);
  return used;
}

export default defineConfig(({mode, isSsrBuild}) => ({
  // Oxygen serves assets from its own CDN and says where when it builds.
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
    }),
    tsconfigPaths(),
  ],
  // CommonJS packages that workerd cannot load as they are while developing.
  ssr: {
    optimizeDeps: {
      include: ['cookie', 'react-dom/server', 'set-cookie-parser', '@conform-to/zod/v4'],
    },
  },
  // Found at once: a package found later would reload the page in the middle of its first visit.
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
    // Fonts and pictures stay files: an inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      // What is imported for the worker alone must not come along with who imports it.
      output: isSsrBuild ? {} : {manualChunks: chunksByUse(), onlyExplicitManualChunks: true},
    },
    // A page names all files that it needs (`document-scripts.server.tsx`); Vite's own helper would only add to them.
    modulePreload: false,
    target: 'es2022',
    // Four percent smaller in the browser than esbuild's, which is what counts on a phone.
    minify: 'terser',
    // Beside the worker, for the places that its log names.
    sourcemap: isSsrBuild,
    terserOptions: {
      module: true,
      ecma: 2020,
      // Remix's router warns developers of what no page does; without its use the text goes, too.
      compress: {passes: 3, pure_getters: true, keep_fargs: false, pure_funcs: ['warning']},
      format: {comments: false},
    },
  },
}));
