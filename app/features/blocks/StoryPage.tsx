import {Fragment, type ReactNode} from 'react';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {ServiceCard} from '../site/ServiceCard';
import {Blocks} from './Block';
import type {BlockName} from './block-schemas.server';
import type {BlockView} from './block-registry.server';
import {PageHead} from '../story/Section';
import {PreviewWarning, useEditedStory} from './StoryPreview';
import type {ContentPageView} from './load-story.server';

interface StoryPageProps {
  page: ContentPageView;
  /** The start page needs no way back to itself. */
  home?: boolean;
  /** What the shop itself has to say, below the headline. */
  children?: ReactNode;
}

/** A page of the content service: the way to it, its headline unless the first block opens the page, its blocks. */
export function StoryPage({page, home = false, children}: StoryPageProps) {
  const {name, headline, lead, buttons, edit, blocks, card} = useEditedStory(page);
  const runs = card ? runsOf(blocks) : [blocks];
  const beside = runs.find(isRead);
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
        const opening = at === 0 ? {headline: !headline} : undefined;
        const shown = <Blocks blocks={run} level={2} {...(opening && {opening})} />;
        if (!card || !isRead(run)) return <Fragment key={at}>{shown}</Fragment>;
        return (
          <div
            key={at}
            className="page-width grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-16"
          >
            <div className="within-page">{shown}</div>
            <div
              className={
                run === beside ? 'section-space max-lg:pt-0' : 'section-space max-lg:hidden'
              }
            >
              <ServiceCard card={card} level={2} brief={run !== beside} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** What is read from line to line is narrower than the page: there is room beside it. */
const READ: readonly BlockName[] = ['text', 'policy', 'guarantee-notice', 'return-terms'];
const isRead = (run: BlockView[]) => run.some(({name}) => READ.includes(name));

/** Blocks in stretches that have room beside them, and those that have not. */
function runsOf(blocks: BlockView[]): BlockView[][] {
  return blocks.reduce<BlockView[][]>((runs, block) => {
    const last = runs.at(-1);
    if (last && isRead(last) === isRead([block])) last.push(block);
    else runs.push([block]);
    return runs;
  }, []);
}
