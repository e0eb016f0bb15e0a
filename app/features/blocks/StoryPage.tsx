import {Fragment, useEffect, useId, useState, type ReactNode, type ComponentType} from 'react';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {BlockView, HydratedBlockName, HydratedBlock} from './block-view.server';
import {PageHead, NamedSection, Section, SectionHeadline} from '../story/Section';
import {StoryPreview} from './StoryPreview';
import type {ContentPageView, EditedPage} from './load-story.server';
import {wrapperClassName, ServerMarkup} from '~/ui/ServerMarkup';
import {lazyHydratedPart} from '~/ui/lazy-part';
import {AppointmentInPage as ServerAppointment} from '../appointment/AppointmentInPage';
import type {BlockProps} from './load-blocks.server';
import {CarouselBlock as ServerCarousel} from './CarouselBlock';
import {ProductTabs} from './ProductTabs';

interface StoryPageProps {
  page: ContentPageView;
  /** The home page needs no breadcrumb to itself. */
  home?: boolean;
  /** The shop's own content, below the headline. */
  children?: ReactNode;
}

/** A page of the content service: breadcrumb, headline unless the first block provides it, and blocks. */
export function StoryPage({page, home = false, children}: StoryPageProps) {
  const [{edited: story = page.story, warning}, setEdited] = useState<EditedPage>({});
  const {name, headline, lead, buttons, edit, blocks, aside} = story;
  useLiveMaps();
  const runs = aside ? runsOf(blocks) : [blocks];
  const firstNarrowRun = runs.find(isNarrow);
  return (
    <div {...edit}>
      <StoryPreview preview={warning ? {warning} : page.preview} onEdit={setEdited} />
      {!home && (
        <div className="page-width">
          <PageBreadcrumb items={[...page.breadcrumb, {title: headline || name}]} />
        </div>
      )}
      {headline && <PageHead level={1} {...{headline, lead, buttons}} />}
      {children}
      {runs.map((run, index) => {
        const renderedBlocks = <Blocks blocks={run} />;
        if (!aside || !isNarrow(run)) return <Fragment key={index}>{renderedBlocks}</Fragment>;
        return (
          <div
            key={index}
            className={`page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,1fr)_340px] ${index === 0 && headline ? 'lg:[&>*]:pt-0 [&>.within-page>:first-child>*]:pt-0' : ''}`}
          >
            <div className="within-page">{renderedBlocks}</div>
            <div
              className={
                run === firstNarrowRun && aside.isCard
                  ? 'section-space max-lg:pt-0'
                  : 'section-space max-lg:hidden'
              }
            >
              <ServerMarkup
                name={`aside-${index}`}
                html={run === firstNarrowRun ? aside.html : aside.brief}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Whether these blocks leave room for the aside (`BlockSource`). */
const isNarrow = (run: BlockView[]) => run.some((block) => block.isServerOnly && block.narrow);

/** Groups consecutive blocks into runs that have room for the aside and runs that do not. */
function runsOf(blocks: BlockView[]): BlockView[][] {
  return blocks.reduce<BlockView[][]>((runs, block) => {
    const last = runs.at(-1);
    if (last && isNarrow(last) === isNarrow([block])) last.push(block);
    else runs.push([block]);
    return runs;
  }, []);
}

type BlockComponentProps<Name extends HydratedBlockName> = BlockProps<Name> & Pick<BlockView, 'id'>;

/** The worker renders these; their code loads after the page's, so that pages without them do not include it. */
const CarouselInPage = lazyHydratedPart<BlockComponentProps<'carousel'>>(
  'carousel',
  import.meta.env.SSR && ServerCarousel,
  async () => (await import('./CarouselBlock')).CarouselBlock,
  'min-h-100',
);
const Appointment = lazyHydratedPart(
  'appointment',
  import.meta.env.SSR && ServerAppointment,
  async () => (await import('../appointment/AppointmentInPage')).AppointmentInPage,
);

/** Components of blocks that browsers render as well, or that contain such; `block-view.server.tsx` has the others. */
const components: {[Name in HydratedBlockName]: ComponentType<BlockComponentProps<Name>>} = {
  appointment: AppointmentBlock,
  carousel: CarouselInPage,
  page: PageBlock,
  'product-tabs': ProductTabs,
};

/** Number of blocks that may be visible at first. */
const INITIALLY_VISIBLE = 3;

/** Blocks one below the other, each in an unstyled wrapper. */
export function Blocks({blocks}: {blocks: BlockView[]}) {
  return blocks.map((block, index) => {
    const late = index >= INITIALLY_VISIBLE;
    return block.isServerOnly ? (
      <ServerMarkup key={block.id} name={`block-${block.id}`} late={late} html={block.html} />
    ) : (
      <div key={block.id} className={wrapperClassName(late)}>
        <Block {...block} />
      </div>
    );
  });
}

function Block<Name extends HydratedBlockName>({name, blocks, ...props}: HydratedBlock<Name>) {
  const Component: ComponentType<BlockComponentProps<Name>> = components[name];
  return <Component {...props}>{blocks.length > 0 && <Blocks blocks={blocks} />}</Component>;
}

/** A titled group of blocks within a page. */
export function PageBlock({content, level, children}: BlockProps<'page'>) {
  const {headline, lead, buttons, edit} = content;
  return (
    <NamedSection edit={edit} headline={headline} className="pt-8 md:pt-10">
      <PageHead level={level} {...{headline, lead, buttons}} />
      {children}
    </NamedSection>
  );
}

/** The appointment request form on a page of the content service. */
function AppointmentBlock({content, data, level}: BlockProps<'appointment'>) {
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

/** Loads the live map of a route planner, which the worker rendered, when its button is clicked. */
function useLiveMaps(): void {
  useEffect(() => {
    document.addEventListener('click', showMap);
    return () => document.removeEventListener('click', showMap);
  }, []);
}

function showMap({target}: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const {liveMap, title = ''} = button?.dataset ?? {};
  const map = button?.closest<HTMLElement>('[data-map]');
  if (!liveMap || !map) return;

  const frame = document.createElement('iframe');
  frame.className = 'absolute inset-0 size-full lg:left-116 lg:w-[calc(100%-(--spacing(116)))]';
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.src = liveMap;
  map.querySelector('[data-map-place]')?.replaceChildren(frame);
  map.dataset.live = '';
  // The button is hidden now: focus moves to the map that the visitor opened.
  frame.focus({preventScroll: true});
}

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
