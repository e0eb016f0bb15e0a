import {useHref, useTranslate} from '~/i18n/use-language';
import {RichText} from '~/ui/ServerMarkup';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {CollectionHeadView, QuickLinkView} from './collection-head-view';

/** Breadcrumb, title and description on the colour of the collection's category, and links to those next to it. */
export function CollectionHead({
  breadcrumb,
  title,
  stage,
  descriptionHtml,
  quickLinks,
}: CollectionHeadView) {
  const href = useHref();
  return (
    <>
      <PageBreadcrumb
        items={[
          ...breadcrumb.map(({title: name, handle}) => ({
            title: name,
            href: href('collection', {handle}),
          })),
          {title},
        ]}
      />
      <header className={`listing-head rounded-panel ${stage}`}>
        <h1>{title}</h1>
        {descriptionHtml && (
          <div className="mt-3">
            <RichText html={descriptionHtml} />
          </div>
        )}
      </header>
      <QuickLinks links={quickLinks} />
    </>
  );
}

/** Sub-collections or siblings of this one, in a row that scrolls horizontally if too long. */
export function QuickLinks({links}: {links: QuickLinkView[]}) {
  const t = useTranslate();
  const href = useHref();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('catalogue.quickLinks')} className="-mx-(--gutter) mt-4">
      <ul className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-(--gutter) py-1 lg:flex-wrap">
        {links.map(({title, handle, current, all}) => (
          <li key={handle} className="flex-none">
            <a
              href={href('collection', {handle})}
              aria-current={current ? 'page' : undefined}
              className="quick-link flex h-10 items-center rounded-full px-4 text-label font-[550] whitespace-nowrap"
            >
              {all ? t('catalogue.all') : title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
