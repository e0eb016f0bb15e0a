import {useHref, useTranslate} from '~/i18n/use-language';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {Bloks} from './Blok';
import {PageHead} from './PageHead';
import {PreviewWarning, useEditedStory} from './StoryPreview';
import type {ContentPageView} from './story-view';

interface StoryPageProps {
  page: ContentPageView;
  /** The start page needs no way back to itself. */
  home?: boolean;
}

/** A page of the content service: the way to it, its headline unless the first block opens the page, its blocks. */
export function StoryPage({page, home = false}: StoryPageProps) {
  const t = useTranslate();
  const href = useHref();
  const story = useEditedStory(page);
  const {headline, lead, edit, bloks} = story;
  const way = [{title: t('product.breadcrumb.home'), href: href('home')}, ...page.trail];
  return (
    <div {...edit}>
      <PreviewWarning preview={page.preview} />
      {!home && (
        <div className="page-width">
          <Breadcrumb
            label={t('product.breadcrumb.label')}
            items={[...way, {title: headline || story.name}]}
          />
        </div>
      )}
      {headline && <PageHead level={1} headline={headline} lead={lead} />}
      <Bloks bloks={bloks} level={2} opening={{headline: !headline}} />
    </div>
  );
}
