/** Public answers kept in the isolate, each for a few seconds. Nothing of a visitor belongs in here. */
export interface IsolateMemory {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

interface MemoryLimits {
  /** The oldest entry goes first. */
  entries: number;
  ttlMs: number;
}

/**
 * A small memory in front of the platform's cache: a look-up there costs parsing and, on the edge, a trip.
 * `undefined` means not known or too old. Values are shared by requests, so nobody may change them.
 */
export function createIsolateMemory({entries, ttlMs}: MemoryLimits): IsolateMemory {
  const kept = new Map<string, {value: unknown; until: number}>();
  return {
    get(key) {
      const entry = kept.get(key);
      return entry && entry.until > Date.now() ? entry.value : undefined;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, {value, until: Date.now() + ttlMs});
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
}
