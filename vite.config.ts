import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {defineConfig, loadEnv} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

export default defineConfig(({mode}) => ({
  plugins: [
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
  build: {
    // Fonts and pictures stay files: an inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
}));
