import {useHref} from '~/i18n/use-language';
import {RichText} from '~/ui/RichText';
import {Way} from '../navigation/Way';
import type {CollectionView} from './collection-view';
import {QuickLinks} from './QuickLinks';

/** What a collection is and where it stands: the way to it, its text, and the collections beside it. */
export function CollectionHead({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {title, trail, descriptionHtml, quickLinks} = collection;
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
      <h1>{title}</h1>
      {descriptionHtml && (
        <div className="mt-2.5 text-ink-600 *:max-w-[44em]">
          <RichText html={descriptionHtml} />
        </div>
      )}
      <QuickLinks links={quickLinks} />
    </>
  );
}
