import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import type {BlokName} from './blok-names';
import {
  appointmentBlokSchema,
  loadAppointmentBlok,
} from './bloks/appointment/appointment-schema.server';
import {callToActionSchema} from './bloks/call-to-action/call-to-action-schema.server';
import {carouselSchema} from './bloks/carousel/carousel-schema.server';
import {
  collectionsSchema,
  loadCollectionTiles,
} from './bloks/collections/collections-schema.server';
import {
  contentTeaserSchema,
  loadTeaserHours,
} from './bloks/content-teaser/content-teaser-schema.server';
import {
  customerReviewsSchema,
  loadReviewRating,
} from './bloks/customer-reviews/customer-reviews-schema.server';
import {featuresSchema} from './bloks/features/features-schema.server';
import {heroSchema} from './bloks/hero/hero-schema.server';
import {imageGridSchema} from './bloks/image-grid/image-grid-schema.server';
import {logosSchema} from './bloks/logos/logos-schema.server';
import {pageSchema} from './bloks/page/page-schema.server';
import {policySchema} from './bloks/policy/policy-schema.server';
import {loadProductTabs, productTabsSchema} from './bloks/product-tabs/product-tabs-schema.server';
import {
  loadMapService,
  routePlannerSchema,
} from './bloks/route-planner/route-planner-schema.server';
import {stepsSchema} from './bloks/steps/steps-schema.server';
import {loadFavoriteBikes, teamSchema} from './bloks/team/team-schema.server';
import {textSchema} from './bloks/text/text-schema.server';

export type LoadBlok<Content> = (content: Content, context: AppLoadContext) => Promise<unknown>;

/** How a block is read, and what it needs beyond its story. A load that fails leaves the block out. */
export interface BlokSource {
  schema: z.ZodType;
  load?: LoadBlok<never>;
}

/** Every block's source: what the content service sends, and what else it needs. */
export const blokSources = {
  appointment: {schema: appointmentBlokSchema, load: loadAppointmentBlok},
  'call-to-action': {schema: callToActionSchema},
  carousel: {schema: carouselSchema},
  collections: {schema: collectionsSchema, load: loadCollectionTiles},
  'content-teaser': {schema: contentTeaserSchema, load: loadTeaserHours},
  'customer-reviews': {schema: customerReviewsSchema, load: loadReviewRating},
  features: {schema: featuresSchema},
  hero: {schema: heroSchema},
  'image-grid': {schema: imageGridSchema},
  logos: {schema: logosSchema},
  page: {schema: pageSchema},
  policy: {schema: policySchema},
  'product-tabs': {schema: productTabsSchema, load: loadProductTabs},
  'route-planner': {schema: routePlannerSchema, load: loadMapService},
  steps: {schema: stepsSchema},
  team: {schema: teamSchema, load: loadFavoriteBikes},
  text: {schema: textSchema},
} satisfies Record<BlokName, BlokSource>;

type Source<Name extends BlokName> = (typeof blokSources)[Name];

/** What the component of a block reads from its story. */
export type BlokContent<Name extends BlokName> = z.output<Source<Name>['schema']>;

/** What the component of a block gets beyond its story; `null` for most. */
export type BlokData<Name extends BlokName> = Name extends BlokName ? Loaded<Source<Name>> : never;

type Loaded<From> = From extends {load: (...args: never) => Promise<infer Data>} ? Data : null;
