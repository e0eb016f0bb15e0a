import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {all, searchOf} from '../../../tests/fakes/search-service';
import {createIsolateMemory} from '../http/isolate-memory';

const asked = vi.fn<typeof fetch>();
const found = {results: [{hits: [{objectID: '11'}], nbHits: 1, queryID: 'abc'}]};
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, {status}));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(() => answer(found)),
  );
  vi.useFakeTimers({toFake: ['setTimeout', 'Date']});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The outcome with all waiting skipped. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  let isOver = false;
  const settled = promise.catch((error: unknown) => error).finally(() => (isOver = true));
  while (!isOver) {
    await vi.runAllTimersAsync();
    await new Promise(setImmediate);
  }
  return settled;
}

const hostOf = (at: number) => {
  const [url] = asked.mock.calls[at] ?? [];
  return new URL(url instanceof Request ? url.url : String(url)).host;
};

describe('an outage', () => {
  const outage = {name: 'ServiceOutage', service: 'Algolia', operation: 'products'};

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'that may pass (%d) is asked again once, at another host',
    async (status) => {
      asked.mockImplementationOnce(() => answer({message: 'No', status}, status));
      expect(await outcome(searchOf().products(all))).toMatchObject({total: 1});
      expect(asked).toHaveBeenCalledTimes(2);
      expect(hostOf(1)).toMatch(/^app1-[123]\.algolianet\.com$/);
    },
  );

  it('that lasts is told with its status', async () => {
    asked.mockImplementation(() => answer({message: 'Busy', status: 503}, 503));
    expect(await outcome(searchOf().products(all))).toMatchObject({...outage, status: 503});
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('of the line is told without a status', async () => {
    asked.mockRejectedValue(new TypeError('fetch failed'));
    expect(await outcome(searchOf().products(all))).toMatchObject({
      ...outage,
      status: 0,
      message: 'Algolia products failed (no answer): fetch failed',
    });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    [400, 'Unknown parameter'],
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index shop_products does not exist'],
  ])('that will not pass (%d) is not asked again and tells why', async (status, message) => {
    asked.mockImplementation(() => answer({message, status}, status));
    const error = await outcome(searchOf().products(all));
    expect(error).toMatchObject({...outage, status});
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('search-only');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is an answer that is no JSON', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('<html>')));
    expect(await outcome(searchOf().products(all))).toMatchObject({...outage, status: 200});
  });

  it('is not kept', async () => {
    const isolate = {
      cache: new MemoryCache(),
      memory: createIsolateMemory({entries: 9, ttlMs: 99}),
    };
    asked.mockImplementationOnce(() => answer({message: 'No'}, 403));
    await outcome(searchOf(isolate).products(all));
    expect(await outcome(searchOf(isolate).products(all))).toMatchObject({total: 1});
  });

  it('of silence ends within six seconds', async () => {
    // The platform's own clock cannot be faked.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delay);
      return controller.signal;
    });
    asked.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const late = () => reject(new DOMException('Too late', 'TimeoutError'));
          init?.signal?.addEventListener('abort', late);
        }),
    );
    const began = Date.now();
    expect(await outcome(searchOf().products(all))).toMatchObject({...outage, status: 0});
    expect(Date.now() - began).toBeLessThan(6000);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
