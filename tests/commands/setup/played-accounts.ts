import {setupServer} from 'msw/node';
import {afterAll, afterEach, beforeAll, beforeEach, vi} from 'vitest';
import {createStandIns, type StandInsOptions} from '../../stand-ins/handlers';

/**
 * The suppliers' accounts that a test file has commands set up: the played suppliers, MSW's server before them, what the
 * running test has printed so far, and a pause that moves the suppliers' clock and takes no time.
 */
export function playAccounts(options: Omit<StandInsOptions, 'clock'>) {
  let now = 0;
  const suppliers = createStandIns({...options, clock: () => now});
  const server = setupServer(...suppliers.handlers);
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
  const pause = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  return {suppliers, server, said, pause};
}
