import {setImmediate as nextTask} from 'node:timers/promises';
import {setupServer, type SetupServer} from 'msw/node';
import {afterAll, afterEach, beforeAll} from 'vitest';
import {waitForBackgroundTasks} from '../fakes/background';
import {createStandIns, type StandIns} from './handlers';
import {workerSettings} from './settings';

/** The suppliers' URL in tests; no such host exists, every request is intercepted. */
export const SERVICES_URL = 'https://shop.test';

/** The worker's environment in tests. */
export const settings = workerSettings(SERVICES_URL);

export const standIns: StandIns = createStandIns();

/** Intercepts `fetch` in this process; `server.use(…)` overrides a handler for one test. */
export const server: SetupServer = setupServer(...standIns.handlers);

/** Pending requests. */
const underWay = new Map<string, Request>();
server.events.on('request:start', ({requestId, request}) => void underWay.set(requestId, request));
for (const end of ['request:end', 'request:unhandled', 'unhandledException'] as const) {
  server.events.on(end, ({requestId}) => void underWay.delete(requestId));
}

/** From a response to the next request that it triggers. */
const TASKS_BETWEEN_REQUESTS = 10;

/**
 * Waits for the remaining requests of a page that failed early: they would hit a fault that the next test injects.
 * Ignores requests that the shop has aborted.
 */
async function answered(): Promise<void> {
  const isAwaited = () => [...underWay.values()].some(({signal}) => !signal.aborted);
  for (let quiet = 0; quiet < TASKS_BETWEEN_REQUESTS; quiet = isAwaited() ? 0 : quiet + 1) {
    await nextTask();
  }
}

/**
 * Registers the hooks of a test file that uses the suppliers: any unhandled request fails the test, and every test
 * begins with freshly reset stand-ins.
 */
export function setupStandIns(): void {
  beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
  afterEach(async () => {
    await waitForBackgroundTasks();
    await answered();
    server.resetHandlers();
    standIns.reset();
  });
  afterAll(() => server.close());
}
