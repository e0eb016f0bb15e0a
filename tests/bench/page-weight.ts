import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {gzipSync} from 'node:zlib';

/** Transferred bytes of a page with an empty browser cache, compressed. */
export interface PageWeight {
  html: number;
  /** The uncompressed HTML. */
  htmlRaw: number;
  css: number;
  javascript: number;
  /** Of the font faces that the page preloads. */
  fonts: number;
  /** Of the browser: the page, its files, and the pictures that are not lazy-loaded. */
  requests: number;
}

/** Weighs a page: its HTML, its stylesheets, and every module it needs to become interactive; files are in `client`. */
export function weigh(html: string, client = 'dist/client'): PageWeight {
  const css = styleSheetsOf(html);
  const javascript = [...withStaticImports(modulesOf(html), client), ...messagesOf(html, client)];
  const files = new Set([...css, ...javascript, ...fontsOf(html), ...picturesOf(html)]);
  return {
    html: gzipSync(html).length,
    htmlRaw: Buffer.byteLength(html),
    css: sizeOf(css, client),
    javascript: sizeOf(javascript, client),
    fonts: rawSizeOf(fontsOf(html), client),
    requests: 1 + files.size,
  };
}

/** Size of the worker, raw and compressed. */
export function weighWorker() {
  const bundle = readFileSync('dist/server/index.js');
  return {raw: bundle.length, gzip: gzipSync(bundle, {level: 9}).length};
}

function styleSheetsOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  return links.filter((link) => /rel="stylesheet"/.test(link)).flatMap(addressOf);
}

function fontsOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*as="font"[^>]*>/g)].map(([link]) => link);
  return links.flatMap(addressOf);
}

function picturesOf(html: string): string[] {
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([picture]) => picture);
  return pictures.filter((picture) => !/loading="lazy"/.test(picture)).flatMap(addressOf);
}

function modulesOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g)].map(([link]) => link);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return [
    ...links.flatMap(addressOf),
    ...scripts.flatMap(([, attributes = '']) => addressOf(attributes)),
    ...scripts.flatMap(([, , text = '']) =>
      importsIn(text, /\b(?:from|import)\s*\(?\s*"([^"]+)"/g),
    ),
  ];
}

/** The entry fetches the messages of the page's language before anything is interactive. */
function messagesOf(html: string, client: string): string[] {
  const language = /<html lang="(\w\w)/.exec(html)?.[1] ?? 'de';
  const found = readdirSync(join(client, 'assets')).filter((name) =>
    name.startsWith(`messages.${language}`),
  );
  return found.map((name) => `/assets/${name}`);
}

function addressOf(tag: string): string[] {
  return [...tag.matchAll(/\b(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
}

function importsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}

/** The modules with all their static imports; `import()` loads on demand. */
function withStaticImports(modules: string[], client: string): string[] {
  const known = new Set<string>();
  const queue = [...modules];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (known.has(next) || !existsSync(join(client, next))) continue;
    known.add(next);
    const text = readFileSync(join(client, next), 'utf8');
    const imported = importsIn(text, /\b(?:from|import)\s*"(\.{0,2}\/[^"]+)"/g);
    queue.push(...imported.map((address) => posix.resolve(posix.dirname(next), address)));
  }
  return [...known];
}

/** Fonts are already compressed. */
function rawSizeOf(addresses: string[], client: string): number {
  const files = addresses.map((address) => join(client, address)).filter(existsSync);
  return files.reduce((total, file) => total + statSync(file).size, 0);
}

function sizeOf(addresses: string[], client: string): number {
  const files = [...new Set(addresses)].map((address) => join(client, address)).filter(existsSync);
  return files.reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0);
}
