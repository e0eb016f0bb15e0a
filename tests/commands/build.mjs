import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {programOf, root, run, say} from './run.mjs';

const sources = ['app', 'locales', 'public', 'server.ts', 'vite.config.ts', 'package-lock.json'];
const built = join(root, 'dist/server/index.js');
const stampFile = join(root, '.cache/build-stamp');

/** Builds the worker and the client files unless `dist` was built from exactly these sources. */
export async function ensureBuild() {
  const wanted = fingerprint(sources);
  const made = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (existsSync(built) && made === wanted) return;
  say(`Build: ${existsSync(built) ? 'the sources changed' : 'there is none yet'} (about a minute)`);
  await build();
}

/** Builds the shop unconditionally. */
export async function build() {
  const wanted = fingerprint(sources);
  rmSync(stampFile, {force: true});
  await run(programOf('remix'), ['vite:build'], {NODE_ENV: 'production'});
  mkdirSync(join(root, '.cache'), {recursive: true});
  writeFileSync(stampFile, wanted);
}

/** One hash over the names and contents of all files below the given paths. */
function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(place) {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [place];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(`${place}/${name}`))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
