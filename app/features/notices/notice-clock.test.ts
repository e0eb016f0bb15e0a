import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {NOTICE_DURATION_MS, startClock} from './notice-clock';

const onEnd = vi.fn();

beforeEach(() => {
  onEnd.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a notice's time", () => {
  it('is over after 4000 ms unless it says otherwise', () => {
    startClock(NOTICE_DURATION_MS, onEnd);
    vi.advanceTimersByTime(3999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([0, -1])('never ends for %d', (duration) => {
    const clock = startClock(duration, onEnd);
    clock.pause();
    clock.resume();
    vi.advanceTimersByTime(3_600_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('rests while it is held, and goes on from there', () => {
    const clock = startClock(4000, onEnd);
    vi.advanceTimersByTime(3000);
    clock.pause();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    clock.resume();
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('counts every rest, also when it is told twice', () => {
    const clock = startClock(4000, onEnd);
    for (const ran of [1000, 1000]) {
      vi.advanceTimersByTime(ran);
      clock.pause();
      clock.pause();
      vi.advanceTimersByTime(5000);
      clock.resume();
      clock.resume();
    }
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with its notice', () => {
    startClock(4000, onEnd).stop();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
