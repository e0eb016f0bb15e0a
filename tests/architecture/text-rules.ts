import ts from 'typescript';
import {nodesOf, placeOf, type SourceFile} from './source-file';

const spokenAttributes = ['aria-label', 'title', 'alt', 'placeholder'];

/** Words with umlauts that are not texts of the shop: none so far. */
const germanOnPurpose: string[] = [];

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Visible texts that do not come from `locales/`. Symbols such as `·` or `€` are allowed. */
export function untranslatedTexts(file: SourceFile): string[] {
  return nodesOf(file)
    .filter((node) => isSpokenText(node) || isSpokenAttribute(node))
    .map((node) => `${placeOf(file, node)} ${node.getText().trim()}`);
}

function isSpokenText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasLetters(node.text.replace(/&\w+;/g, ''));
  // {'Text'} between tags
  return (
    ts.isStringLiteralLike(node) &&
    ts.isJsxExpression(node.parent) &&
    (ts.isJsxElement(node.parent.parent) || ts.isJsxFragment(node.parent.parent)) &&
    hasLetters(node.text)
  );
}

function isSpokenAttribute(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || !spokenAttributes.includes(node.name.getText())) return false;
  const value = node.initializer;
  if (!value) return false;
  const literal = ts.isJsxExpression(value) ? value.expression : value;
  return Boolean(literal && ts.isStringLiteralLike(literal) && hasLetters(literal.text));
}

/** German words in the code: the shop's texts belong in `locales/`. */
export function germanWords(file: SourceFile): string[] {
  return nodesOf(file)
    .filter(isTextNode)
    .filter((node) => /[äöüß]/i.test(node.text) && !germanOnPurpose.includes(node.text))
    .map((node) => `${placeOf(file, node)} ${node.getText()}`);
}

function isTextNode(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Keys of the German messages that the English ones lack. */
export function missingKeys(german: unknown, english: unknown, prefix = ''): string[] {
  if (!isTable(german)) return [];
  return Object.entries(german).flatMap(([key, value]) => {
    const other = isTable(english) ? english[key] : undefined;
    if (isTable(value)) return missingKeys(value, other, `${prefix}${key}.`);
    return typeof other === 'string' ? [] : [prefix + key];
  });
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Code files that a text mentions in backticks, by path or by name alone: `cart/CartPage.tsx`. */
export function namedFiles({text}: SourceFile): string[] {
  return [...text.matchAll(/`([\w./-]*\w\.(?:tsx?|mjs|css))`/g)].map(([, name = '']) => name);
}

/** Valid ways to refer to a file: its path, and each suffix of it down to its name. */
export function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
