import {createIsolateMemory, memoize} from '~/services/http/isolate-memory';

/** What a KV binding of Cloudflare does; Oxygen has no store that its isolates share. */
interface VersionStore {
  get(key: string, options: {cacheTtl: number}): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

const BINDING = 'DATA_VERSION';
const KEY = 'version';
/** As long as Cloudflare keeps a value beside the worker at least; the isolate asks no more often. */
const TTL_S = 30;

const known = memoize<CacheStorage, ReturnType<typeof createMemory>>(() => createMemory());
const createMemory = () => createIsolateMemory<string>({entries: 1, ttlMs: TTL_S * 1000});

/**
 * The version of goods and contents, which is part of the keys of all that is kept of them: a new one makes older entries
 * unreachable. Empty without a store, or while it does not answer: then the age alone decides. Never throws.
 */
export async function dataVersion(env: object): Promise<string> {
  const store = storeOf(env);
  if (!store) return '';
  const memory = known(caches);
  const kept = memory.get(KEY);
  if (kept !== undefined) return kept;
  const version = await store.get(KEY, {cacheTtl: TTL_S}).catch((error: unknown) => {
    console.error('The version of the data is not known', error instanceof Error && error.message);
    return null;
  });
  memory.set(KEY, version ?? '');
  return version ?? '';
}

/** Says that goods or contents have changed. Throws when the store does not take it; does nothing without one. */
export async function raiseDataVersion(env: object): Promise<void> {
  const version = Date.now().toString(36);
  await storeOf(env)?.put(KEY, version);
  known(caches).set(KEY, version);
}

function storeOf(env: object): VersionStore | null {
  const binding: unknown = Reflect.get(env, BINDING);
  return isStore(binding) ? binding : null;
}

function isStore(binding: unknown): binding is VersionStore {
  return typeof binding === 'object' && binding !== null && 'get' in binding && 'put' in binding;
}
