/**
 * Elements of a product's description that reach the page, and what they become: staff of the shop paste from
 * anywhere. Headings move below the heading of their section. All that is not here loses its tag, its text stays.
 */
export const allowedElements: ReadonlyMap<string, string> = new Map([
  ...'a blockquote br caption code dd div dl dt figcaption figure hr img li ol p pre small sub sup'
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ...'table tbody td tfoot th thead tr ul em strong'
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h4'],
  ['h4', 'h5'],
  ['h5', 'h6'],
  ['h6', 'h6'],
]);

export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Elements that go with all they hold: code, embeds, and what changes how browsers read the rest. */
export const droppedElements: ReadonlySet<string> = new Set(
  'applet audio button canvas embed form frame frameset head iframe input math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/** Open elements that end where another one begins, as browsers do: text is often pasted without end tags. */
export function endsAt(open: string, begins: string): boolean {
  if (open === 'p') return paragraphEnds.has(begins);
  return siblings.get(open)?.includes(begins) ?? false;
}

const paragraphEnds = new Set(
  'p ul ol li dl dt dd table tr td th h3 h4 h5 h6 blockquote hr div pre figure'.split(' '),
);
const siblings: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['td', ['td', 'th', 'tr']],
  ['th', ['td', 'th', 'tr']],
  ['tr', ['tr']],
]);

type Attribute = (value: string) => string | null;

const link: Attribute = (value) => {
  const address = withoutControls(value);
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address) ? address : null;
};
const picture: Attribute = (value) => {
  const address = withoutControls(value);
  return /^https:\/\//i.test(address) ? address : null;
};
const text: Attribute = (value) => value;
const count: Attribute = (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null);

/** Attributes that stay, with what their value becomes; `null` drops one. */
export const allowedAttributes: Readonly<Record<string, Readonly<Record<string, Attribute>>>> = {
  a: {href: link},
  img: {src: picture, alt: text, width: count, height: count},
  td: {colspan: count, rowspan: count},
  th: {colspan: count, rowspan: count},
  ol: {start: count},
};

/** Browsers leave out tabs, line ends and other controls when they read an address. */
function withoutControls(value: string): string {
  return value.replaceAll(/[\u0000-\u001f\u007f]+/g, '').trim();
}
