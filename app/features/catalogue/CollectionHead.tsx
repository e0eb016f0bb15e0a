import {useHref} from '~/i18n/use-language';
import {RichText} from '~/ui/RichText';
import {Way} from '../navigation/Way';
import type {CollectionView} from './collection-view';
import {QuickLinks} from './QuickLinks';

/** What a collection is and where it stands: the way to it, its text in its category's colour, and the collections beside it. */
export function CollectionHead({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {title, trail, stage, descriptionHtml, quickLinks} = collection;
  return (
    <>
      <Way
        items={[
          ...trail.map((item) => ({
            title: item.title,
            href: href('collection', {handle: item.handle}),
          })),
          {title},
        ]}
      />
      <header className={`rounded-panel p-5 lg:px-8 lg:py-7 ${stage}`}>
        <h1>{title}</h1>
        {descriptionHtml && (
          <div className="mt-2.5 *:max-w-[44em]">
            <RichText html={descriptionHtml} />
          </div>
        )}
      </header>
      <QuickLinks links={quickLinks} />
    </>
  );
}
