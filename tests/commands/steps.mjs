import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {programOf, root, start} from './run.mjs';

/** Where the test runners write their reports. */
const vitestReport = '.cache/vitest.json';
const deployReport = '.cache/vitest-deploy.json';
const browserReport = '.cache/playwright.json';

/** Far beyond what any step needs: a step that hangs fails instead of blocking the rest. */
const longestStepMs = 30 * 60 * 1000;

/** A flaky test fails no run; the summary lists each test that needed a retry. */
const vitest = (config, ...options) => [
  'vitest',
  'run',
  '--config',
  config,
  '--retry=1',
  ...options,
];

/**
 * The checks of `npm test` in starting order, as many in parallel as there are cores: long steps and those that others
 * need come first, so that no core idles at the end. `needs` names an earlier step that must pass first; an `alone`
 * step runs by itself after all others; an `onlyByName` step runs only when named.
 */
export const steps = [
  {
    name: 'build',
    title: 'Build for production',
    command: ['node', 'tests/commands/force-build.mjs'],
  },
  {name: 'lint', title: 'Types and lint (Oxlint)', command: ['oxlint', '--type-check', '.']},
  {
    name: 'deploy',
    title: 'Deploy checks (Cloudflare, size)',
    command: vitest('tests/deploy/vitest.config.ts'),
    report: deployReport,
    needs: 'build',
  },
  {name: 'format', title: 'Format (Oxfmt)', command: ['oxfmt', '--check', '.']},
  {
    name: 'codegen',
    title: 'Types of the GraphQL documents are up to date',
    command: ['graphql-codegen', '--check'],
  },
  {
    name: 'unit',
    title: 'Unit and integration tests',
    command: vitest('tests/vitest.config.ts', '--project=!stand-ins'),
    report: vitestReport,
  },
  {
    name: 'stand-ins',
    title: 'The stand-ins themselves',
    command: vitest('tests/vitest.config.ts', '--project=stand-ins'),
    report: vitestReport,
    onlyByName: true,
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    report: browserReport,
    needs: 'build',
    alone: true,
  },
];

/** Runs one step; `quiet` captures its output. Returns whether it passed and how many tests did. */
export async function runStep(step, {quiet, env}) {
  if (step.report) rmSync(join(root, step.report), {force: true});
  const began = Date.now();
  const [program, ...args] = step.command;
  const {code, output} = await start(
    program === 'node' ? process.execPath : programOf(program),
    args,
    {
      env,
      timeout: longestStepMs,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    },
  ).done;
  const {passed, failed, failures, secondTry} = step.report ? readReport(step.report) : nothingRan;
  // A step that fails without a failed test (a type error, a file that does not load) counts as one.
  const broken = code === 0 ? 0 : 1;
  return {
    ...step,
    ok: code === 0,
    output,
    passed,
    failed: Math.max(failed, broken),
    failures,
    secondTry,
    took: Date.now() - began,
  };
}

const nothingRan = {passed: 0, failed: 0, failures: [], secondTry: []};

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return report.stats
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          failures: report.suites.flatMap((suite) => browserTests(suite, 'unexpected')),
          secondTry: report.suites.flatMap((suite) => browserTests(suite, 'flaky')),
        }
      : report;
  } catch {
    return nothingRan;
  }
}

/**
 * `file › title (project): error` of each Playwright test with the `wanted` status, with the first line of its first
 * error.
 */
function browserTests({file, specs = [], suites = []}, wanted) {
  const own = specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === wanted)
      .map(({projectName, results}) => {
        const message = results.flatMap(({errors}) => errors)[0]?.message ?? '';
        return `${file} › ${title} (${projectName}): ${message.split('\n', 1)[0]}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => browserTests(suite, wanted))];
}
