import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRateLimit} from './delivery-client.server';
import {createStoryblokMemory} from './cache-version.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reserve = (limit: {reserve(): number}, times: number) =>
  Array.from({length: times}, () => limit.reserve());

describe('the rate limit', () => {
  it('lets five requests out at once and the next ones a second later', () => {
    expect(reserve(createRateLimit(5), 7)).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
  });

  it('counts from the time a request was sent', () => {
    const limit = createRateLimit(2);
    limit.reserve();
    vi.advanceTimersByTime(300);
    limit.reserve();
    vi.advanceTimersByTime(300);
    expect(reserve(limit, 2)).toEqual([400, 700]);
  });

  it('is reset after a second without requests', () => {
    const limit = createRateLimit(5);
    reserve(limit, 5);
    vi.advanceTimersByTime(1000);
    expect(reserve(limit, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('allows five requests per second, as Storyblok does', () => {
    expect(reserve(createStoryblokMemory().rateLimit, 6)).toEqual([0, 0, 0, 0, 0, 1000]);
  });

  it('never delays a request by more than a second', () => {
    expect(Math.max(...reserve(createRateLimit(5), 500))).toBe(1000);
  });

  it('spreads sixty sequential requests at five per second', async () => {
    const limit = createRateLimit(5);
    const began = Date.now();
    const sent: number[] = [];
    const all = (async () => {
      for (let request = 0; request < 60; request += 1) {
        const delay = limit.reserve();
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        sent.push(Date.now() - began);
      }
    })();
    await vi.runAllTimersAsync();
    await all;
    expect(sent).toHaveLength(60);
    expect(sent.at(-1)).toBe(11_000);
    const inSecond = (second: number) => sent.filter((at) => Math.floor(at / 1000) === second);
    for (let second = 0; second < 12; second += 1) expect(inSecond(second)).toHaveLength(5);
  });

  it('handles a clock that is set back', () => {
    const limit = createRateLimit(1);
    limit.reserve();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(limit.reserve()).toBe(1000);
  });
});
