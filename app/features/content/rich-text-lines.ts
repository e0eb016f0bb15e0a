import type {ContentLink} from './link-view';
import type {BlockNode, InlineNode, Mark} from './rich-text-view';

/** A piece of text as the content service marks it, or a block on its own. */
export type Piece =
  | {kind: 'text'; text: string; marks: Mark[]; anchor: string; link: ContentLink | null}
  | {kind: 'break'}
  | BlockNode;

type InlinePiece = Exclude<Piece, BlockNode>;

/**
 * Makes blocks of pieces in any mixture: text between blocks becomes a paragraph, or what `wrap` makes of it;
 * text that shows nothing goes, for editors make room with empty lines.
 */
export function toBlocks(
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

/** A link with a bold word inside comes in three pieces, and is one link. */
function joinLinks(pieces: InlinePiece[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const piece of pieces) {
    const {link, ...node} = piece.kind === 'text' ? piece : {...piece, link: null};
    const last = nodes.at(-1);
    if (!link) nodes.push(node);
    else if (last?.kind === 'link' && isSame(last.link, link)) last.nodes.push(node);
    else nodes.push({kind: 'link', link, nodes: [node]});
  }
  return nodes;
}

function isSame(one: ContentLink, other: ContentLink): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Headings that leave out no level, the first of them on the second; what stands on one level stays on one. */
export function inOrder(blocks: BlockNode[]): BlockNode[] {
  const above: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    return {...block, level: above.length === 1 ? 2 : above.length === 2 ? 3 : 4};
  });
}
