import {useId, useState, type ComponentType} from 'react';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {sentPart} from '~/ui/late-part';
import {AppointmentInPage as SentAppointment} from '../appointment/AppointmentInPage';
import type {HeadingLevel} from '../story/rich-text';
import {NamedSection, PageHead, Section, SectionHeadline} from '../story/Section';
import type {BlockProps, BlockView, BlockViewOf} from './load-blocks.server';
import type {BlockName} from './block-schemas.server';
import {CallToAction, GuaranteeNotice, Policy, ReturnTerms, TextBlock} from './TextBlocks';
import {CarouselBlock} from './CarouselBlock';
import {Collections} from './Collections';
import {ContentTeaser} from './ContentTeaser';
import {CustomerReviews} from './CustomerReviews';
import {Features, Steps} from './ListBlocks';
import {Hero} from './Hero';
import {ImageGrid, Logos} from './PictureBlocks';
import {ProductTabs} from './ProductTabs';
import {RoutePlanner} from './RoutePlanner';
import {Team} from './Team';

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
    return <Block key={block.uid || at} block={block} place={{level: own, first}} />;
  });
}

interface Place {
  level: HeadingLevel;
  first: boolean;
}

/** A block in a frame without looks. What was kept stays, also when its content comes with the page's next data. */
function Block<Name extends BlockName>({block, place}: {block: BlockViewOf<Name>; place: Place}) {
  const {name, uid, kept, content, data, blocks} = block;
  const [isKept] = useState(kept);
  const Component: ComponentType<BlockProps<Name>> = components[name];
  const inside = blocks.length > 0 && <Blocks blocks={blocks} level={place.level === 1 ? 2 : 3} />;
  const show = () => (
    <Component content={content} data={data} {...place}>
      {inside}
    </Component>
  );
  if (isKept) {
    return <KeptMarkup name={`block-${uid}`}>{import.meta.env.SSR && show()}</KeptMarkup>;
  }
  return <div className="contents">{show()}</div>;
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

/** The worker sends it complete; its code comes after the page's, so that pages without one do not carry it. */
const Appointment = sentPart(
  import.meta.env.SSR && SentAppointment,
  async () => (await import('../appointment/AppointmentInPage')).AppointmentInPage,
);

/** The appointment request on a page of the content service. */
export function AppointmentBlock({content, data, level}: BlockProps<'appointment'>) {
  const {headline, text, tone, edit} = content;
  const id = useId();
  return (
    <Section edit={edit} headline={headline} tone={tone}>
      <SectionHeadline level={level}>{headline}</SectionHeadline>
      {text && <p className="mt-(--below-h2) max-w-[62ch] text-ink-600">{text}</p>}
      <div className="mt-6 min-h-150">
        <Appointment
          {...data}
          id={`appointment${id}`}
          level={level === 1 ? 2 : 3}
          light={tone !== 'plain'}
        />
      </div>
    </Section>
  );
}
