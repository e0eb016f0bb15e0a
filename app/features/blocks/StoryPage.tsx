import {Fragment, useEffect, useId, type ReactNode, type ComponentType} from 'react';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {BlockView, BlockWithScript, BlockWithScriptOf} from './block-view.server';
import {PageHead, NamedSection, Section, SectionHeadline} from '../story/Section';
import {PreviewWarning, useEditedStory} from './StoryPreview';
import type {ContentPageView} from './load-story.server';
import {frameLooks, ServerMarkup} from '~/ui/ServerMarkup';
import {lazyHydratedPart} from '~/ui/lazy-part';
import {AppointmentInPage as SentAppointment} from '../appointment/AppointmentInPage';
import type {BlockProps} from './load-blocks.server';
import {CarouselBlock as SentCarousel} from './CarouselBlock';
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
  const {name, headline, lead, buttons, edit, blocks, aside} = useEditedStory(page);
  useLiveMaps();
  const runs = aside ? runsOf(blocks) : [blocks];
  const beside = runs.find(isNarrow);
  return (
    <div {...edit}>
      <PreviewWarning preview={page.preview} />
      {!home && (
        <div className="page-width">
          <PageBreadcrumb items={[...page.trail, {title: headline || name}]} />
        </div>
      )}
      {headline && <PageHead level={1} {...{headline, lead, buttons}} />}
      {children}
      {runs.map((run, at) => {
        const shown = <Blocks blocks={run} />;
        if (!aside || !isNarrow(run)) return <Fragment key={at}>{shown}</Fragment>;
        return (
          <div
            key={at}
            className={`page-width grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-16 ${at === 0 && headline ? 'lg:[&>*]:pt-0 [&>.within-page>:first-child>*]:pt-0' : ''}`}
          >
            <div className="within-page">{shown}</div>
            <div
              className={
                run === beside && aside.isCard
                  ? 'section-space max-lg:pt-0'
                  : 'section-space max-lg:hidden'
              }
            >
              <ServerMarkup name={`aside-${at}`} html={run === beside ? aside.html : aside.brief} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Whether these blocks leave room for the aside (`BlockSource`). */
const isNarrow = (run: BlockView[]) => run.some((block) => block.kept && block.narrow);

/** Groups consecutive blocks into runs that have room for the aside and runs that do not. */
function runsOf(blocks: BlockView[]): BlockView[][] {
  return blocks.reduce<BlockView[][]>((runs, block) => {
    const last = runs.at(-1);
    if (last && isNarrow(last) === isNarrow([block])) last.push(block);
    else runs.push([block]);
    return runs;
  }, []);
}

type ShownProps<Name extends BlockWithScript> = BlockProps<Name> & Pick<BlockView, 'id'>;

/** The worker renders these; their code loads after the page's, so that pages without them do not include it. */
const CarouselInPage = lazyHydratedPart<ShownProps<'carousel'>>(
  'carousel',
  import.meta.env.SSR && SentCarousel,
  async () => (await import('./CarouselBlock')).CarouselBlock,
  'min-h-100',
);
const Appointment = lazyHydratedPart(
  'appointment',
  import.meta.env.SSR && SentAppointment,
  async () => (await import('../appointment/AppointmentInPage')).AppointmentInPage,
);

/** Components of blocks that browsers render as well, or that contain such; `block-view.server.tsx` has the others. */
const components: {[Name in BlockWithScript]: ComponentType<ShownProps<Name>>} = {
  appointment: AppointmentBlock,
  carousel: CarouselInPage,
  page: PageBlock,
  'product-tabs': ProductTabs,
};

/** Number of blocks that may be visible at first. */
const IN_VIEW = 3;

/** Blocks one below the other, each in an unstyled wrapper. */
export function Blocks({blocks}: {blocks: BlockView[]}) {
  return blocks.map((block, at) => {
    const late = at >= IN_VIEW;
    return block.kept ? (
      <ServerMarkup key={block.id} name={`block-${block.id}`} late={late} html={block.html} />
    ) : (
      <div key={block.id} className={frameLooks(late)}>
        <Block {...block} />
      </div>
    );
  });
}

function Block<Name extends BlockWithScript>({name, blocks, ...props}: BlockWithScriptOf<Name>) {
  const Component: ComponentType<ShownProps<Name>> = components[name];
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
  frame.className = 'absolute inset-0 size-full lg:left-116 lg:w-[calc(100%-var(--spacing)*116)]';
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.src = liveMap;
  map.querySelector('[data-map-place]')?.replaceChildren(frame);
  map.dataset.live = '';
  // The button is hidden now: focus moves to the map that the visitor opened.
  frame.focus({preventScroll: true});
}

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
