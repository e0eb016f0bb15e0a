/** A page that reloads because a chunk is missing does so once in this time (spec §9). */
const GUARD_MS = 10_000;
const KEY = 'chunk-reload';

/**
 * Whether the page of a path may be loaded anew after a failed chunk: at most once per path in ten seconds.
 * Remembers that it was.
 */
export function mayReload(
  path: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
): boolean {
  const key = `${KEY}:${path}`;
  const last = Number(storage.getItem(key) ?? NaN);
  if (now - last < GUARD_MS) return false;
  storage.setItem(key, String(now));
  return true;
}
