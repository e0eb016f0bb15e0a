import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {programOf, root, start} from './run.mjs';

const vitestReport = '.cache/vitest.json';
const deployReport = '.cache/vitest-deploy.json';
const browserReport = '.cache/playwright.json';

/** Far beyond what any step needs: a step that hangs fails instead of holding up the rest. */
const longestStepMs = 30 * 60 * 1000;

function vitest(config, report, ...more) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--config', config, ...reporters, ...more];
}

/** What `npm test` checks. Steps of one group run side by side; `needs` names a step that must pass first. */
export const groups = [
  [
    {
      name: 'codegen',
      title: 'Types of the GraphQL documents are up to date',
      command: ['graphql-codegen', '--check'],
    },
    {name: 'typecheck', title: 'TypeScript', command: ['tsc', '--noEmit']},
  ],
  [
    {name: 'lint', title: 'ESLint', command: ['eslint', '.', '--max-warnings=0']},
    {name: 'format', title: 'Prettier', command: ['prettier', '--check', '.']},
  ],
  [
    {
      name: 'unit',
      title: 'Unit and integration tests',
      command: vitest('tests/vitest.config.ts', vitestReport),
      report: vitestReport,
    },
  ],
  [
    {
      name: 'build',
      title: 'Build for production',
      command: ['node', 'tests/commands/force-build.mjs'],
    },
  ],
  [
    {
      name: 'deploy',
      title: 'Deploy checks (Cloudflare, size)',
      command: vitest('tests/deploy/vitest.config.ts', deployReport),
      report: deployReport,
      needs: 'build',
    },
  ],
  [
    {
      name: 'e2e',
      title: 'Browser tests',
      command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      report: browserReport,
      needs: 'build',
    },
  ],
];

/** Runs one step; `quiet` keeps its output for later. Answers whether it passed and how many tests did. */
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
  const {passed, failed, secondTry} = step.report ? readReport(step.report) : nothingRan;
  // A step that fails without a failed test (a type error, a file that does not load) counts as one.
  const broken = code === 0 ? 0 : 1;
  return {
    ...step,
    ok: code === 0,
    output,
    passed,
    failed: Math.max(failed, broken),
    secondTry,
    took: Date.now() - began,
  };
}

const nothingRan = {passed: 0, failed: 0, secondTry: []};

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return report.stats
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          secondTry: report.suites.flatMap(flakyTests),
        }
      : {passed: report.numPassedTests, failed: report.numFailedTests, secondTry: []};
  } catch {
    return nothingRan;
  }
}

/** `file › title (project)` of each of Playwright's tests that failed at first and passed when tried again. */
function flakyTests({file, specs = [], suites = []}) {
  const own = specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === 'flaky')
      .map(({projectName}) => `${file} › ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(flakyTests)];
}
