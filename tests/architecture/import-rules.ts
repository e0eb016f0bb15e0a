import {featureMayImport, featureOf, layerOf, mayImport, vendorOf} from './layers';
import {importsOf, type Import, type SourceFile} from './source-file';

/** Imports that violate the table of layers, or the order of features and services. */
export function forbiddenImports(file: SourceFile): string[] {
  return importsOf(file).flatMap((imported) => {
    const complaint =
      layerComplaint(file, imported) ??
      featureComplaint(file.path, imported.target) ??
      vendorComplaint(file.path, imported.target);
    return complaint ? [`${file.path} imports ${imported.target}: ${complaint}`] : [];
  });
}

/**
 * Modules that every layer may use: handling of missing chunks, reading and creating ids, requests to the shop's own
 * worker, and search terms each have a single implementation.
 */
const forAll = [
  'app/ui/lazy-part',
  'app/services/shopify/ids',
  'app/services/http/fetch-shop-json',
  'app/services/algolia/queries',
];

function layerComplaint({path}: SourceFile, {target, typeOnly}: Import): string | null {
  const from = layerOf(path);
  const to = layerOf(target);
  if (!from || !to) return null;
  // The document links the shared stylesheets and font, and the worker adds the drawings of its icons.
  const isDocument = /^app\/(root|entry\.server)\.tsx$/.test(path);
  if (isDocument && /^app\/ui\/(.+\.(css|woff2)|hydration|IconSprite)$/.test(target)) return null;
  if (forAll.includes(target)) return null;
  const allowed = mayImport[from][to];
  if (allowed === 'all' || (allowed === 'types' && typeOnly)) return null;
  return allowed ? `${from} may import only types of ${to}` : `${from} may not import ${to}`;
}

function featureComplaint(path: string, target: string): string | null {
  const [from, to] = [featureOf(path), featureOf(target)];
  if (!from || !to || featureMayImport(from, to)) return null;
  return `feature ${from} may not use feature ${to}`;
}

function vendorComplaint(path: string, target: string): string | null {
  const from = vendorOf(path);
  if (!from) return null;
  const to = vendorOf(target);
  if (to && to !== from && to !== 'http') return `service ${from} may not use service ${to}`;
  const isI18n = layerOf(target) === 'i18n';
  return isI18n && !/^app\/(i18n\/languages|storage)$/.test(target)
    ? 'a service knows languages and what visitors allow, no texts'
    : null;
}

/** Names that must match on both sides: attributes, where a wrong one finds no data, and languages of the space. */
const sharedTables = ['app/services/algolia/facets', 'app/i18n/languages'];

/** Imports through which a stand-in would share the app's mistakes. */
export function standInImportsApp(file: SourceFile): string[] {
  return importsOf(file)
    .filter(({target}) => target.startsWith('app/') || target === 'server')
    .filter(({target}) => !sharedTables.includes(target))
    .map(({target}) => `${file.path} imports ${target}`);
}

/**
 * Import paths from the given files to one that only Vite can load, `demo.ts → … → messages.server.ts`: the demo and
 * browser tests run without Vite, so none of them would start.
 */
export function waysToVite(roots: SourceFile[], files: SourceFile[]): string[] {
  const known = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const ways = new Map(roots.map((file) => [file, [file.path]]));
  // Grows during iteration: a file's imports are appended after it.
  for (const [file, way] of ways) {
    for (const {target, typeOnly} of importsOf(file)) {
      const next = typeOnly ? undefined : known.get(target.replace(/\.tsx?$/, ''));
      if (next && !ways.has(next)) ways.set(next, [...way, next.path]);
    }
  }
  return [...ways]
    .filter(([file]) => /\bimport\.meta\.(glob|env)\b/.test(file.text))
    .map(([, way]) => way.join(' → '));
}

/**
 * Files in circular imports, or between two circles, including type and dynamic imports: a circle can only be understood
 * and moved as a unit. Oxlint's rule does not follow `import()`.
 */
export function findImportCycles(files: SourceFile[]): string[] {
  const known = new Map(files.map(({path}) => [path.replace(/\.tsx?$/, ''), path]));
  const fileOf = (target: string) => known.get(target.replace(/\.tsx?$/, '')) ?? target;
  let left = files.flatMap((file) =>
    importsOf(file).map(({target}) => [file.path, fileOf(target)] as const),
  );
  for (;;) {
    const importing = new Set(left.map(([from]) => from));
    const imported = new Set(left.map(([, to]) => to));
    const kept = left.filter(([from, to]) => imported.has(from) && importing.has(to));
    if (kept.length === left.length) return [...importing].sort();
    left = kept;
  }
}
