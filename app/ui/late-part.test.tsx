import {describe, expect, it} from 'vitest';
import {mayReload} from './chunk-reload';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('a page whose chunk failed', () => {
  it('is loaded anew, and not again within ten seconds', () => {
    const storage = memory();
    const times = [0, 1, 9_999, 10_000, 19_999, 20_000];
    expect(times.map((time) => mayReload('/werkstatt', storage, time))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('does not keep other pages from it', () => {
    const storage = memory();
    expect(mayReload('/werkstatt', storage, 0)).toBe(true);
    expect(mayReload('/kontakt', storage, 0)).toBe(true);
  });
});
