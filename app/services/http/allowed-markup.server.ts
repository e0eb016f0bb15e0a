import {Parser} from 'htmlparser2';

/** An element as it is written to the output. */
interface KeptElement {
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
) => KeptElement | 'content' | 'nothing';

/** Nobody needs deeper nesting. The rest is cut off, so that hostile nesting costs no more than other text. */
const DEEPEST = 100;

/** Void elements of HTML, as far as an allow-list writes them. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

interface OpenElement {
  /** The parser's name of the element. */
  name: string;
  /** Index of its start tag in `parts`; `null` without one. */
  start: number | null;
  end: string;
  gone: boolean;
}

/**
 * Rewrites untrusted markup according to an allow-list, in time linear to its length. Nothing is copied, so anything
 * that the parser reads differently from browsers can only be lost, never pass. All open elements are closed. In SVG,
 * text is dropped.
 */
export function allowedMarkup(markup: string, syntax: 'html' | 'svg', judge: AllowList): string {
  const parts: string[] = [];
  const open: OpenElement[] = [];

  const begin = (name: string, attributes: Record<string, string>) => {
    const verdict = open.at(-1)?.gone ? 'nothing' : judge(name, attributes);
    const element: OpenElement = {name, start: null, end: '', gone: verdict === 'nothing'};
    if (typeof verdict !== 'string') {
      element.start = parts.push(startTag(verdict)) - 1;
      if (!voidElements.has(verdict.name)) element.end = `</${verdict.name}>`;
    }
    open.push(element);
  };
  const finish = ({start, end}: OpenElement) => {
    if (start === null) return;
    const isEmpty = start === parts.length - 1;
    if (syntax === 'svg' && isEmpty) parts.push(`${parts.pop()?.slice(0, -1) ?? ''}/>`);
    else parts.push(end);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length < DEEPEST) begin(name, attributes);
        else parser.pause();
      },
      ontext(text) {
        if (syntax === 'html' && !open.at(-1)?.gone) parts.push(escaped(text));
      },
      onclosetag(name) {
        // The end tag of an element cut off by the depth limit, which was never opened here.
        const last = open.at(-1)?.name === name ? open.pop() : undefined;
        if (last) finish(last);
      },
    },
    {xmlMode: syntax === 'svg'},
  );
  parser.end(markup);
  for (let last = open.pop(); last; last = open.pop()) finish(last);
  return parts.join('');
}

function startTag({name, attributes}: KeptElement): string {
  const written = attributes.map(
    ([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${written.join('')}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
