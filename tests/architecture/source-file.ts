import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the repository, with the syntax tree of TypeScript files. */
export interface SourceFile {
  /** Relative to the repository root, with slashes: `app/features/cart/CartLines.tsx`. */
  path: string;
  text: string;
  /** Parsed lazily: most rules read few files, or only the text. */
  readonly tree: ts.SourceFile;
}

export interface Import {
  /** The imported file relative to the root (`app/ui/Button`), or the package's name as written. */
  target: string;
  typeOnly: boolean;
}

/** Creates a source file from a text; the rules' own tests use it for bad samples. */
export function sample(path: string, text: string): SourceFile {
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  let tree: ts.SourceFile | undefined;
  return {
    path,
    text,
    get tree() {
      return (tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
    },
  };
}

/** All files below the given folders with a matching name, except generated ones. */
export function filesBelow(folders: string[], endings: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => endings.test(path) && statSync(join(root, path)).isFile())
    .filter((path) => !/\.generated\.d\.ts$|(^|\/)node_modules\//.test(path))
    .sort();
}

export function readSources(paths: string[]): SourceFile[] {
  return paths.map((path) => sample(path, readFileSync(join(root, path), 'utf8')));
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const nodesOfFiles = new WeakMap<SourceFile, ts.Node[]>();

/** Every node of a file, parents first. */
export function nodesOf(file: SourceFile): ts.Node[] {
  const known = nodesOfFiles.get(file);
  if (known) return known;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file.tree);
  nodesOfFiles.set(file, nodes);
  return nodes;
}

/** `path:line` of a node, to locate what a rule reports. */
export function placeOf(file: SourceFile, node: ts.Node): string {
  const {line} = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree));
  return `${file.path}:${line + 1}`;
}

const importsOfFiles = new WeakMap<SourceFile, Import[]>();

/** The imports and re-exports of a file, `import()` included, with `~/` and relative paths resolved. */
export function importsOf(file: SourceFile): Import[] {
  const imports = importsOfFiles.get(file) ?? readImports(file);
  importsOfFiles.set(file, imports);
  return imports;
}

function readImports(file: SourceFile): Import[] {
  return nodesOf(file).flatMap((node) => {
    if (ts.isImportDeclaration(node)) return found(file, node.moduleSpecifier, isTypeImport(node));
    if (ts.isExportDeclaration(node)) return found(file, node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      return found(file, node.argument.literal, true);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      return found(file, node.arguments[0], false);
    }
    return [];
  });
}

function isTypeImport({importClause}: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = importClause.namedBindings;
  if (importClause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every(({isTypeOnly}) => isTypeOnly);
}

function found(file: SourceFile, specifier: ts.Node | undefined, typeOnly: boolean): Import[] {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return [];
  const asked = specifier.text.replace(/\?.*$/, '');
  if (asked.startsWith('~/')) return [{target: `app/${asked.slice(2)}`, typeOnly}];
  if (!asked.startsWith('.')) return [{target: asked, typeOnly}];
  return [{target: posix.join(posix.dirname(file.path), asked), typeOnly}];
}
