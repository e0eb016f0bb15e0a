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
    <div className="page-width collection-page">
      <Breadcrumb
        label={t('product.breadcrumb.label')}
        items={[{title: t('product.breadcrumb.home'), href: href('home')}, {title}]}
      />
      <header className="collection-page__head">
        <h1>{title}</h1>
        {descriptionHtml && <RichText html={descriptionHtml} />}
      </header>
      {count === 0 ? (
        <EmptyCollection />
      ) : (
        <>
          <div className="collection-page__bar">
            <p className="collection-page__count" role="status">
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
