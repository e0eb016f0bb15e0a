import type {ComponentType} from 'react';
import type {HeadingLevel} from '../story/rich-text';
import {NamedSection, PageHead} from '../story/Section';
import {AppointmentBlock} from './AppointmentBlock';
import type {BlockProps, BlockView, BlockViewOf} from './block-registry.server';
import type {BlockName} from './block-schemas.server';
import {CallToAction, Policy, TextBlock} from './TextBlocks';
import {CarouselBlock} from './CarouselBlock';
import {Collections} from './collections/Collections';
import {ContentTeaser} from './content-teaser/ContentTeaser';
import {CustomerReviews} from './customer-reviews/CustomerReviews';
import {Features} from './Features';
import {Hero} from './Hero';
import {ImageGrid} from './ImageGrid';
import {GuaranteeNotice, ReturnTerms} from './legal/LegalBlocks';
import {Logos} from './Logos';
import {ProductTabs} from './product-tabs/ProductTabs';
import {RoutePlanner} from './route-planner/RoutePlanner';
import {Steps} from './Steps';
import {Team} from './team/Team';

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

/** A titled group of blocks inside of a page. */
export function PageBlock({content, level, children}: BlockProps<'page'>) {
  const {headline, lead, buttons, edit} = content;
  return (
    <NamedSection edit={edit} headline={headline} className="pt-8 md:pt-10">
      <PageHead level={level} {...{headline, lead, buttons}} />
      {children}
    </NamedSection>
  );
}
