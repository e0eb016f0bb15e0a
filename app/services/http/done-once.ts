import {createIsolateMemory, type IsolateMemory} from './isolate-memory';
import {oncePer} from './once-per';

/** The slowest answer of a supplier is waited for (`fetch-json.server.ts`). */
const KEPT_MS = 10_000;
const PAUSE_MS = 50;

type Deed<Outcome> = Outcome | 'underWay' | 'failed';
type WaitUntil = (work: Promise<unknown>) => void;

/**
 * For what a double click on a plain page sends twice: returns a function that does something once per key within ten
 * seconds. Who asks meanwhile waits and gets the same outcome, `again`; what failed, or what `isDone` says is not
 * done, is tried anew. Each isolate knows its own; two clicks travel over one connection and nearly always meet.
 */
export function createDoneOnce<Outcome extends object>(isDone: (outcome: Outcome) => boolean) {
  const memories = oncePer<CacheStorage, IsolateMemory<Deed<Outcome>>>(() =>
    createIsolateMemory({entries: 1_000, ttlMs: KEPT_MS}),
  );

  return async (
    key: string,
    act: () => Promise<Outcome>,
    waitUntil: WaitUntil,
  ): Promise<{outcome: Outcome; again: boolean}> => {
    const deeds = memories(caches);
    for (let waited = 0; deeds.get(key) === 'underWay' && waited < KEPT_MS; waited += PAUSE_MS) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    const known = deeds.get(key);
    if (typeof known === 'object') return {outcome: known, again: true};

    deeds.set(key, 'underWay');
    const deed = act();
    // Browsers drop the first answer, and platforms end what nobody waits for any longer.
    waitUntil(
      deed.then(
        (outcome) => deeds.set(key, isDone(outcome) ? outcome : 'failed'),
        () => deeds.set(key, 'failed'),
      ),
    );
    return {outcome: await deed, again: false};
  };
}
