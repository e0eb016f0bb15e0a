import type {ImageView} from '../pictures/image-view';
import type {TextImage} from './rich-text-image.server';
import type {ContentLink} from './links';

/** Inline marks that are rendered as elements. */
export type Mark =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'underline'
  | 'code'
  | 'superscript'
  | 'subscript';

export interface RichText {
  nodes: BlockNode[];
}

/** Inline content. */
type TextNode = {kind: 'text'; text: string; marks: Mark[]; anchor: string} | {kind: 'break'};
export type InlineNode = TextNode | {kind: 'link'; link: ContentLink; nodes: TextNode[]};

/** Block content. The types only allow nesting that HTML allows. */
export type BlockNode =
  | {kind: 'paragraph'; nodes: InlineNode[]}
  | {kind: 'heading'; level: TextLevel; nodes: InlineNode[]; id?: string}
  | {kind: 'bulletList'; items: BlockNode[][]}
  | {kind: 'orderedList'; start: number; items: BlockNode[][]}
  | {kind: 'quote'; nodes: BlockNode[]}
  | {kind: 'code'; text: string}
  | {kind: 'rule'}
  | {kind: 'image'; image: ImageView; caption: string; filters?: TextImage['filters']}
  | {kind: 'table'; rows: CellNode[][]};

export interface CellNode {
  header: boolean;
  /** Number of columns and rows it spans. */
  columns: number;
  rows: number;
  nodes: BlockNode[];
}

/** Level of a headline within a text: the first level is the page's own. */
type TextLevel = 2 | 3 | 4;

/** Level of a section's headline: 1 when it opens a page without a headline of its own. */
export type HeadingLevel = 1 | 2 | 3;

/** Level of the headline above a block's parts: its own, or that of the page or group around it. */
export function levelAboveParts(headline: string, level: HeadingLevel): HeadingLevel {
  if (headline) return level;
  return level === 3 ? 2 : 1;
}

/** The id of a headline, which a table of contents links to. */
export function anchorOf(title: string): string {
  return `section-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`;
}

/** The text without markup on one line, for descriptions and tests. */
export function plainText({nodes}: {nodes: BlockNode[]}): string {
  return nodes
    .map(textOf)
    .join(' ')
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .trim();
}

function textOf(node: BlockNode): string {
  switch (node.kind) {
    case 'paragraph':
    case 'heading':
      return node.nodes.map(textOfInline).join('');
    case 'bulletList':
    case 'orderedList':
      return node.items.map((nodes) => plainText({nodes})).join(' ');
    case 'quote':
      return plainText(node);
    case 'code':
      return node.text;
    case 'table':
      return node.rows.flatMap((cells) => cells.map(plainText)).join(' ');
    case 'rule':
    case 'image':
      return '';
  }
}

function textOfInline(node: InlineNode): string {
  if (node.kind === 'link') return node.nodes.map(textOfInline).join('');
  return node.kind === 'text' ? node.text : ' ';
}
