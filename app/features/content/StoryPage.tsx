import type {ReactNode} from 'react';
import {sentPart} from '~/ui/late-part';
import {Way} from '../navigation/Way';
import {Bloks} from './Blok';
import {PageHead} from './PageHead';
import {EditedStory} from './StoryPreview';
import type {ContentPageView, StoryView} from './story-view';

/** No visitor downloads what editors need. */
const fetchPreview = async () => (await import('./StoryPreview')).EditedStory;
const Edited = sentPart(import.meta.env.SSR && EditedStory, fetchPreview);

interface StoryPageProps {
  page: ContentPageView;
  /** The start page needs no way back to itself. */
  home?: boolean;
  /** What the shop itself has to say, below the headline. */
  children?: ReactNode;
}

/** A page of the content service: the way to it, its headline unless the first block opens the page, its blocks. */
export function StoryPage({page, home = false, children}: StoryPageProps) {
  const shown = ({name, headline, lead, buttons, edit, bloks}: StoryView) => (
    <div {...edit}>
      {!home && (
        <div className="page-width">
          <Way items={[...page.trail, {title: headline || name}]} />
        </div>
      )}
      {headline && <PageHead level={1} {...{headline, lead, buttons}} />}
      {children}
      <Bloks bloks={bloks} level={2} opening={{headline: !headline}} />
    </div>
  );
  return page.preview ? <Edited page={page}>{shown}</Edited> : shown(page.story);
}
