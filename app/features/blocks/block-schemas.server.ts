import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {loadAppointment} from '../appointment/appointment-request.server';
import {iconDrawing} from '../pictures/content-pictures.server';
import {
  buttons,
  component,
  describedAs,
  field,
  flag,
  handle,
  link,
  longText,
  nonEmpty,
  number,
  option,
  parts,
  picture,
  pictures,
  plainText,
  requiredText,
  richText,
  text,
} from '../story/field-schemas.server';
import {
  collectionsSchema,
  loadCollectionTiles,
  loadFavoriteBikes,
  loadProductTabs,
  productTabsSchema,
  teamSchema,
} from './product-blocks-schema.server';
import {
  contentTeaserSchema,
  customerReviewsSchema,
  guaranteeNoticeSchema,
  loadGuaranteeNotice,
  loadMapService,
  loadReturnTerms,
  loadReviewRating,
  loadTeaserHours,
  returnTermsSchema,
  routePlannerSchema,
} from './shop-blocks-schema.server';

const relatedSchema = component('related', {
  label: requiredText({max_length: 60}),
  link: link({required: true}),
});

/** The blocks of a page, unparsed: each is parsed by its own source. */
function blocks() {
  return field(z.array(z.unknown()).catch([]), {
    type: 'bloks',
    restrict_components: true,
    // Only read when the space is set up: `blockSources`, whose keys these are, is declared below.
    get component_whitelist(): string[] {
      return [...blockNames];
    },
  });
}

/** A page of the content service, or a titled group of blocks within one. */
export const pageSchema = component('page', {
  headline: text(),
  lead: longText({description: 'Nur mit headline sichtbar; sonst in Suchmaschinen'}),
  buttons: buttons(),
  seo_title: plainText(),
  seo_description: plainText(),
  seo_image: picture(),
  noindex: flag(),
  /** Whose hours and phone number are shown next to the page's texts, above its related links. */
  side_card: option('none', 'shop', 'workshop'),
  related: parts(relatedSchema, 4, {description: 'In der Karte: nur mit side_card'}),
  body: blocks(),
});

const callToActionSchema = component('call-to-action', {
  headline: requiredText(),
  text: longText(),
  buttons: buttons(),
  tone: option('reseda', 'tanne', 'plain'),
});

const slideFields = component('slide', {
  image: picture({required: true}),
  title: text({max_length: 80}),
  text: longText(),
  link: link(),
});
const slide = describedAs(
  slideFields,
  slideFields.refine(({image, title, text}) => image ?? (title || text), 'is empty'),
);

/** Pictures to page through: one large picture at a time, or several as cards. */
export const carouselSchema = component('carousel', {
  headline: requiredText(),
  slides: nonEmpty(parts(slide, 24)),
  size: option('wide', 'cards'),
});

/** Replaces an icon's name with its drawing, so that pages carry only the icons they show. */
const iconName = handle({description: 'Lucide: truck, wrench, shield-check …'});
const icon = describedAs(iconName, iconName.transform(iconDrawing));

const feature = component('feature', {
  icon,
  title: requiredText({max_length: 60}),
  text: longText(),
  link: link(),
});

/** Reasons to buy here, each with an icon. */
export const featuresSchema = component('features', {
  headline: text(),
  items: nonEmpty(parts(feature)),
  layout: option('row', 'cards'),
});

/** Names a part of the pictured bike; `x` and `y` are percentages from the picture's top left. */
const callout = component('callout', {
  label: requiredText({max_length: 40}),
  x: number({required: true, description: '0–100'}),
  y: number({required: true, description: '0–100'}),
  side: option('left', 'right'),
});

/** The opening section: a statement, buttons, and a bike on the floor of the studio. */
export const heroSchema = component('hero', {
  headline: requiredText(),
  lead: longText(),
  buttons: buttons(),
  image: picture(),
  callouts: parts(callout),
  tone: option('reseda', 'stahl', 'tanne'),
});

