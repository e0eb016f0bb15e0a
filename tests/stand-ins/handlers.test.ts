import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../setup';
import {setupStandIns, SERVICES_URL} from './in-vitest';

setupStandIns();

describe('the stand-ins together', () => {
  it('respond to the health check', async () => {
    expect(await (await fetch(`${SERVICES_URL}/healthz-stand-ins`)).text()).toBe('ok');
  });

  it('reject requests to unknown hosts', async () => {
    expectConsoleError('without a matching request handler');
    await expect(fetch('https://elsewhere.test/')).rejects.toThrow();
  });
});
