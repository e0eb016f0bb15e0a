import ts from 'typescript';
import {importsOf, nodesOf, placeOf, type SourceFile} from './source-file';

const longestFile = 300;
const vagueNames = /^(utils?|lib|misc|helpers?|index)$/;

/** Calls of `fetch` outside of services. */
export function fetchOutsideServices(file: SourceFile): string[] {
  if (file.path.startsWith('app/services/')) return [];
  return nodesOf(file)
    .filter((node) => ts.isCallExpression(node) && isGlobalFetch(node.expression))
    .map((node) => placeOf(file, node));
}

function isGlobalFetch(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'fetch';
  return (
    ts.isPropertyAccessExpression(callee) &&
    callee.name.text === 'fetch' &&
    ts.isIdentifier(callee.expression) &&
    ['globalThis', 'window', 'self'].includes(callee.expression.text)
  );
}

/**
 * GraphQL documents outside of Shopify's services, where types are generated and both versions of the API are checked.
 */
export function graphqlOutsideServices(file: SourceFile): string[] {
  if (/^app\/services\/shopify\/.*\.(graphql|server)\.ts$/.test(file.path)) return [];
  return nodesOf(file)
    .filter((node) => ts.isTemplateLiteral(node) && node.getText().includes('#graphql'))
    .map((node) => placeOf(file, node));
}

const readers = new Map([
  ['formData', 'app/forms/read-form.server.ts'],
  ['parseWithZod', 'app/forms/check-form.ts'],
]);

/** Forms that are read without the limits on their fields, or parsed with fields that their schema lacks. */
export function formsReadElsewhere(file: SourceFile): string[] {
  return nodesOf(file)
    .filter((node) => ts.isCallExpression(node))
    .filter(({expression}) => {
      const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const reader = ts.isIdentifier(callee) ? readers.get(callee.text) : undefined;
      return reader !== undefined && reader !== file.path;
    })
    .map((node) => placeOf(file, node));
}

/** `defer()` and `<Await>`, whose content never appears without JavaScript. */
export function lateContent(file: SourceFile): string[] {
  return nodesOf(file)
    .filter(
      (node) =>
        (ts.isCallExpression(node) &&
          ts.isIdentifier(node.expression) &&
          node.expression.text === 'defer') ||
        ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
          node.tagName.getText() === 'Await'),
    )
    .map((node) => placeOf(file, node));
}

/** What makes a component interactive in the browser. */
const script = /\buse(?:State|Reducer|(?:Layout)?Effect|Fetcher|Submit|Navigate)\b|\bon[A-Z]\w+=\{/;

/**
 * Components of blocks that are interactive, or use interactive ones, although they are rendered on the worker only.
 */
export function scriptInKeptBlocks(files: SourceFile[]): string[] {
  const byName = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const views = byName.get('app/features/blocks/block-view.server')?.text ?? '';
  const kept = [...views.matchAll(/^ {2}'?([a-z-]+)'?: ([A-Z]\w+),$/gm)];
  return kept.flatMap(([, block = '', component = '']) => {
    const [, path = ''] =
      new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '\\./([^']+)'`).exec(views) ?? [];
    return used(`app/features/blocks/${path}`, byName)
      .filter(({text}) => script.test(text))
      .map((file) => `${block} uses ${file.path}`);
  });
}

/** A file with all its imports, transitively. */
function used(name: string, byName: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const seen = new Set<string>();
  const follow = (next: string): SourceFile[] => {
    const file = byName.get(next);
    if (!file || seen.has(next) || next.endsWith('.server')) return [];
    seen.add(next);
    const targets = importsOf(file).filter(({typeOnly}) => !typeOnly);
    return [file, ...targets.flatMap(({target}) => follow(target))];
  };
  return follow(name);
}

/** A file that is too long to read. */
export function tooLong(file: SourceFile): string[] {
  const lines = file.text.trimEnd().split('\n').length;
  return lines > longestFile ? [`${file.path} has ${lines} lines`] : [];
}

/** Vague names of the file or of a parent folder. */
export function vagueName(path: string): string[] {
  const names = path.split('/').map((name) => name.replace(/\..*$/, ''));
  return names.some((name) => vagueNames.test(name.toLowerCase())) ? [path] : [];
}
