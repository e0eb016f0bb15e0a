import {fileURLToPath} from 'node:url';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

/** Checks of the deployed artefacts; they need `dist`, so `npm test` runs them after the build. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [tsconfigPaths()],
  test: {
    reporters: [
      'default',
      ['./tests/commands/vitest-report.mjs', {file: '.cache/vitest-deploy.json'}],
    ],
    include: ['tests/deploy/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});