/** Pictures in a grid, the first of them larger; their titles are captions. */
export const imageGridSchema = component('image-grid', {
  headline: text(),
  images: nonEmpty(pictures()),
  columns: option('two', 'three'),
});

/** A partner, shown by name if there is no picture. */
const logo = component('logo', {
  name: requiredText({max_length: 40, translatable: false}),
  image: picture(),
  link: link(),
});

/** Partner logos in one row. */
export const logosSchema = component('logos', {
  headline: text(),
  items: nonEmpty(parts(logo)),
});

const item = component('policy-item', {
  title: requiredText(),
  text: richText(),
});

/** Terms or answers as disclosures. */
export const policySchema = component('policy', {
  headline: text(),
  items: nonEmpty(parts(item)),
});

const step = component('step', {
  title: requiredText({max_length: 60}),
  text: longText(),
});

const stepsSchema = component('steps', {
  headline: requiredText(),
  text: longText(),
  items: parts(step),
  buttons: buttons(),
  tone: option('plain', 'reseda'),
});

const textFields = component('text', {
  headline: text(),
  body: richText(),
  align: option('left', 'center'),
});
export const textSchema = describedAs(
  textFields,
  textFields.refine(({headline, body}) => headline || body.nodes.length > 0, {
    error: 'is empty',
    path: ['body'],
  }),
);

/** The appointment request; services and days come from the story 'werkstatt-termin' and are the same on every page. */
export const appointmentBlockSchema = component('appointment', {
  headline: requiredText(),
  text: longText(),
  tone: option('plain', 'reseda'),
});

/**
 * Loads the data that a block needs beyond its story. `null` leaves the block out, as there is nothing to show; so does
 * an error, which also keeps the page out of the cache.
 */
export type LoadBlock<Content> = (content: Content, context: AppLoadContext) => Promise<unknown>;

/** How a block is parsed, and what it needs beyond its story. */
export interface BlockSource {
  /** With a `headline`, required or not: a page without its own takes the first block's (`load-story.server.ts`). */
  schema: z.ZodType<{headline: string}>;
  load?: LoadBlock<never>;
  /** Text in lines narrower than the page, which leaves room for a table of contents next to it. */
  narrow?: true;
}

/**
 * The blocks that editors compose pages from: their schemas and loaders. The key finds the schema of a block in a story,
 * and types its component; `component()` writes the same name into the space (a test compares both). Schemas of product
 * and shop blocks are in `product-blocks-schema.server.ts` and `shop-blocks-schema.server.ts`.
 */
export const blockSources = {
  appointment: {
    schema: appointmentBlockSchema,
    load: (_content: unknown, context: AppLoadContext) => loadAppointment(context),
  },
  'call-to-action': {schema: callToActionSchema},
  carousel: {schema: carouselSchema},
  collections: {schema: collectionsSchema, load: loadCollectionTiles},
  'content-teaser': {schema: contentTeaserSchema, load: loadTeaserHours},
  'customer-reviews': {schema: customerReviewsSchema, load: loadReviewRating},
  features: {schema: featuresSchema},
  'guarantee-notice': {schema: guaranteeNoticeSchema, load: loadGuaranteeNotice, narrow: true},
  hero: {schema: heroSchema},
  'image-grid': {schema: imageGridSchema},
  logos: {schema: logosSchema},
  page: {schema: pageSchema},
  policy: {schema: policySchema, narrow: true},
  'product-tabs': {schema: productTabsSchema, load: loadProductTabs},
  'return-terms': {schema: returnTermsSchema, load: loadReturnTerms, narrow: true},
  'route-planner': {schema: routePlannerSchema, load: loadMapService},
  steps: {schema: stepsSchema},
  team: {schema: teamSchema, load: loadFavoriteBikes},
  text: {schema: textSchema, narrow: true},
} satisfies Record<string, BlockSource>;

export type BlockName = keyof typeof blockSources;

export const blockNames = Object.keys(blockSources) as readonly BlockName[];

/** Whether a story's component is one of our blocks. */
export function isBlockName(name: unknown): name is BlockName {
  return (blockNames as readonly unknown[]).includes(name);
}
