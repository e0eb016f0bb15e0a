import type {ReactNode} from 'react';
import {Way} from '../navigation/Way';
import {Bloks} from './Blok';
import {PageHead} from './PageHead';
import {PreviewWarning, useEditedStory} from './StoryPreview';
import type {ContentPageView} from './story-view';

interface StoryPageProps {
  page: ContentPageView;
  /** The start page needs no way back to itself. */
  home?: boolean;
  /** What the shop itself has to say, below the headline. */
  children?: ReactNode;
}

/** A page of the content service: the way to it, its headline unless the first block opens the page, its blocks. */
export function StoryPage({page, home = false, children}: StoryPageProps) {
  const {name, headline, lead, buttons, edit, bloks} = useEditedStory(page);
  return (
    <div {...edit}>
      <PreviewWarning preview={page.preview} />
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
}
