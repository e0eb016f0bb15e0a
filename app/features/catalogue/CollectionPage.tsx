import {useHref, useTranslate} from '~/i18n/use-language';
import {RichText} from '~/ui/ServerMarkup';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {CollectionView, QuickLinkView} from './collection-view.server';
import {EmptyListing, ListingOutage} from './EmptyListing';
import {Listing} from './Listing';

/** A collection: its head on its category's colour, and its products, filtered and sorted as the URL specifies. */
export function CollectionPage({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {handle, title, breadcrumb, stage, descriptionHtml, quickLinks, listing, promo} =
    collection;
  const action = href('collection', {handle});
  const suggestions = quickLinks.filter(({current, all}) => !current && !all);
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb
        items={[
          ...breadcrumb.map((item) => ({
            title: item.title,
            href: href('collection', {handle: item.handle}),
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
      {listing ? (
        <Listing
          key={handle}
          listing={listing}
          action={action}
          promo={promo}
          empty={<EmptyListing listing={listing} suggestions={suggestions} />}
        />
      ) : (
        <ListingOutage suggestions={suggestions} />
      )}
    </div>
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
