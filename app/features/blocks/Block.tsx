import {useId, type ComponentType} from 'react';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {sentPart} from '~/ui/late-part';
import {AppointmentInPage as SentAppointment} from '../appointment/AppointmentInPage';
import {NamedSection, PageHead, Section, SectionHeadline} from '../story/Section';
import type {BlockView, BlockWithScript, BlockWithScriptOf} from './block-view.server';
import type {BlockProps} from './load-blocks.server';
import {CarouselBlock} from './CarouselBlock';
import {ProductTabs} from './ProductTabs';
import {RoutePlanner} from './RoutePlanner';

/** What blocks look like that script does something to, or that hold such blocks; `block-view.server.tsx` has all others. */
const components: {[Name in BlockWithScript]: ComponentType<BlockProps<Name>>} = {
  appointment: AppointmentBlock,
  carousel: CarouselBlock,
  page: PageBlock,
  'product-tabs': ProductTabs,
  'route-planner': RoutePlanner,
};

/** Blocks one below the other, each in a frame without looks. */
export function Blocks({blocks}: {blocks: BlockView[]}) {
  return blocks.map((block) =>
    block.kept ? (
      <KeptMarkup key={block.uid} name={`block-${block.uid}`} html={block.html} />
    ) : (
      <div key={block.uid} className="contents">
        <Block {...block} />
      </div>
    ),
  );
}

function Block<Name extends BlockWithScript>({name, blocks, ...props}: BlockWithScriptOf<Name>) {
  const Component: ComponentType<BlockProps<Name>> = components[name];
  return <Component {...props}>{blocks.length > 0 && <Blocks blocks={blocks} />}</Component>;
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
