import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {z} from 'zod';
import {freePort} from '../commands/serve-worker';
import {openCacheService} from './cache-service';

/** The path of the executable, as exported by the package. */
const program = z
  .object({default: z.string()})
  .parse(createRequire(import.meta.url)('workerd')).default;

/** Clock ticks of /proc per second: fixed at 100 for programs on Linux. */
const ticksPerSecond = 100;

export interface MeasuredWorker {
  url: string;
  /** Milliseconds of CPU, in user and system mode, that the worker's process has used so far. */
  cpu: () => number;
  /** Milliseconds from the start of the process to the first response to a small request. */
  startedAfter: number;
  close: () => Promise<void>;
}

interface WorkerOptions {
  /** The worker's `env`; `SHOP_ORIGIN` defaults to the URL at which it is served, `PAGE_CACHE` to `off`. */
  settings: Record<string, string>;
  /** The worker's module; defaults to the built shop. */
  script?: string;
}

/**
 * Runs a worker in plain workerd on a free port, with only a cache behind it, and observes its process. Linux only.
 *
 * @throws when workerd does not respond within 20 s
 */
export async function startWorker({
  settings,
  script = 'dist/server/index.js',
}: WorkerOptions): Promise<MeasuredWorker> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const cache = await openCacheService();
  mkdirSync('.cache', {recursive: true});
  const folder = mkdtempSync(join('.cache', 'workerd-'));
  cpSync(script, join(folder, 'worker.js'));
  const config = join(folder, 'config.capnp');
  writeFileSync(
    config,
    configOf(port, cache.address, {SHOP_ORIGIN: url, PAGE_CACHE: 'off', ...settings}),
  );

  const began = performance.now();
  const process = spawn(program, ['serve', config], {stdio: ['ignore', 'ignore', 'inherit']});
  const close = async () => {
    process.kill('SIGTERM');
    if (process.exitCode === null) await once(process, 'exit');
    await cache.close();
    rmSync(folder, {recursive: true});
  };
  try {
    await answers(`${url}/healthz`, process);
  } catch (error) {
    await close();
    throw error;
  }
  const {pid} = process;
  if (pid === undefined) throw new Error('workerd has no process');
  return {url, cpu: () => cpuOf(pid), startedAfter: performance.now() - began, close};
}

/** A workerd configuration: one worker on one port, the network, a cache. */
function configOf(port: number, cache: string, settings: Record<string, string>): string {
  const text = (value: string) => JSON.stringify(value);
  const bindings = Object.entries(settings).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["public", "private", "local"])),
    (name = "cache", external = (address = ${text(cache)}, http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2025-04-01",
  bindings = [${bindings.join(', ')}],
  cacheApiOutbound = "cache",
);
`;
}

async function answers(url: string, process: ChildProcess): Promise<void> {
  const until = performance.now() + 20_000;
  while (process.exitCode === null && performance.now() < until) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await wait(5);
    }
  }
  throw new Error('workerd does not answer');
}

function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields count from the name in parentheses, which may itself contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return ((Number(user) + Number(system)) * 1000) / ticksPerSecond;
}
