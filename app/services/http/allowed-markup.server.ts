import {Parser} from 'htmlparser2';

/** An element as it is written to the output. */
interface AllowedElement {
  name: string;
  /** In output order, with unescaped values. */
  attributes: readonly (readonly [name: string, value: string])[];
}

/**
 * Decides about an element: it is written, only its tags are dropped (`'content'`), or it is dropped with its content
 * (`'nothing'`). Names are lower-case in HTML and unchanged in SVG; values are decoded.
 */
type AllowList = (
  name: string,
  attributes: Readonly<Record<string, string>>,
) => AllowedElement | 'content' | 'nothing';

/** Maximum depth: deeper elements are dropped, so that hostile nesting costs no more than other text. */
const MAX_DEPTH = 100;

/** Void elements of HTML, as far as an allow-list writes them. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

interface OpenElement {
  /** The parser's name of the element. */
  name: string;
  /** Index of its start tag in `parts`; `null` without one. */
  start: number | null;
  end: string;
  isDropped: boolean;
}

/**
 * Rewrites untrusted markup according to an allow-list, in time linear to its length. Nothing is copied, so anything
 * that the parser reads differently from browsers can only be lost, never pass. All open elements are closed. In SVG,
 * text is dropped.
 */
export function allowedMarkup(
  markup: string,
  syntax: 'html' | 'svg',
  allowList: AllowList,
): string {
  const parts: string[] = [];
  const open: OpenElement[] = [];

  const startElement = (name: string, attributes: Record<string, string>) => {
    const verdict = open.at(-1)?.isDropped ? 'nothing' : allowList(name, attributes);
    const element: OpenElement = {name, start: null, end: '', isDropped: verdict === 'nothing'};
    if (typeof verdict !== 'string') {
      element.start = parts.push(startTag(verdict)) - 1;
      if (!voidElements.has(verdict.name)) element.end = `</${verdict.name}>`;
    }
    open.push(element);
  };
  const endElement = ({start, end}: OpenElement) => {
    if (start === null) return;
    const isEmpty = start === parts.length - 1;
    if (syntax === 'svg' && isEmpty) parts.push(`${parts.pop()?.slice(0, -1) ?? ''}/>`);
    else parts.push(end);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length < MAX_DEPTH) startElement(name, attributes);
        else parser.pause();
      },
      ontext(text) {
        if (syntax === 'html' && !open.at(-1)?.isDropped) parts.push(escapeHtml(text));
      },
      onclosetag(name) {
        // The end tag of an element cut off by the depth limit, which was never opened here.
        const last = open.at(-1)?.name === name ? open.pop() : undefined;
        if (last) endElement(last);
      },
    },
    {xmlMode: syntax === 'svg'},
  );
  parser.end(markup);
  for (let last = open.pop(); last; last = open.pop()) endElement(last);
  return parts.join('');
}

function startTag({name, attributes}: AllowedElement): string {
  const attributeMarkup = attributes.map(
    ([key, value]) => ` ${key}="${escapeHtml(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${attributeMarkup.join('')}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
