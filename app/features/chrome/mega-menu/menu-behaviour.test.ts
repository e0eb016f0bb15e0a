import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHoverIntent} from './menu-behaviour';

const decided: (string | null)[] = [];
const intent = createHoverIntent<string>((target) => decided.push(target));

beforeEach(() => {
  decided.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  intent.cancel();
  vi.useRealTimers();
});

describe('the pointer over the mega menu', () => {
  it('opens an item after resting on it for 80 ms', () => {
    intent.enter('E-Bikes');
    vi.advanceTimersByTime(79);
    expect(decided).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(decided).toEqual(['E-Bikes']);
  });

  it('opens no item that it only passes over', () => {
    intent.enter('E-Bikes');
    vi.advanceTimersByTime(60);
    intent.enter('Teile');
    vi.advanceTimersByTime(60);
    intent.enter('Sale');
    vi.advanceTimersByTime(80);
    expect(decided).toEqual(['Sale']);
  });

  it('closes the menu after leaving it for 160 ms', () => {
    intent.leave();
    vi.advanceTimersByTime(159);
    expect(decided).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(decided).toEqual([null]);
  });

  it('does not close the menu if it returns in time', () => {
    intent.leave();
    vi.advanceTimersByTime(150);
    intent.enter('E-Bikes');
    vi.advanceTimersByTime(500);
    expect(decided).toEqual(['E-Bikes']);
  });

  it('opens nothing after a click or a key press', () => {
    intent.enter('E-Bikes');
    intent.cancel();
    vi.advanceTimersByTime(500);
    expect(decided).toEqual([]);
  });
});
