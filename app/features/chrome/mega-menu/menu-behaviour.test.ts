import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHoverIntent} from './menu-behaviour';

const decided: (string | null)[] = [];
const intent = createHoverIntent<string | null>((target) => decided.push(target), null);

beforeEach(() => {
  decided.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  intent.cancel();
  vi.useRealTimers();
});

describe('a pointer', () => {
  it('opens what it has rested on for 80 ms', () => {
    intent.enter('E-Bikes');
    vi.advanceTimersByTime(79);
    expect(decided).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(decided).toEqual(['E-Bikes']);
  });

  it('opens nothing that it only passes', () => {
    intent.enter('E-Bikes');
    vi.advanceTimersByTime(60);
    intent.enter('Teile');
    vi.advanceTimersByTime(60);
    intent.enter('Sale');
    vi.advanceTimersByTime(80);
    expect(decided).toEqual(['Sale']);
  });

  it('closes after it has been away for 160 ms', () => {
    intent.leave();
    vi.advanceTimersByTime(159);
    expect(decided).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(decided).toEqual([null]);
  });

  it('closes nothing when it comes back in time', () => {
    intent.leave();
    vi.advanceTimersByTime(150);
    intent.enter('E-Bikes');
    vi.advanceTimersByTime(500);
    expect(decided).toEqual(['E-Bikes']);
  });

  it('decides nothing any more after a click or a key', () => {
    intent.enter('E-Bikes');
    intent.cancel();
    vi.advanceTimersByTime(500);
    expect(decided).toEqual([]);
  });
});
