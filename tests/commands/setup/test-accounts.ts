import type {RequestHandler} from 'msw';
import {setupServer} from 'msw/node';
import {afterAll, afterEach, beforeAll, beforeEach, vi} from 'vitest';
import {createStandIns, type StandInsOptions} from '../../stand-ins/handlers';

/**
 * Supplier accounts for testing set-up commands: the stand-ins, MSW's server in front of them, what the running test
 * has printed so far, and a `pause` that advances the suppliers' clock instantly.
 */
export function createTestAccounts(options: Omit<StandInsOptions, 'clock'>) {
  let now = 0;
  const suppliers = createStandIns({...options, clock: () => now});
  const pause = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  return {suppliers, pause, ...listenDuringTests(suppliers.handlers)};
}

/** MSW's server in front of the stand-ins for a test file, and what the running test has printed so far. */
export function listenDuringTests(handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  const said: string[] = [];
  beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return {server, said};
}
