type Key = Record<string, unknown> | string;

/** A cache as Algolia's clients use it, forgotten with the page. */
export function createVisitCache() {
  const values = new Map<string, unknown>();
  const named = (key: Key) => (typeof key === 'string' ? key : JSON.stringify(key));
  return {
    get<Value>(key: Key, ask: () => Promise<Value>): Promise<Value> {
      const name = named(key);
      // Only `set` with the same type writes under a key.
      return values.has(name) ? Promise.resolve(values.get(name) as Value) : ask();
    },
    set<Value>(key: Key, value: Value): Promise<Value> {
      values.set(named(key), value);
      return Promise.resolve(value);
    },
    delete(key: Key): Promise<void> {
      values.delete(named(key));
      return Promise.resolve();
    },
    clear(): Promise<void> {
      values.clear();
      return Promise.resolve();
    },
  };
}
