import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../commands/serve-worker';

const wrangler = 'node_modules/wrangler/bin/wrangler.js';
const env = {
  ...process.env,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  // wrangler reads `.env` automatically; the checks must not depend on a local file.
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
};

/** Runs a wrangler command to its end; returns its exit code and all its output. */
export async function runWrangler(args: string[], timeoutMs: number) {
  const child = spawn(process.execPath, [wrangler, ...args], {env, timeout: timeoutMs});
  const output = outputOf(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, output: output.text};
}

export interface RunningShop {
  url: string;
  /** Its output so far. */
  output: {text: string};
  close: () => Promise<void>;
}

/** Starts `wrangler dev` on a free port and waits until it responds. */
export async function startWrangler(
  settings: Record<string, string>,
  timeoutMs: number,
): Promise<RunningShop> {
  const port = await freePort();
  const inspectorPort = await freePort();
  const url = `http://localhost:${port}`;
  const all = {SHOP_ORIGIN: url, ...settings};
  const vars = Object.entries(all).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const child = spawn(
    process.execPath,
    [
      ...[wrangler, 'dev', '--local', '--ip', '127.0.0.1', '--port', String(port)],
      ...[
        '--inspector-port',
        String(inspectorPort),
        '--show-interactive-dev-session=false',
        ...vars,
      ],
    ],
    // A separate process group, so that its workerd ends with it.
    {env, detached: true},
  );
  return opened(child, url, timeoutMs);
}

/** Starts the build on free ports, with local stand-ins at `servicesUrl`, and waits until it responds. */
export async function startDemo(timeoutMs: number): Promise<RunningShop & {servicesUrl: string}> {
  const [port, servicesPort] = [await freePort(), await freePort()];
  const ports = {PORT: String(port), SERVICES_PORT: String(servicesPort), WARM_PICTURES: '0'};
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/stand-ins/demo.ts'], {
    env: {...process.env, ...ports},
    detached: true,
  });
  const shop = await opened(child, `http://localhost:${port}`, timeoutMs);
  return {...shop, servicesUrl: `http://localhost:${servicesPort}`};
}

async function opened(child: ChildProcess, url: string, timeoutMs: number): Promise<RunningShop> {
  const running = {url, output: outputOf(child), close: () => end(child)};
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode === null && Date.now() < giveUpAt) {
      await pause(250);
      continue;
    }
    await running.close();
    throw new Error(`The shop did not start:\n${running.output.text}`);
  }
  return running;
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, {signal: AbortSignal.timeout(2_000)}).catch(() => null);
  await response?.body?.cancel();
  return Boolean(response);
}

function outputOf(child: ChildProcess): {text: string} {
  const output = {text: ''};
  const add = (chunk: Buffer) => (output.text += chunk.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return output;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  const force = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5_000);
  await closed;
  clearTimeout(force);
}
