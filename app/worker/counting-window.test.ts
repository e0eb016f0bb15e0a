import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {countingWindow} from './counting-window';

beforeEach(() => void vi.useFakeTimers({now: 0}));
afterEach(() => void vi.useRealTimers());

const attempts = (times: number, attempt: () => boolean) => Array.from({length: times}, attempt);

describe('a window that counts', () => {
  it('lets as many pass as it may, each key for itself', () => {
    const window = countingWindow({entries: 10, lengthMs: 60_000});
    expect(attempts(4, () => window.counts('a', 3))).toEqual([true, true, true, false]);
    expect(window.counts('b', 3)).toBe(true);
  });

  it('begins anew when its time is over, not with each attempt', () => {
    const window = countingWindow({entries: 10, lengthMs: 60_000});
    attempts(4, () => window.counts('a', 3));
    vi.setSystemTime(59_999);
    expect(window.counts('a', 3)).toBe(false);
    vi.setSystemTime(60_000);
    expect(window.counts('a', 3)).toBe(true);
  });

  it('keeps no more keys than it may: the oldest is forgotten', () => {
    const window = countingWindow({entries: 2, lengthMs: 60_000});
    for (const key of ['a', 'b', 'c']) window.counts(key, 1);
    expect(window.counts('c', 1)).toBe(false);
    expect(window.counts('b', 1)).toBe(false);
    expect(window.counts('a', 1)).toBe(true);
  });

  it('that allows nothing allows nothing', () => {
    expect(countingWindow({entries: 2, lengthMs: 1}).counts('a', 0)).toBe(false);
  });
});
