import {fileURLToPath} from 'node:url';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';
import {isSoak} from '../run-length';

/** `npm run soak` measures response times, which a second file would lengthen. */
const processes = isSoak ? 1 : 2;

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
    // No test here reads what a picture shows.
    env: {PICTURES: 'plain'},
    // Files share a process, which loads the stand-ins once.
    pool: 'forks',
    poolOptions: {forks: {isolate: false, minForks: processes, maxForks: processes}},
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});
