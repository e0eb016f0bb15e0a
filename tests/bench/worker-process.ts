import {readdirSync, readFileSync} from 'node:fs';
import {serveWorker, type RunningWorker, type ServeOptions} from '../commands/serve-worker';

/** Clock ticks of /proc per second: fixed at 100 for programs on Linux. */
const ticksPerSecond = 100;

export interface MeasuredWorker extends RunningWorker {
  /** Milliseconds of CPU, in user and system mode, that the worker's process has used so far. */
  cpu: () => number;
}

/** Starts a worker on a free port and watches the process it runs in. Linux only. */
export async function startWorker(
  options: Pick<ServeOptions, 'settings' | 'script'>,
): Promise<MeasuredWorker> {
  const before = new Set(workerdChildren());
  const worker = await serveWorker({port: 0, ...options});
  const pid = workerdChildren().find((child) => !before.has(child));
  if (pid === undefined) throw new Error('The process of the worker was not found in /proc');
  return {...worker, cpu: () => cpuOf(pid)};
}

function workerdChildren(): number[] {
  const tasks = readdirSync('/proc/self/task');
  return tasks
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'))
    .map(Number);
}

function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields count from the name in brackets, which may itself contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return ((Number(user) + Number(system)) * 1000) / ticksPerSecond;
}
