/** What is kept in the isolate, each for a few seconds: public answers, or what only its visitor has the key of. */
export interface IsolateMemory<Value = unknown> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
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
export function createIsolateMemory<Value = unknown>({
  entries,
  ttlMs,
}: MemoryLimits): IsolateMemory<Value> {
  const kept = new Map<string, {value: Value; until: number}>();
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
