import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Where Node would look for `name` from the package at `path`, nearest folder first. */
function placesOf(name: string, path: string): string[] {
  const parts = path.split('/node_modules/');
  const above = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [...above.filter((place) => place !== ''), ''].map((place) =>
    place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`,
  );
}

describe('the lock file', () => {
  it('has an entry for every optional package, so that npm ci works on every system', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !placesOf(name, path).some((place) => place in lock.packages))
        .map((name) => `${name} of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('has each platform package of Tailwind in the version that Tailwind requires', () => {
    const oxide = lock.packages['node_modules/@tailwindcss/oxide']?.optionalDependencies ?? {};
    expect(Object.keys(oxide)).toHaveLength(12);
    for (const [name, version] of Object.entries(oxide)) {
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
