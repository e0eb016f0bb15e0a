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

/**
 * Registers the hooks of a test file that talks to the suppliers: any request nobody plays fails
 * the test, and every test begins with a shop nobody has visited.
 */
export function playSuppliers(): void {
  beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
  afterEach(async () => {
    await settled();
    server.resetHandlers();
    standIns.reset();
  });
  afterAll(async () => {
    server.close();
    await standIns.close();
  });
}
