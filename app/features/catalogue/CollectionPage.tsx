import {useHref, useTranslate} from '~/i18n/use-language';
import {RichText} from '~/ui/KeptMarkup';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {CollectionView, QuickLinkView} from './collection-view.server';
import {EmptyListing, ListingOutage} from './EmptyListing';
import {Listing} from './Listing';

/** A collection: its head and its products, narrowed and sorted as the address says. */
export function CollectionPage({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {handle, listing, promo, quickLinks} = collection;
  const action = href('collection', {handle});
  const suggestions = quickLinks.filter(({current, all}) => !current && !all);
  return (
    <div className="page-width pb-16">
      <CollectionHead collection={collection} />
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

/** What a collection is and where it stands: the way to it, its text in its category's colour, and the collections beside it. */
function CollectionHead({collection}: {collection: CollectionView}) {
  const href = useHref();
  const {title, trail, stage, descriptionHtml, quickLinks} = collection;
  return (
    <>
      <PageBreadcrumb
        items={[
          ...trail.map((item) => ({
            title: item.title,
            href: href('collection', {handle: item.handle}),
          })),
          {title},
        ]}
      />
      <header className={`listing-head rounded-panel ${stage}`}>
        <h1>{title}</h1>
        {descriptionHtml && (
          <div className="mt-2.5">
            <RichText html={descriptionHtml} />
          </div>
        )}
      </header>
      <QuickLinks links={quickLinks} />
    </>
  );
}

/** Collections below or beside this one, in one row that scrolls where it is too long. */
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
