import {availableParallelism} from 'node:os';
import {duration} from './run.mjs';
import {runStep, steps} from './steps.mjs';

/**
 * Runs every check (or the named ones), continues after a failure, prints a table and the closing line `N passed, N
 * failed`. Returns the exit code.
 */
export async function validate({only, env}) {
  const began = Date.now();
  const wanted = steps.filter(({name, onlyByName}) =>
    only.length === 0 ? !onlyByName : only.includes(name),
  );
  const results = await runSteps(wanted, env);
  summarize(results, Date.now() - began);
  return results.every(({ok}) => ok) ? 0 : 1;
}

async function runSteps(wanted, env) {
  const results = [];
  const running = new Map();
  const waiting = wanted.filter(({alone}) => !alone);
  const isQuiet = waiting.length > 1;
  const runNext = async () => {
    const ready = waiting.findIndex(({needs}) => !running.has(needs));
    const [step] = waiting.splice(Math.max(ready, 0), 1);
    if (!step) return;
    const run = Promise.resolve(running.get(step.needs)).then(() =>
      runOrSkip(step, {results, quiet: isQuiet, env}),
    );
    running.set(step.name, run);
    results.push(await run);
    running.delete(step.name);
    await runNext();
  };
  await Promise.all(Array.from({length: Math.max(2, availableParallelism())}, runNext));
  for (const step of wanted.filter(({alone}) => alone)) {
    results.push(await runOrSkip(step, {results, quiet: false, env}));
  }
  return results;
}

async function runOrSkip(step, {results, quiet, env}) {
  if (results.some(({name, ok}) => name === step.needs && !ok)) {
    return {...step, ok: false, skipped: true, passed: 0, failed: 1, took: 0};
  }
  if (!quiet) headline(step.title);
  const result = await runStep(step, {quiet, env});
  if (quiet) headline(step.title);
  if (quiet && !result.ok) console.log(result.output);
  console.log(`${result.ok ? '✓' : '✗'} ${step.title}: ${duration(result.took)}`);
  return result;
}

function headline(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 74 - title.length))}`);
}

function summarize(results, took) {
  headline('Summary');
  for (const {title, ok, skipped, took: time, report, passed, failed} of results) {
    const state = skipped ? 'not run' : ok ? 'passed' : 'FAILED';
    const tests = report ? `${passed} passed, ${failed} failed` : '';
    console.log(`${title.padEnd(50)} ${state.padEnd(8)} ${duration(time).padStart(13)}   ${tests}`);
  }
  for (const test of results.flatMap(({failures = []}) => failures)) console.log(`✗ ${test}`);
  const secondTries = results.flatMap(({secondTry = []}) => secondTry);
  if (secondTries.length > 0) {
    console.log(`!! ${secondTries.length} needed a second try. Find out why:`);
    for (const test of secondTries) console.log(`!!   ${test}`);
  }
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  console.log(`Altogether ${duration(took)}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
