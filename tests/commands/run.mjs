import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a package's executable. */
export function programOf(name) {
  return join(root, 'node_modules/.bin', name);
}

/** Prints one line of progress. */
export function say(text) {
  console.log(`• ${text}`);
}

/** Formats a duration: `4.2 s` or `2 min 5 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs a program with its output on the terminal; throws when it fails. */
export async function run(program, args, env = {}) {
  const {code} = await start(program, args, {env, stdio: 'inherit'}).done;
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}`);
}

/** Runs a program quietly and returns its exit code with all its output. */
export async function capture(program, args) {
  return start(program, args, {stdio: ['ignore', 'pipe', 'pipe']}).done;
}

/** Starts a program in the repository; `done` resolves to `{code, output}` once it exits. */
export function start(program, args, {env = {}, stdio = 'inherit', timeout} = {}) {
  const child = spawn(program, args, {cwd: root, env: {...process.env, ...env}, stdio, timeout});
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const done = new Promise((resolve) => {
    child.on('error', (error) => resolve({code: 127, output: error.message}));
    child.on('close', (code, signal) => resolve({code: code ?? signal, output}));
  });
  return {child, done};
}

/** Runs a TypeScript file until it exits or the user presses Ctrl-C; returns its exit code. */
export async function runScript(file, args) {
  const {child, done} = start(process.execPath, ['--import', 'tsx', file, ...args]);
  // The terminal sends Ctrl-C to the child as well: wait until it has cleaned up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const {code} = await done;
  return typeof code === 'number' ? code : 0;
}
