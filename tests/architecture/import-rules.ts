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
 * Groups of files with circular imports, including type and dynamic imports: each can only be understood and moved as a
 * unit.
 */
export function findImportCycles(files: SourceFile[]): string[][] {
  const known = new Map(files.map(({path}) => [path.replace(/\.tsx?$/, ''), path]));
  const targets = new Map(
    files.map((file) => {
      const paths = importsOf(file).map(({target}) => known.get(target.replace(/\.tsx?$/, '')));
      return [file.path, [...new Set(paths)].filter((path) => path !== undefined)];
    }),
  );
  return strongComponents(targets).filter((group) => group.length > 1);
}

/** Strongly connected components (Tarjan's algorithm). */
function strongComponents(edges: ReadonlyMap<string, string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const done = new Set<string>();
  const open: string[] = [];
  /** Returns the earliest reachable node that is still open. */
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    let earliest = own;
    for (const next of edges.get(node) ?? []) {
      if (!done.has(next)) earliest = Math.min(earliest, order.get(next) ?? visit(next));
    }
    if (earliest === own) {
      const group = open.splice(open.indexOf(node));
      for (const member of group) done.add(member);
      found.push(group.sort());
    }
    return earliest;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}
