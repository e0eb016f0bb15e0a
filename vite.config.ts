import {readFile} from 'node:fs/promises';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import tailwindcss from '@tailwindcss/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {defineConfig, loadEnv, type Plugin, type Rollup} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

const DRAWING = '.svg?drawing';

/** `import path from '….svg?drawing'`: an icon's inner markup as text, without frame and white space. */
function svgDrawings(): Plugin {
  return {
    name: 'svg-drawings',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(DRAWING)) return null;
      const svg = await readFile(id.slice(0, id.lastIndexOf('?')), 'utf8');
      const drawing = svg.replaceAll(/<!--.*?-->|<\/?svg[^>]*>|\n\s*/g, '').replaceAll(' />', '/>');
      return `export default ${JSON.stringify(drawing)}`;
    },
  };
}

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\/|commonjsHelpers/;
const inApp = (...places: string[]) => new RegExp(`/app/(${places.join('|')})`);

const SHARED = inApp(
  'pages.ts',
  'ui/(?!CarouselEngine|carousel-stops|Drawer|Logo|QuantityInput|quantity|use-early-input)',
  'i18n/(?!messages|country-codes)',
  'forms/(FieldError|PageId|form-answer|submission)',
  'services/(builds|http/ask-shop|shopify/ids)',
  'features/(navigation|notices|errors|pricing|pictures)',
  'features/site/(site-facts|TileFace)',
  'features/chrome/(?!mega-menu|mobile-menu|rating)',
  'features/account/use-account',
  'features/search-events/(search-mark|ReportOpened)',
  'features/goods/StockLine',
  'features/product/ProductCard',
  'features/cart/(cart-context|LazyCartDrawer)',
  'features/wishlist/(WishlistButton|LazyWishlist|wishlist-(context|ids))',
);
/** What every form is made of; schemas and zod stay apart, as a refusal loads them. */
const FORMS = inApp(
  'forms/([A-Z]|use-|fields)',
  'features/requests/(Request(Guard|Sent|Layout)|guard-fields)',
  'features/site/PrivacyField',
  'features/account/AccountFormFrame',
);

type ChunkMeta = Parameters<Rollup.GetManualChunk>[1];

/** A few files instead of dozens of small ones: they compress better together, and every page names all of them. */
function sharedChunk(id: string, {getModuleInfo}: ChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return 'framework';
  // Icons of one page alone travel with that page.
  const importers = id.endsWith(DRAWING) ? (getModuleInfo(id)?.importers ?? []) : [];
  const isCommonIcon = importers.some((importer) => importer.endsWith('/app/ui/Icon.tsx'));
  if (SHARED.test(id) || id.includes('preload-helper') || isCommonIcon) return 'shop';
  const isForm = FORMS.test(id) || /\/@conform-to\/(react|dom)\//.test(id);
  return isForm ? 'forms' : undefined;
}

export default defineConfig(({mode, isSsrBuild}) => ({
  // Oxygen serves assets from its own CDN and says where when it builds.
  base: process.env.HYDROGEN_ASSET_BASE_URL ?? '/',
  // For `/builds/latest.json`.
  define: {'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString())},
  plugins: [
    tailwindcss(),
    svgDrawings(),
    hydrogen({disableVirtualRoutes: true}),
    oxygen({env: loadEnv(mode, process.cwd(), '')}),
    remix({
      buildDirectory: 'dist',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: false,
      },
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
      output: isSsrBuild ? {} : {manualChunks: sharedChunk, onlyExplicitManualChunks: true},
    },
    // Remix preloads what a page needs; Vite's own helper would only add to it.
    modulePreload: false,
    target: 'es2022',
    // Four percent smaller in the browser than esbuild's, which is what counts on a phone.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {passes: 3, pure_getters: true, keep_fargs: false},
      format: {comments: false},
    },
  },
}));
