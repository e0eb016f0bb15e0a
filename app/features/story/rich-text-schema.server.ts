import {z} from 'zod';
import {keepTogether} from '~/i18n/formats';
import {toAssetView} from '../pictures/content-pictures.server';
import {readTextImages, type TextImage} from './rich-text-image.server';
import {readMarks} from './link-schema.server';
import type {BlockNode, CellNode, InlineNode, Mark, RichText} from './rich-text';
import type {ContentLink} from './links';

const vendorNode = z.object({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
  marks: z.array(z.unknown()).optional().catch(undefined),
  content: z.array(z.unknown()).optional().catch(undefined),
});
type VendorNode = z.infer<typeof vendorNode>;

/**
 * Parses a rich text field into a tree of what the shop can render. Of an editor's attributes only links, pictures,
 * levels and spans are kept; unknown nodes are replaced by their content, blocks where HTML allows none are moved out.
 */
export function readRichText(value: unknown): RichText {
  const pieces = readAll(Array.isArray(value) ? value : [value], readPieces);
  return {nodes: normalizeHeadingLevels(toBlocks(pieces))};
}

function readAll<Result>(values: unknown[], read: (node: VendorNode) => Result[]): Result[] {
  return values.flatMap((value) => {
    const parsed = vendorNode.safeParse(value);
    return parsed.success ? read(parsed.data) : [];
  });
}

function readPieces(node: VendorNode): Piece[] {
  const {type, attrs} = node;
  const readChildren = () => readAll(node.content ?? [], readPieces);
  switch (type) {
    case 'text':
      return [readText(node.text ?? '', node.marks ?? [])];
    case 'emoji':
      return [readText(asText(attrs?.emoji), [])];
    case 'hard_break':
      return [{kind: 'break'}];
    case 'paragraph':
      return toBlocks(readChildren());
    case 'heading':
      return toBlocks(readChildren(), (nodes) => ({
        kind: 'heading',
        level: headingLevel(attrs?.level),
        nodes,
      }));
    case 'bullet_list':
    case 'ordered_list':
      return readList(node);
    case 'blockquote':
      return [{kind: 'quote', nodes: toBlocks(readChildren())}];
    case 'code_block':
      return readCodeBlock(node);
    case 'horizontal_rule':
      return [{kind: 'rule'}];
    case 'image':
      return readImage(attrs);
    case 'blok':
      return readTextImages(attrs?.body).map(toImageNode);
    case 'table':
      return readTable(node);
    default:
      return readChildren();
  }
}

function readText(text: string, marks: unknown[]): Piece {
  return {kind: 'text', text: keepTogether(text), ...readMarks(marks)};
}

function readList({type, attrs, content = []}: VendorNode): BlockNode[] {
  const items = readAll(content, readItem);
  if (items.length === 0) return [];
  return type === 'bullet_list'
    ? [{kind: 'bulletList', items}]
    : [{kind: 'orderedList', start: asCount(attrs?.order, 1_000), items}];
}

/** Lists contain items only: anything else in one counts as an item. */
function readItem(node: VendorNode): BlockNode[][] {
  const pieces =
    node.type === 'list_item' ? readAll(node.content ?? [], readPieces) : readPieces(node);
  const blocks = toBlocks(pieces);
  return blocks.length > 0 ? [blocks] : [];
}

function readCodeBlock({content = []}: VendorNode): BlockNode[] {
  const lines = readAll(content, ({text = ''}) => [text]);
  const text = lines.join('');
  return text ? [{kind: 'code', text}] : [];
}

function readTable({content = []}: VendorNode): BlockNode[] {
  const rows = readAll(content, readRow);
  return rows.length > 0 ? [{kind: 'table', rows}] : [];
}

function readRow(row: VendorNode): CellNode[][] {
  if (row.type !== 'tableRow') return [];
  const cells = readAll(row.content ?? [], readCell);
  return cells.length > 0 ? [cells] : [];
}

function readCell({type, attrs, content = []}: VendorNode): CellNode[] {
  if (type !== 'tableCell' && type !== 'tableHeader') return [];
  return [
    {
      header: type === 'tableHeader',
      columns: asCount(attrs?.colspan, 40),
      rows: asCount(attrs?.rowspan, 200),
      nodes: toBlocks(readAll(content, readPieces)),
    },
  ];
}

function readImage(attrs: VendorNode['attrs']): Piece[] {
  const image = toAssetView({...attrs, filename: attrs?.src});
  return image ? [toImageNode({image})] : [];
}

function toImageNode({image, filters}: TextImage): BlockNode {
  return {kind: 'image', image, caption: image.caption, ...(filters && {filters})};
}

/** Level 1 is the page's; levels deeper than four become four. */
function headingLevel(level: unknown): 2 | 3 | 4 {
  return level === 3 ? 3 : typeof level === 'number' && level > 3 ? 4 : 2;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asCount(value: unknown, max: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max
    ? value
    : 1;
}

/** A piece of text with its marks from the content service, or a block. */
type Piece =
  | {kind: 'text'; text: string; marks: Mark[]; anchor: string; link: ContentLink | null}
  | {kind: 'break'}
  | BlockNode;

type InlinePiece = Exclude<Piece, BlockNode>;

/**
 * Builds blocks from pieces in any order: text between blocks becomes a paragraph, or what `wrap` returns; blank text
 * is dropped, because editors use empty lines for spacing.
 */
function toBlocks(
  pieces: Piece[],
  wrap: (nodes: InlineNode[]) => BlockNode = (nodes) => ({kind: 'paragraph', nodes}),
): BlockNode[] {
  const blocks: BlockNode[] = [];
  let line: InlinePiece[] = [];
  const endLine = () => {
    if (line.some((piece) => piece.kind === 'text' && piece.text.trim() !== '')) {
      blocks.push(wrap(joinLinks(line)));
    }
    line = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text' || piece.kind === 'break') {
      line.push(piece);
    } else {
      endLine();
      blocks.push(piece);
    }
  }
  endLine();
  return blocks;
}

/** Joins the pieces of a link: one with a bold word inside comes in three. */
function joinLinks(pieces: InlinePiece[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const piece of pieces) {
    const {link, ...node} = piece.kind === 'text' ? piece : {...piece, link: null};
    const last = nodes.at(-1);
    if (!link) nodes.push(node);
    else if (last?.kind === 'link' && isSameLink(last.link, link)) last.nodes.push(node);
    else nodes.push({kind: 'link', link, nodes: [node]});
  }
  return nodes;
}

function isSameLink(a: ContentLink, b: ContentLink): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Closes gaps between heading levels, the first of which is 2; headings of the same level stay on one level. */
function normalizeHeadingLevels(blocks: BlockNode[], openLevels: number[] = []): BlockNode[] {
  return blocks.map((block) => {
    if (block.kind === 'quote') {
      return {...block, nodes: normalizeHeadingLevels(block.nodes, openLevels)};
    }
    if (block.kind !== 'heading') return block;
    while ((openLevels.at(-1) ?? 0) >= block.level) openLevels.pop();
    openLevels.push(block.level);
    return {...block, level: openLevels.length === 1 ? 2 : openLevels.length === 2 ? 3 : 4};
  });
}
