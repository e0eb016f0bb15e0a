import {parseDocument} from 'htmlparser2';
import type {ContentFields, ContentValue} from './content-values';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, {attribs: object}>;

/** Storyblok's name of a node or mark, and the attributes that it has unless they are written. */
type Meaning = readonly [type: string, attrs?: ContentFields];

const cell = {colspan: 1, rowspan: 1, colwidth: null};
const picture = {id: 0, alt: '', src: '', title: '', source: '', copyright: '', meta_data: {}};
const link = {href: '', uuid: null, anchor: null, target: '_self', linktype: 'url'};

const blocks = new Map<string, Meaning>([
  ['p', ['paragraph']],
  ...[1, 2, 3, 4, 5, 6].map((level): [string, Meaning] => [`h${level}`, ['heading', {level}]]),
  ['ul', ['bullet_list']],
  ['ol', ['ordered_list', {order: 1}]],
  ['li', ['list_item']],
  ['blockquote', ['blockquote']],
  ['pre', ['code_block']],
  ['hr', ['horizontal_rule']],
  ['img', ['image', picture]],
  ['table', ['table']],
  ['tr', ['tableRow']],
  ['th', ['tableHeader', cell]],
  ['td', ['tableCell', cell]],
]);

const inline = new Map<string, Meaning>([
  ['br', ['hard_break']],
  ['emoji', ['emoji', {fallbackImage: null}]],
]);

const marks = new Map<string, Meaning>([
  ['a', ['link', link]],
  ['b', ['bold']],
  ['i', ['italic']],
  ['s', ['strike']],
  ['u', ['underline']],
  ['code', ['code']],
  ['sup', ['superscript']],
  ['sub', ['subscript']],
  ...['anchor', 'styled', 'highlight', 'textStyle'].map((name): [string, Meaning] => [
    name,
    [name],
  ]),
]);

/** Elements that contain blocks: other content directly in them is a paragraph. */
const containers: ReadonlySet<string> = new Set(['li', 'blockquote', 'th', 'td']);

/**
 * The rich text nodes that Storyblok stores for HTML: `<p>Eine <b>Probefahrt</b></p>`. What HTML has no element for is
 * written with Storyblok's name: `<emoji name='…' emoji='…'></emoji>`, `<anchor id='…'>`, `<styled class='…'>`,
 * `<highlight color='…'>`, `<textStyle color='…'>`. A link to a story has `linktype='story'` and no `uuid` yet.
 *
 * @throws an error that names an element which rich text does not have
 */
export function richTextNodes(html: string): ContentFields[] {
  const asWritten = {lowerCaseTags: false, lowerCaseAttributeNames: false};
  return blocksOf(parseDocument(html, asWritten).children);
}

/** Blocks stay as they are, and what is between them becomes paragraphs. */
function blocksOf(nodes: readonly HtmlNode[]): ContentFields[] {
  const found: ContentFields[] = [];
  let paragraph: ContentFields[] | null = null;
  for (const node of nodes) {
    const content = nodesOf(node, []);
    if ('attribs' in node && blocks.has(node.name)) {
      found.push(...content);
      paragraph = null;
    } else if (paragraph) {
      paragraph.push(...content);
    } else {
      paragraph = content;
      found.push({type: 'paragraph', content});
    }
  }
  return found;
}

function nodesOf(node: HtmlNode, around: ContentFields[]): ContentFields[] {
  const own = around.length > 0 && {marks: around};
  if (!('attribs' in node)) {
    return 'data' in node ? [{type: 'text', text: node.data, ...own}] : [];
  }
  const {name, children} = node;
  const mark = marks.get(name);
  if (mark) {
    const inner = [...around, withAttributes(mark, node)];
    return children.flatMap((child) => nodesOf(child, inner));
  }
  const meaning = blocks.get(name) ?? inline.get(name);
  if (!meaning) throw new Error(`rich text has no <${name}>`);
  const content = containers.has(name)
    ? blocksOf(children)
    : children.flatMap((child) => nodesOf(child, []));
  return [{...withAttributes(meaning, node), ...(content.length > 0 && {content}), ...own}];
}

function withAttributes([type, defaults = {}]: Meaning, {attribs}: HtmlElement): ContentFields {
  const written = Object.entries(attribs).map(([name, value]): [string, ContentValue] => [
    name,
    typeof defaults[name] === 'number' ? Number(value) : value,
  ]);
  const attrs = {...defaults, ...Object.fromEntries(written)};
  return Object.keys(attrs).length > 0 ? {type, attrs} : {type};
}
