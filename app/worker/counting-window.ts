/** Counts of the last moments, in the isolate's memory. */
export interface CountingWindow {
  /** Counts one more for `key`; `false` when that is more than `most` since the key's window began. */
  counts(key: string, most: number): boolean;
}

interface WindowOptions {
  /** The oldest key goes first, so memory stays bounded whoever asks. */
  entries: number;
  lengthMs: number;
}

/** Windows of a fixed length that begin with a key's first attempt. */
export function countingWindow({entries, lengthMs}: WindowOptions): CountingWindow {
  const kept = new Map<string, {count: number; until: number}>();
  return {
    counts(key, most) {
      const now = Date.now();
      const known = kept.get(key);
      if (known && known.until > now) {
        known.count += 1;
        return known.count <= most;
      }
      kept.delete(key);
      kept.set(key, {count: 1, until: now + lengthMs});
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
      return most >= 1;
    },
  };
}
