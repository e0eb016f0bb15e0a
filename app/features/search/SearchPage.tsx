import {useHref, useTranslate} from '~/i18n/use-language';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {ButtonLink} from '~/ui/Button';
import {LoadMore} from '../catalogue/LoadMore';
import type {ProductCardView} from '../product/product-card-view';
import {ProductGrid} from '../product/ProductGrid';
import {SearchForm} from './SearchForm';

/** What a visitor searched for and what was found, pages 1 to n. */
export interface SearchView {
  q: string;
  total: number;
  products: ProductCardView[];
  moreQuery: string | null;
}

/** The results of a search; without words only its field. */
export function SearchPage({q, total, products, moreQuery}: SearchView) {
  const t = useTranslate();
  const href = useHref();
  return (
    <div className="page-width pb-16">
      <Breadcrumb
        label={t('product.breadcrumb.label')}
        items={[
          {title: t('product.breadcrumb.home'), href: href('home')},
          {title: t('search.title')},
        ]}
      />
      <header className="mt-4 mb-8 grid gap-5 *:min-w-0">
        <h1>{q ? t('search.resultsFor', {q}) : t('search.title')}</h1>
        <SearchForm q={q} />
      </header>
      {q && (
        <p role="status" className="mb-5 text-label text-ink-600">
          {t('search.count', {count: total})}
        </p>
      )}
      {products.length > 0 ? (
        <>
          <ProductGrid products={products} priorityCount={4} heading="h2" />
          <LoadMore count={products.length} moreQuery={moreQuery} />
        </>
      ) : (
        q && <NothingFound />
      )}
    </div>
  );
}

function NothingFound() {
  const t = useTranslate();
  const href = useHref();
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-[62ch]">{t('search.nothing')}</p>
      <ButtonLink variant="secondary" href={href('collection', {handle: 'topseller'})}>
        {t('search.topSellers')}
      </ButtonLink>
    </div>
  );
}
