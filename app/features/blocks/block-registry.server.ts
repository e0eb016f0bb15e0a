import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {
  appointmentBlockSchema,
  type BlockName,
  callToActionSchema,
  carouselSchema,
  featuresSchema,
  heroSchema,
  imageGridSchema,
  loadAppointmentBlock,
  loadMapService,
  logosSchema,
  pageSchema,
  policySchema,
  routePlannerSchema,
  stepsSchema,
  textSchema,
} from './block-schemas.server';
import {collectionsSchema, loadCollectionTiles} from './collections/collections-schema.server';
import {contentTeaserSchema, loadTeaserHours} from './content-teaser/content-teaser-schema.server';
import {
  customerReviewsSchema,
  loadReviewRating,
} from './customer-reviews/customer-reviews-schema.server';
import {
  guaranteeNoticeSchema,
  loadGuaranteeNotice,
  loadReturnTerms,
  returnTermsSchema,
} from './legal/legal-blocks-schema.server';
import {loadProductTabs, productTabsSchema} from './product-tabs/product-tabs-schema.server';
import {loadFavoriteBikes, teamSchema} from './team/team-schema.server';
import type {ReactNode} from 'react';
import {sendOnly} from '../navigation/send-only.server';
import type {HeadingLevel} from '../story/rich-text';

export type LoadBlock<Content> = (content: Content, context: AppLoadContext) => Promise<unknown>;

/** How a block is read, and what it needs beyond its story. A load that fails leaves the block out. */
export interface BlockSource {
  schema: z.ZodType;
  load?: LoadBlock<never>;
}

/** Every block's source: what the content service sends, and what else it needs. */
export const blockSources = {
  appointment: {schema: appointmentBlockSchema, load: loadAppointmentBlock},
  'call-to-action': {schema: callToActionSchema},
  carousel: {schema: carouselSchema},
  collections: {schema: collectionsSchema, load: loadCollectionTiles},
  'content-teaser': {schema: contentTeaserSchema, load: loadTeaserHours},
  'customer-reviews': {schema: customerReviewsSchema, load: loadReviewRating},
  features: {schema: featuresSchema},
  'guarantee-notice': {schema: guaranteeNoticeSchema, load: loadGuaranteeNotice},
  hero: {schema: heroSchema},
  'image-grid': {schema: imageGridSchema},
  logos: {schema: logosSchema},
  page: {schema: pageSchema},
  policy: {schema: policySchema},
  'product-tabs': {schema: productTabsSchema, load: loadProductTabs},
  'return-terms': {schema: returnTermsSchema, load: loadReturnTerms},
  'route-planner': {schema: routePlannerSchema, load: loadMapService},
  steps: {schema: stepsSchema},
  team: {schema: teamSchema, load: loadFavoriteBikes},
  text: {schema: textSchema},
} satisfies Record<BlockName, BlockSource>;

type Source<Name extends BlockName> = (typeof blockSources)[Name];

/** What the component of a block reads from its story. */
export type BlockContent<Name extends BlockName> = z.output<Source<Name>['schema']>;

/** What the component of a block gets beyond its story; `null` for most. */
type BlockData<Name extends BlockName> = Name extends BlockName ? Loaded<Source<Name>> : never;

type Loaded<From> = From extends {load: (...args: never) => Promise<infer Data>} ? Data : null;

/** A block of a story, checked, with the data that it needs beyond the story. */
export interface BlockViewOf<Name extends BlockName> {
  name: Name;
  /** Of the block in its story; '' when the content service told none. */
  uid: string;
  /** Set in documents for blocks without script: browsers keep their markup and get neither content nor data. */
  kept?: true;
  content: BlockContent<Name>;
  data: BlockData<Name>;
  /** What stands inside of it; only the block 'page' holds others. */
  blocks: BlockView[];
}

export type BlockView = {[Name in BlockName]: BlockViewOf<Name>}[BlockName];

/** Blocks that script does something to, or that hold such blocks; a rule of the tests finds those that are missing. */
const withScript: readonly BlockName[] = [
  'appointment',
  'carousel',
  'page',
  'product-tabs',
  'route-planner',
  'team',
];

/** The same blocks, of which browsers keep the markup where no script needs their content. */
export function keepMarkup(blocks: BlockView[]): BlockView[] {
  return blocks.map((block): BlockView => {
    if (block.name === 'page') return {...block, blocks: keepMarkup(block.blocks)};
    if (block.uid === '' || withScript.includes(block.name)) return block;
    const view = {...block, kept: true as const};
    sendOnly(view, 'name', 'uid', 'kept', 'blocks');
    return view;
  });
}

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
