import {useHref, useTranslate} from '~/i18n/use-language';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {RichText} from '~/ui/RichText';
import {ProductGrid} from '../product/ProductGrid';
import type {CollectionView} from './collection-view';
import {EmptyCollection} from './EmptyCollection';
import {LoadMore} from './LoadMore';
import {SortForm} from './SortForm';

/** A collection: its products in the chosen order, page by page. */
export function CollectionPage({collection}: {collection: CollectionView}) {
  const t = useTranslate();
  const href = useHref();
  const {title, products, moreQuery, descriptionHtml} = collection;
  const count = products.length;
  return (
    <div className="page-width pb-16">
      <Breadcrumb
        label={t('product.breadcrumb.label')}
        items={[{title: t('product.breadcrumb.home'), href: href('home')}, {title}]}
      />
      <header>
        <h1>{title}</h1>
        {descriptionHtml && (
          <div className="mt-2.5 text-ink-600 *:max-w-[44em]">
            <RichText html={descriptionHtml} />
          </div>
        )}
      </header>
      {count === 0 ? (
        <EmptyCollection />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 pt-5 pb-4.5 lg:pt-6.5 lg:pb-5.5">
            <p className="text-label text-ink-600" role="status">
              {t(moreQuery ? 'catalogue.firstCount' : 'catalogue.count', {count})}
            </p>
            <SortForm handle={collection.handle} sort={collection.sort} />
          </div>
          <ProductGrid products={products} priorityCount={4} heading="h2" />
          <LoadMore count={count} moreQuery={moreQuery} />
        </>
      )}
    </div>
  );
}
