import {sleep} from '~/durations';

export type IsolateMemory<Value = unknown> = ReturnType<typeof createIsolateMemory<Value>>;

/**
 * A cache in the memory of an isolate, which is one running copy of the worker and serves many visitors. So it may only
 * contain what everybody may see, or values under keys that their visitor alone can have. Values are shared between
 * requests and must not be mutated. Beyond `entries`, the oldest entry is evicted first.
 */
export function createIsolateMemory<Value = unknown>({
  entries,
  ttlMs,
}: {
  entries: number;
  ttlMs: number;
}) {
  const store = new Map<string, {value: Value; until: number}>();
  return {
    /** `undefined` for missing or expired values. */
    get(key: string): Value | undefined {
      const entry = store.get(key);
      return entry && entry.until > Date.now() ? entry.value : undefined;
    },
    set(key: string, value: Value): void {
      const now = Date.now();
      store.delete(key);
      store.set(key, {value, until: now + ttlMs});
      // The oldest come first. Expired entries would otherwise fill the isolate until others evict them.
      for (const [oldest, {until}] of store) {
        if (until > now && store.size <= entries) break;
        store.delete(oldest);
      }
    },
    delete: (key: string) => void store.delete(key),
  };
}

/**
 * Memoizes a value per key object for the lifetime of the key: responses per request, parsed content per story. Keys
 * and values are shared and must not be mutated.
 */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const memoized = new WeakMap<Key, {value: Value}>();
  return (key) => {
    const cached = memoized.get(key) ?? {value: compute(key)};
    memoized.set(key, cached);
    return cached.value;
  };
}

/** Creates a value lazily, once per isolate: it lives as long as the isolate's `caches`, which tests replace. */
export function perIsolate<Value>(create: () => Value): () => Value {
  const valueFor = memoize<CacheStorage, Value>(() => create());
  return () => valueFor(caches);
}

/** Returns the result for equal `inputs`, or renders it. `inputs`: everything that the result depends on, as JSON. */
export type RenderCache<Value = string> = (inputs: unknown[], render: () => Value) => Value;

/** Creates a cache of up to `entries` rendered results, each for ten minutes. */
export function createRenderCache<Value = string>(entries: number): RenderCache<Value> {
  const memory = createIsolateMemory<Value>({entries, ttlMs: 600_000});
  return (inputs, render) => {
    const key = JSON.stringify(inputs);
    const cached = memory.get(key);
    if (cached !== undefined) return cached;
    const rendered = render();
    memory.set(key, rendered);
    return rendered;
  };
}

/** Longer than the slowest response of a supplier (`fetch-json.server.ts`). */
const DEDUPLICATION_MS = 10_000;
const POLL_INTERVAL_MS = 50;

type Task<Outcome> = Outcome | 'running' | 'failed';
type WaitUntil = (work: Promise<unknown>) => void;

/**
 * Deduplicates plain forms, which a double click submits twice: runs `act` once per `key` within ten seconds; later
 * calls wait and get the same outcome with `isDuplicate: true`. After a failure, or an outcome that `isDone` rejects,
 * `act` runs again. A form with the key `null` is never a duplicate. Per isolate, which both clicks nearly always reach
 * in common, as they share a connection.
 */
export function createDeduplicator<Outcome extends object | null>(
  isDone: (outcome: Outcome) => boolean,
) {
  const tasksOf = perIsolate(() =>
    createIsolateMemory<Task<Outcome>>({entries: 1_000, ttlMs: DEDUPLICATION_MS}),
  );

  return async (
    key: string | null,
    act: () => Promise<Outcome>,
    waitUntil: WaitUntil,
  ): Promise<{outcome: Outcome; isDuplicate: boolean}> => {
    if (key === null) return {outcome: await act(), isDuplicate: false};
    const tasks = tasksOf();
    // Polled: in Workers, a request must not await another one's promise.
    for (
      let waited = 0;
      tasks.get(key) === 'running' && waited < DEDUPLICATION_MS;
      waited += POLL_INTERVAL_MS
    ) {
      await sleep(POLL_INTERVAL_MS);
    }
    const previous = tasks.get(key);
    if (typeof previous === 'object' && previous) return {outcome: previous, isDuplicate: true};

    tasks.set(key, 'running');
    const pending = act();
    // Browsers drop the first response, and platforms cancel work that nobody awaits.
    waitUntil(
      pending.then(
        (outcome) => tasks.set(key, isDone(outcome) ? outcome : 'failed'),
        () => tasks.set(key, 'failed'),
      ),
    );
    return {outcome: await pending, isDuplicate: false};
  };
}
