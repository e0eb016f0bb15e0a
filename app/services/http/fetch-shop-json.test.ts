import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {fetchShopJson, watchBuilds} from './fetch-shop-json';

const asked = vi.fn<typeof fetch>();
const page = {
  visibilityState: 'visible',
  listeners: new Set<() => void>(),
  addEventListener: (_: string, listener: () => void) => void page.listeners.add(listener),
  removeEventListener: (_: string, listener: () => void) => void page.listeners.delete(listener),
};

beforeEach(() => {
  vi.useFakeTimers();
  page.listeners.clear();
  vi.stubGlobal('fetch', asked.mockReset());
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const runs = (id: string) => asked.mockImplementation(() => Promise.resolve(Response.json({id})));
const HOUR = 60 * 60 * 1000;

describe('a request of a page to the worker', () => {
  it('returns the JSON of the response', async () => {
    runs('b2');
    expect(await fetchShopJson('/api/x')).toEqual({id: 'b2'});
  });

  it('rejects for an error status', async () => {
    asked.mockResolvedValue(new Response('weg', {status: 404}));
    await expect(fetchShopJson('/api/x')).rejects.toThrow('/api/x answered 404');
  });
});

describe('a page that stays open', () => {
  it('is notified once of a new build within an hour', async () => {
    const onNew = vi.fn();
    runs('b1');
    watchBuilds('/builds/latest.json', 'b1', onNew);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(onNew).not.toHaveBeenCalled();
    runs('b2');
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(onNew).toHaveBeenCalledExactlyOnceWith('b2');
    // With a timestamp in its URL, to bypass every cache.
    expect(asked.mock.lastCall?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/);
  });

  it('checks for a new build when it becomes visible again after five minutes', async () => {
    const onNew = vi.fn();
    runs('b2');
    watchBuilds('/builds/latest.json', 'b1', onNew);
    for (const minutes of [1, 5]) {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      for (const listener of page.listeners) listener();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();
    expect(onNew).toHaveBeenCalledExactlyOnceWith('b2');
  });

  it('logs a failed check and tries again later', async () => {
    expectConsoleError('Cannot get the latest build');
    const onNew = vi.fn();
    asked.mockRejectedValueOnce(new TypeError('offline'));
    watchBuilds('/builds/latest.json', 'b1', onNew);
    await vi.advanceTimersByTimeAsync(HOUR);
    runs('b2');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(onNew).toHaveBeenCalledOnce();
  });
});
