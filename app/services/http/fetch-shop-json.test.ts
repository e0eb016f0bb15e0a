import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchShopJson, watchBuilds} from './fetch-shop-json';

const asked = vi.fn<typeof fetch>();
const checkBuild = vi.fn<Window['checkBuild']>();
const page = {
  visibilityState: 'visible',
  documentElement: {dataset: {}},
  listeners: new Set<() => void>(),
  addEventListener: (_: string, listener: () => void) => void page.listeners.add(listener),
  removeEventListener: (_: string, listener: () => void) => void page.listeners.delete(listener),
};

beforeEach(() => {
  vi.useFakeTimers();
  page.listeners.clear();
  vi.stubGlobal('fetch', asked.mockReset());
  vi.stubGlobal('document', page);
  page.documentElement.dataset = {};
  vi.stubGlobal('window', {checkBuild: checkBuild.mockReset().mockResolvedValue(true)});
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
  const isOutdated = () => 'newBuild' in page.documentElement.dataset;
  const deploy = () =>
    checkBuild.mockImplementation(() => {
      page.documentElement.dataset = {newBuild: 'b2'};
      return Promise.resolve(true);
    });

  it('notices a new build within an hour, and then stops checking', async () => {
    watchBuilds();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(isOutdated()).toBe(false);
    deploy();
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(isOutdated()).toBe(true);
    expect(checkBuild).toHaveBeenCalledTimes(2);
    expect(page.listeners.size).toBe(0);
  });

  it('checks for a new build when it becomes visible again after five minutes', async () => {
    deploy();
    watchBuilds();
    for (const minutes of [1, 5]) {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      for (const listener of page.listeners) listener();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(checkBuild).toHaveBeenCalledOnce();
  });
});
