import {pause} from '~/durations';

/** What is kept in the isolate, each for a few seconds: public answers, or what only its visitor has the key of. */
export interface IsolateMemory<Value = unknown> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
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
      const now = Date.now();
      kept.delete(key);
      kept.set(key, {value, until: now + ttlMs});
      // The oldest stand first. What is too old would fill the isolate until others push it out.
      for (const [oldest, {until}] of kept) {
        if (until > now && kept.size <= entries) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
  };
}

/**
 * Makes a value once for each key object and keeps it as long as the key lives: answers per request, readings
 * per story. Keys and values are shared, so nobody may change them.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, {value: Value}>();
  return (key) => {
    const known = made.get(key) ?? {value: make(key)};
    made.set(key, known);
    return known.value;
  };
}

/**
 * Makes a value when it is first asked for and keeps it per isolate: as long as its caches live, which tests replace.
 */
export function perIsolate<Value>(make: () => Value): () => Value {
  const madeFor = memoize<CacheStorage, Value>(() => make());
  return () => madeFor(caches);
}

/** Answers what was made of the same `shown` before, or makes it. `shown`: all that the result depends on, as JSON. */
export type RenderMemory<Value = string> = (shown: unknown[], make: () => Value) => Value;

/** Keeps for ten minutes what is rendered again and again. */
export function createRenderMemory<Value = string>(entries: number): RenderMemory<Value> {
  const memory = createIsolateMemory<Value>({entries, ttlMs: 600_000});
  return (shown, make) => {
    const key = JSON.stringify(shown);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const made = make();
    memory.set(key, made);
    return made;
  };
}

/** The slowest answer of a supplier is waited for (`fetch-json.server.ts`). */
const KEPT_MS = 10_000;
const PAUSE_MS = 50;

type Task<Outcome> = Outcome | 'running' | 'failed';
export type WaitUntil = (work: Promise<unknown>) => void;

/**
 * Deduplicates forms that a double click on a page without script sends twice. The returned function runs `act` once per
 * `key` within ten seconds; a second call meanwhile waits and gets the same outcome with `again: true`. After a failure,
 * or an outcome that `isDone` refuses, the next call runs `act` anew. `null` is the key of what is certainly sent once.
 * Counts per isolate: two clicks travel over one connection and nearly always reach the same one.
 */
export function createDeduplicator<Outcome extends object | null>(
  isDone: (outcome: Outcome) => boolean,
) {
  const tasksOf = perIsolate(() =>
    createIsolateMemory<Task<Outcome>>({entries: 1_000, ttlMs: KEPT_MS}),
  );

  return async (
    key: string | null,
    act: () => Promise<Outcome>,
    waitUntil: WaitUntil,
  ): Promise<{outcome: Outcome; again: boolean}> => {
    if (key === null) return {outcome: await act(), again: false};
    const tasks = tasksOf();
    // Polled: Workers let no request await a promise of another one.
    for (let waited = 0; tasks.get(key) === 'running' && waited < KEPT_MS; waited += PAUSE_MS) {
      await pause(PAUSE_MS);
    }
    const known = tasks.get(key);
    if (typeof known === 'object' && known) return {outcome: known, again: true};

    tasks.set(key, 'running');
    const running = act();
    // Browsers drop the first answer, and platforms end what nobody waits for any longer.
    waitUntil(
      running.then(
        (outcome) => tasks.set(key, isDone(outcome) ? outcome : 'failed'),
        () => tasks.set(key, 'failed'),
      ),
    );
    return {outcome: await running, again: false};
  };
}
