import {
  allowedAttributes,
  allowedElements,
  droppedElements,
  endsAt,
  voidElements,
} from './allowed-markup';

const DEEPEST = 40;

/**
 * A comment, a declaration, or a tag with its name and attributes; each attempt ends at the next `<`, so that
 * no text takes more than linear time. What is none of them is text.
 */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/gi;
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/**
 * Markup of a product's description with nothing but the elements and attributes of the allow-list: everything
 * else is left out or becomes text, every element is closed. No script, handler, style or foreign scheme passes.
 */
export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let safe = '';
  let position = 0;

  const close = (count: number) => {
    for (let left = count; left > 0; left -= 1) safe += `</${open.pop() ?? ''}>`;
  };
  const begin = (name: string, attributes: string) => {
    let last = open.at(-1);
    while (last !== undefined && endsAt(last, name)) {
      close(1);
      last = open.at(-1);
    }
    const kept = safeAttributes(name, attributes);
    if (open.length >= DEEPEST || (name === 'img' && !kept.includes(' src='))) return;
    safe += `<${name}${kept}>`;
    if (!voidElements.has(name)) open.push(name);
  };

  markup.lastIndex = 0;
  for (let tag = markup.exec(html); tag; tag = markup.exec(html)) {
    safe += asText(html.slice(position, tag.index));
    position = markup.lastIndex;
    const [, slash, typed = '', attributes = ''] = tag;
    const name = typed.toLowerCase();
    const element = allowedElements.get(name);

    if (droppedElements.has(name)) {
      if (!slash) position = endOf(name, html, position);
      markup.lastIndex = position;
    } else if (element && !slash) {
      begin(element, attributes);
    } else if (element && open.includes(element)) {
      close(open.length - open.lastIndexOf(element));
    }
  }
  safe += asText(html.slice(position));
  close(open.length);
  return safe;
}

/** Where the element that began before `from` is over: behind its end tag, or at the end of all. */
function endOf(name: string, html: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z0-9:-])[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

function safeAttributes(name: string, given: string): string {
  const rules = allowedAttributes[name];
  if (!rules) return '';
  const kept = new Map<string, string>();
  for (const [, typed = '', double, single, bare] of given.matchAll(attribute)) {
    const key = typed.toLowerCase();
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const value = rule?.(decoded(double ?? single ?? bare ?? '')) ?? null;
    if (value !== null && !kept.has(key)) kept.set(key, value);
  }
  if (name === 'img') kept.set('loading', 'lazy');
  return [...kept].map(([key, value]) => ` ${key}="${quoted(value)}"`).join('');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '\t',
  newline: '\n',
  nbsp: '\u00a0',
};

/** What a browser reads in an attribute; entities that are not known here stay as they are typed. */
function decoded(value: string): string {
  return value.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi,
    (typed, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? typed;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function quoted(value: string): string {
  return asText(value.replaceAll('&', '&amp;')).replaceAll('"', '&quot;');
}

function asText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
