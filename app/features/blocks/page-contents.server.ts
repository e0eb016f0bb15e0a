import type {BlockView} from './block-registry.server';
import {plainText, type BlockNode} from '../story/rich-text';

/** A headline inside of a page's texts, and where it stands. */
export interface ContentsEntry {
  title: string;
  /** Of the element, without '#'. */
  id: string;
}

/** Fewer are seen at once. */
const FEWEST_ENTRIES = 4;

/**
 * The headlines inside of a page's texts as its table of contents, and the same blocks with an id at each of them. Both
 * are as they were, and the table empty, when there are only few.
 */
export function withContents(blocks: BlockView[]): {
  blocks: BlockView[];
  contents: ContentsEntry[];
} {
  const contents: ContentsEntry[] = [];
  const marked = blocks.map((block): BlockView => {
    if (block.name !== 'text') return block;
    const {body} = block.content;
    const nodes = body.nodes.map((node) => withId(node, contents));
    return {...block, content: {...block.content, body: {...body, nodes}}};
  });
  return contents.length < FEWEST_ENTRIES ? {blocks, contents: []} : {blocks: marked, contents};
}

function withId(node: BlockNode, contents: ContentsEntry[]): BlockNode {
  if (node.kind !== 'heading' || node.level !== 2) return node;
  const title = plainText({nodes: [node]});
  const slug = `section-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`;
  const id = contents.some((other) => other.id === slug) ? `${slug}-${contents.length}` : slug;
  contents.push({title, id});
  return {...node, id};
}
