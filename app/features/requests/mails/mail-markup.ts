/** Finished HTML of a mail; everything else put into `markup` is escaped and made inert. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | Markup | null | readonly Markup[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in markup, in attributes too. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Signs by which mail programs tell addresses of pages and people: `https:`, `shop.example`, `jana@mail`. */
const LINK_SIGNS = /(?<=\S):(?=\S)|(?<=\S)\.(?=\p{L})|(?<=\S)@(?=\S)/gu;

/**
 * A text that nothing makes a link of: its telling signs stand in elements of their own, so that mail programs do
 * not find an address, and who copies the text has it unchanged. Lines stay lines.
 */
export function inertHtml(text: string): string {
  return text
    .split(LINK_SIGNS_KEPT)
    .map((part) => (isLinkSign(part) ? `<span>${part}</span>` : escaped(part)))
    .join('')
    .replaceAll('\n', '<br>');
}

/** The same for the text part: a word joiner, which nobody sees, takes every address apart. */
export function inertText(text: string): string {
  return text.replaceAll(LINK_SIGNS, (sign) => `${sign}\u2060`);
}

const LINK_SIGNS_KEPT = new RegExp(`(${LINK_SIGNS.source})`, 'u');

const isLinkSign = (part: string) => part === ':' || part === '.' || part === '@';

function print(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'string' ? inertHtml(part) : part.map(print).join('');
}

/** HTML from a template; texts are escaped and made inert, `null` is nothing. */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    texts.map((text, at) => text + (at < parts.length ? print(parts[at] ?? null) : '')).join(''),
  );
}
