import type {ComponentType} from 'react';
import type {BlockName} from './page/page-schema.server';
import type {BlockProps, BlockView, BlockViewOf} from './block-registry.server';
import type {HeadingLevel} from '../story/rich-text';
import {AppointmentBlock} from './appointment/AppointmentBlock';
import {CallToAction} from './call-to-action/CallToAction';
import {CarouselBlock} from './carousel/CarouselBlock';
import {Collections} from './collections/Collections';
import {ContentTeaser} from './content-teaser/ContentTeaser';
import {CustomerReviews} from './customer-reviews/CustomerReviews';
import {Features} from './features/Features';
import {Hero} from './hero/Hero';
import {ImageGrid} from './image-grid/ImageGrid';
import {GuaranteeNotice, ReturnTerms} from './legal/LegalBlocks';
import {Logos} from './logos/Logos';
import {Policy} from './policy/Policy';
import {ProductTabs} from './product-tabs/ProductTabs';
import {RoutePlanner} from './route-planner/RoutePlanner';
import {Steps} from './steps/Steps';
import {Team} from './team/Team';
import {TextBlock} from './text/TextBlock';
import {PageBlock} from './page/PageBlock';

/** What each block looks like. */
const components: {[Name in BlockName]: ComponentType<BlockProps<Name>>} = {
  appointment: AppointmentBlock,
  'call-to-action': CallToAction,
  carousel: CarouselBlock,
  collections: Collections,
  'content-teaser': ContentTeaser,
  'customer-reviews': CustomerReviews,
  features: Features,
  'guarantee-notice': GuaranteeNotice,
  hero: Hero,
  'image-grid': ImageGrid,
  logos: Logos,
  page: PageBlock,
  policy: Policy,
  'product-tabs': ProductTabs,
  'return-terms': ReturnTerms,
  'route-planner': RoutePlanner,
  steps: Steps,
  team: Team,
  text: TextBlock,
};

interface BlocksProps {
  blocks: BlockView[];
  /** The level of their headlines. */
  level: HeadingLevel;
  /** Whether the first of them opens the page: it then has the page's picture, and its headline if need be. */
  opening?: {headline: boolean};
}

/** Blocks one below the other. */
export function Blocks({blocks, level, opening}: BlocksProps) {
  return blocks.map((block, at) => {
    const first = opening !== undefined && at === 0;
    const own = first && opening.headline ? 1 : level;
    return <Block key={block.content.uid || at} {...block} level={own} first={first} />;
  });
}

interface Place {
  level: HeadingLevel;
  first: boolean;
}

function Block<Name extends BlockName>({
  name,
  content,
  data,
  blocks,
  ...place
}: BlockViewOf<Name> & Place) {
  const Component: ComponentType<BlockProps<Name>> = components[name];
  const inside = blocks.length > 0 && <Blocks blocks={blocks} level={place.level === 1 ? 2 : 3} />;
  return (
    <Component content={content} data={data} {...place}>
      {inside}
    </Component>
  );
}
