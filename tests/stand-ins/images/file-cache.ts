import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

/** Writes atomically, since another process may read at any time. */
async function writeAtomically(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, {recursive: true});
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** Returns the bytes of a cached file; calls `make` when it does not exist yet. */
type KeptFiles = (file: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Caches generated files in `folder`; concurrent requests for the same file share one call of `make`. */
export function createFileCache(folder: string): KeptFiles {
  const underWay = new Map<string, Promise<Buffer>>();

  return (file, make) => {
    const started = underWay.get(file);
    if (started) return started;
    const promise = (async () => {
      const path = join(folder, file);
      const found = await readIfThere(path);
      if (found) return found;
      const bytes = await make();
      await writeAtomically(folder, path, bytes);
      return bytes;
    })().finally(() => underWay.delete(file));
    underWay.set(file, promise);
    return promise;
  };
}
