import {Parser} from 'htmlparser2';

/** An element as it is written. */
interface KeptElement {
  name: string;
  /** In the order in which they are written, values unescaped. */
  attributes: readonly (readonly [name: string, value: string])[];
}

/**
 * What becomes of an element: it is written, its tags go and what it holds stays (`'content'`), or all of it goes
 * (`'nothing'`). Names are in lower case in HTML and as they stand in SVG; values are decoded.
 */
type AllowList = (
  name: string,
  attributes: Readonly<Record<string, string>>,
) => KeptElement | 'content' | 'nothing';

/** Nobody means more. What follows is cut off, so that hostile nesting costs no more than other text. */
const DEEPEST = 100;

/** Elements of HTML without content, as far as an allow-list writes them. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

interface OpenElement {
  /** As the parser calls it. */
  name: string;
  /** Which of the written parts is its start tag; `null` when it has none. */
  start: number | null;
  end: string;
  gone: boolean;
}

/**
 * Markup that others wrote, written anew after an allow-list in time that grows with its length: nothing of it is
 * copied, so what the parser reads differently from browsers can only be lost, never pass. All that is opened is
 * closed. Of SVG the shapes stay and no text.
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
        // A tag that the text ends within was never opened here.
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
