import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {z} from 'zod';
import {memoize} from '~/services/http/isolate-memory';
import type {HeadingLevel} from '../story/rich-text';
import {
  type BlockName,
  type BlockSource,
  blockSources,
  isBlockName,
  type LoadBlock,
} from './block-schemas.server';

type Source<Name extends BlockName> = (typeof blockSources)[Name];

/** What the component of a block reads from its story. */
type BlockContent<Name extends BlockName> = z.output<Source<Name>['schema']>;

/** What the component of a block gets beyond its story; `null` for most. */
type BlockData<Name extends BlockName> = Name extends BlockName ? Loaded<Source<Name>> : never;

type Loaded<From> = From extends {load: (...args: never) => Promise<infer Data>} ? Data : null;

/** A block of a story, checked, with the data that it needs beyond the story. */
interface LoadedBlockOf<Name extends BlockName> {
  name: Name;
  content: BlockContent<Name>;
  data: BlockData<Name>;
  /** What stands inside of it; only the block 'page' holds others. */
  blocks: LoadedBlock[];
}

export type LoadedBlock = {[Name in BlockName]: LoadedBlockOf<Name>}[BlockName];

/** What the component of a block receives. */
export interface BlockProps<Name extends BlockName> {
  content: BlockContent<Name>;
  data: BlockData<Name>;
  /** The level of its headline: 1 when it opens a page that has none of its own. */
  level: HeadingLevel;
  /** Its picture is among the first things seen. */
  first: boolean;
  /** Blocks inside of it. */
  children?: ReactNode;
}

/** Limits of one story: pages of editors stay far below, a hostile one ends here. */
const DEEPEST = 4;
const MOST_BLOCKS = 80;

interface Budget {
  blocks: number;
}

/**
 * Reads blocks of a story and fetches, side by side, what they need beyond it. An unknown or malformed block,
 * or one whose data cannot be had, is logged and left out: the page still answers.
 */
export async function loadBlocks(body: unknown[], context: AppLoadContext): Promise<LoadedBlock[]> {
  return loadLevel(body, context, {blocks: MOST_BLOCKS}, 1);
}

async function loadLevel(
  body: unknown[],
  context: AppLoadContext,
  budget: Budget,
  depth: number,
): Promise<LoadedBlock[]> {
  if (body.length === 0) return [];
  if (depth > DEEPEST) {
    console.error('Blocks are nested too deep and left out');
    return [];
  }
  const taken = body.slice(0, budget.blocks);
  if (taken.length < body.length)
    console.error('A story has too many blocks, the last are left out');
  budget.blocks -= taken.length;
  const loaded = await Promise.all(taken.map((block) => loadBlock(block, context, budget, depth)));
  return loaded.filter((block) => block !== null);
}

async function loadBlock(
  value: unknown,
  context: AppLoadContext,
  budget: Budget,
  depth: number,
): Promise<LoadedBlock | null> {
  const read = readBlock(typeof value === 'object' && value !== null ? value : {});
  if (!read) return null;
  const {name, content, body} = read;
  try {
    const [data, blocks] = await Promise.all([
      loadData(name, content, context),
      loadLevel(body, context, budget, depth + 1),
    ]);
    return {name, content, data, blocks} as LoadedBlock;
  } catch (error) {
    console.error(
      `Block '${name}' cannot be loaded`,
      error instanceof Error ? error.message : error,
    );
    return null;
  }
}

/** What a block's `load` answers. `blockSources` pairs it with the schema of its argument, which types cannot tell here. */
async function loadData(
  name: BlockName,
  content: unknown,
  context: AppLoadContext,
): Promise<unknown> {
  const {load}: BlockSource = blockSources[name];
  return load ? (load as LoadBlock<unknown>)(content, context) : null;
}

const vendorBlock = z.looseObject({component: z.string()});

/** A block as its own schema reads it. */
interface ReadBlock {
  name: BlockName;
  content: BlockContent<BlockName>;
  /** Blocks inside of it, as they came. */
  body: unknown[];
}

/**
 * Reads a block of a story; `null`, logged, for one that is unknown or malformed. Blocks of a story
 * that the isolate remembers are read once, not for each request.
 */
const readBlock = memoize((value: object): ReadBlock | null => {
  const component = vendorBlock.safeParse(value).data?.component;
  if (!isBlockName(component)) {
    console.error(`Component ${component ?? 'without a name'} doesn't exist.`);
    return null;
  }
  const parsed = blockSources[component].schema.safeParse(value);
  if (!parsed.success) {
    console.error(`Block '${component}' is malformed: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  const content = parsed.data;
  if (!holdsBlocks(content)) return {name: component, content, body: []};
  // Inner blocks are read by schemas of their own: the raw ones are dropped here.
  return {name: component, content: {...content, body: []}, body: content.body};
});

function holdsBlocks(content: BlockContent<BlockName>): content is BlockContent<'page'> {
  return 'body' in content && Array.isArray(content.body);
}
