import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import {memoize} from '~/services/http/isolate-memory';
import type {HeadingLevel} from '../story/rich-text';
import {
  type BlockName,
  type BlockSource,
  blockSources,
  isBlockName,
  type LoadBlock,
  textSchema,
} from './block-schemas.server';
import {optional} from '~/services/http/outage.server';

type Source<Name extends BlockName> = (typeof blockSources)[Name];

/** The content that a block's component reads from its story. */
type BlockContent<Name extends BlockName> = z.output<Source<Name>['schema']>;

/** The data that a block's component gets beyond its story; `null` for most. */
type BlockData<Name extends BlockName> = Name extends BlockName ? Loaded<Source<Name>> : never;

type Loaded<From> = From extends {load: (...args: never) => Promise<infer Data>}
  ? NonNullable<Data>
  : null;

/** A validated block of a story, with the data it needs beyond the story. */
interface LoadedBlockOf<Name extends BlockName> {
  name: Name;
  content: BlockContent<Name>;
  data: BlockData<Name>;
  /** Nested blocks; only the block 'page' has any. */
  blocks: LoadedBlock[];
}

export type LoadedBlock = {[Name in BlockName]: LoadedBlockOf<Name>}[BlockName];

/** Props of a block's component. */
export interface BlockProps<Name extends BlockName> {
  content: BlockContent<Name>;
  data: BlockData<Name>;
  /** The level of its headline: 1 when it opens a page without a headline of its own. */
  level: HeadingLevel;
  /** Its picture is above the fold. */
  first: boolean;
  children?: ReactNode;
}

/**
 * Parses the blocks of a story and fetches, in parallel, the data they need beyond it. An unknown or malformed block,
 * or one whose data is unavailable, is logged and left out, so that the page still renders; the visual editor says so in
 * its place, as new blocks are always empty.
 */
export async function loadBlocks(body: unknown[], context: AppLoadContext): Promise<LoadedBlock[]> {
  const loaded = await Promise.all(body.map((block) => loadBlock(block, context)));
  return loaded.filter((block) => block !== null);
}

async function loadBlock(value: unknown, context: AppLoadContext): Promise<LoadedBlock | null> {
  const block = typeof value === 'object' && value !== null ? value : {};
  const parsedBlock = parseBlock(block);
  if ('problem' in parsedBlock) return noteFor(block, parsedBlock, context);
  const {name, content, body} = parsedBlock;
  const loading = Promise.all([loadData(name, content, context), loadBlocks(body, context)]);
  const loaded = await optional(loading, null, `Block '${name}' cannot be loaded`);
  const [data, blocks] = loaded ?? [null, []];
  const isLeftOut = !loaded || (data === null && 'load' in blockSources[name]);
  if (isLeftOut) return noteFor(block, {problem: 'unavailable'}, context);
  return {name, content, data, blocks} as LoadedBlock;
}

/** Why a block is left out; `fields` are those that an editor has to fill in or correct. */
interface LeftOut {
  problem: 'incomplete' | 'unavailable' | 'unknown';
  fields?: string;
}

/** A text in place of a block that is left out, for the verified editor only. */
function noteFor(
  block: object,
  {problem, fields = ''}: LeftOut,
  {preview, language}: AppLoadContext,
): LoadedBlock | null {
  const {component} = vendorBlock.safeParse(block).data ?? {};
  if (!preview?.isVerified || component === undefined) return null;
  const headline = translatorOf(language)(`content.leftOut.${problem}`, {component, fields});
  const note = {...block, component: 'text', headline, body: null, align: null};
  return {name: 'text', content: textSchema.parse(note), data: null, blocks: []};
}

/**
 * Returns what a block's `load` returns. `blockSources` pairs it with the schema of its argument, which types cannot
 * express here.
 */
async function loadData(
  name: BlockName,
  content: unknown,
  context: AppLoadContext,
): Promise<unknown> {
  const {load}: BlockSource = blockSources[name];
  return load ? (load as LoadBlock<unknown>)(content, context) : null;
}

const vendorBlock = z.looseObject({component: z.string()});

interface ParsedBlock {
  name: BlockName;
  content: BlockContent<BlockName>;
  /** Nested blocks, unparsed. */
  body: unknown[];
}

/**
 * Parses a block of a story; logs an error if it is unknown or malformed. Blocks of a story that the isolate caches are
 * parsed once, not per request.
 */
const parseBlock = memoize((value: object): ParsedBlock | LeftOut => {
  const component = vendorBlock.safeParse(value).data?.component;
  if (!isBlockName(component)) {
    console.error(`Component ${component ?? 'without a name'} doesn't exist.`);
    return {problem: 'unknown'};
  }
  const parsed = blockSources[component].schema.safeParse(value);
  if (!parsed.success) {
    console.error(`Block '${component}' is malformed: ${z.prettifyError(parsed.error)}`);
    const fields = parsed.error.issues.map(({path}) => path.join('.'));
    return {problem: 'incomplete', fields: fields.join(', ')};
  }
  const content = parsed.data;
  if (!hasNestedBlocks(content)) return {name: component, content, body: []};
  // Nested blocks are parsed by their own schemas: the raw ones are dropped here.
  return {name: component, content: {...content, body: []}, body: content.body};
});

function hasNestedBlocks(content: BlockContent<BlockName>): content is BlockContent<'page'> {
  return 'body' in content && Array.isArray(content.body);
}
