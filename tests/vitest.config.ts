import {readdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const testFiles = ['app', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/deploy/'));

/**
 * Isolated tests of a stand-in or drawing, which no change of the shop can break: `npm test` leaves them to CI and `npm
 * run soak`.
 */
const standIns = testFiles
  .filter((file) => /^tests\/(stand-ins|drawings)\//.test(file))
  .filter((file) => !/'(~\/|(\.\.\/)+(app|server))/.test(textOf(file)));

/** Tests that replace a module or the environment would affect later ones; globals are restored (`setup.ts`). */
const alone = testFiles
  .filter((file) => !standIns.includes(file))
  .filter((file) => /vi\.mock\(|@vitest-environment/.test(textOf(file)));

/** One more than cores: some tests wait, for example for a retry. */
const processes = availableParallelism() + 1;

export default defineConfig({
  root,
  plugins: [tsconfigPaths()],
  test: {
    reporters: ['default', ['./tests/commands/vitest-report.mjs', {file: '.cache/vitest.json'}]],
    setupFiles: ['tests/setup.ts'],
    // No test here reads what a picture shows.
    env: {PICTURES: 'plain'},
    testTimeout: 20_000,
    // A busy machine takes longer than the usual second.
    expect: {poll: {timeout: 10_000}},
    // Vitest leaves one core idle; with two that is half of the machine.
    maxWorkers: '100%',
    minWorkers: 1,
    // Processes reuse modules across files, which halves the total time; threads start fresh. Vitest reads this per
    // pool type, and only here.
    poolOptions: {
      // A `minForks` below `maxForks` makes the pool fail when it closes a process that never ran a file.
      forks: {isolate: false, minForks: processes, maxForks: processes},
      threads: {isolate: true},
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['app/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/deploy/**', ...alone, ...standIns],
          pool: 'forks',
        },
      },
      {extends: true, test: {name: 'alone', include: alone, pool: 'threads'}},
      {extends: true, test: {name: 'stand-ins', include: standIns, pool: 'threads'}},
    ],
  },
});
