import type {RequestHandler} from 'msw';
import {setupServer} from 'msw/node';
import {afterAll, afterEach, beforeAll, beforeEach, vi} from 'vitest';
import {createStandIns, type StandIns, type StandInsOptions} from '../../stand-ins/handlers';

/**
 * The suppliers' accounts that a test file has commands set up: the played suppliers, MSW's server before them, what the
 * running test has printed so far, and a pause that moves the suppliers' clock and takes no time.
 */
export function playAccounts(options: Omit<StandInsOptions, 'clock'>) {
  let now = 0;
  const suppliers = createStandIns({...options, clock: () => now});
  const pause = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  return {suppliers, pause, ...listenDuringTests(suppliers, suppliers.handlers)};
}

/** MSW's server before played suppliers while a test file runs, and what the running test has printed so far. */
export function listenDuringTests(suppliers: StandIns, handlers: RequestHandler[]) {
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
  afterAll(async () => {
    server.close();
    await suppliers.close();
  });
  return {server, said};
}
