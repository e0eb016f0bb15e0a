import {setImmediate as nextTask} from 'node:timers/promises';
import {setupServer, type SetupServer} from 'msw/node';
import {afterAll, afterEach, beforeAll} from 'vitest';
import {settled} from '../fakes/background';
import {createStandIns, type StandIns} from './handlers';
import {workerSettings} from './settings';

/** Where the suppliers are in tests; no such host exists, every request is intercepted. */
export const SERVICES_URL = 'https://shop.test';

/** The worker's environment in tests. */
export const settings = workerSettings(SERVICES_URL);

/** The stand-ins of this test file. */
export const standIns: StandIns = createStandIns();

/** Intercepts `fetch` in this process; `server.use(…)` plays an exception for one test. */
export const server: SetupServer = setupServer(...standIns.handlers);

/** Requests that are still being answered. */
const underWay = new Map<string, Request>();
server.events.on('request:start', ({requestId, request}) => void underWay.set(requestId, request));
for (const end of ['request:end', 'request:unhandled', 'unhandledException'] as const) {
  server.events.on(end, ({requestId}) => void underWay.delete(requestId));
}

/** From an answer to the next request that it leads to. */
const TASKS_BETWEEN_REQUESTS = 10;

/**
 * Waits for what a page that failed early had asked for besides: it would meet a fault that the next test orders. Not for
 * requests that the shop has given up.
 */
async function answered(): Promise<void> {
  const isAwaited = () => [...underWay.values()].some(({signal}) => !signal.aborted);
  for (let quiet = 0; quiet < TASKS_BETWEEN_REQUESTS; quiet = isAwaited() ? 0 : quiet + 1) {
    await nextTask();
  }
}

/**
 * Registers the hooks of a test file that talks to the suppliers: any request nobody plays fails
 * the test, and every test begins with a shop nobody has visited.
 */
export function playSuppliers(): void {
  beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
  afterEach(async () => {
    await settled();
    await answered();
    server.resetHandlers();
    standIns.reset();
  });
  afterAll(async () => {
    server.close();
    await standIns.close();
  });
}
