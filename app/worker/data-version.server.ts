import {sleep} from '~/durations';
import {perIsolate} from '~/services/http/isolate-memory';
import {messageOf} from '~/services/http/outage.server';

/** The part of a Cloudflare KV binding used here; Oxygen has no store that its isolates share. */
interface VersionStore {
  get(key: string, options: {cacheTtl: number}): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

const BINDING = 'DATA_VERSION';
const KEY = 'version';
/** The store is read at most this often. */
const MEMORY_MS = 30_000;
/** Cloudflare's minimum for caching a value next to the worker. */
const TTL_S = 60;
/** How long a page waits for the store. */
const MAX_WAIT_MS = 500;
/** KV accepts one write per second and key; changes within this window share one write. */
const WINDOW_MS = 10_000;

const stateOf = perIsolate(() => ({
  /** The last known version, used while the store is unavailable. */
  version: '',
  readAt: -Infinity,
  /** When this isolate last began to write, and when it will write the changes since (ms since 1970). */
  writtenAt: 0,
  nextAt: 0,
}));

/**
 * The version of Shopify's data, part of the keys of its cached answers and of pages: a new one makes older entries
 * unreachable. Empty without a store, or until it has responded: then entries only expire by age. Never throws.
 */
export async function dataVersion(env: object): Promise<string> {
  const store = storeOf(env);
  if (!store) return '';
  const state = stateOf();
  if (Date.now() - state.readAt < MEMORY_MS) return state.version;
  // Meanwhile others use the known version.
  if (state.version) state.readAt = Date.now();
  const version = await Promise.race([
    store.get(KEY, {cacheTtl: TTL_S}),
    sleep(MAX_WAIT_MS).then(() => Promise.reject(new Error(`no answer in ${MAX_WAIT_MS} ms`))),
  ]).catch((error: unknown) => {
    console.error('Cannot read the data version', messageOf(error));
    return null;
  });
  state.version = version ?? state.version;
  state.readAt = Date.now();
  return state.version;
}

/**
 * Records that products have changed, after the response: immediately, and for further changes within ten seconds once
 * more at their end. A failure is logged; entries then expire by age. Does nothing without a store.
 */
export function raiseDataVersion(
  env: object,
  waitUntil: (promise: Promise<unknown>) => void,
): void {
  const store = storeOf(env);
  if (!store) return;
  const state = stateOf();
  const now = Date.now();
  const wait = Math.max(0, state.writtenAt + WINDOW_MS - now);
  if (state.nextAt > now) return;
  state.nextAt = now + wait;
  const write = async () => {
    state.writtenAt = Date.now();
    const version = state.writtenAt.toString(36);
    await store.put(KEY, version);
    state.version = version;
    state.readAt = state.writtenAt;
  };
  const writing = wait > 0 ? sleep(wait).then(write) : write();
  waitUntil(
    writing.catch((error: unknown) => {
      console.error('Cannot raise the data version', messageOf(error));
    }),
  );
}

function storeOf(env: object): VersionStore | null {
  const binding: unknown = Reflect.get(env, BINDING);
  return isStore(binding) ? binding : null;
}

function isStore(binding: unknown): binding is VersionStore {
  return typeof binding === 'object' && binding !== null && 'get' in binding && 'put' in binding;
}
