import {useHref, useTranslate} from '~/i18n/use-language';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {RichText} from '~/ui/RichText';
import {BuyBox} from './BuyBox';
import {Gallery} from './Gallery';
import type {ProductCardView} from './product-card-view';
import type {ProductView} from './product-view';
import {ProductGrid} from './ProductGrid';

interface Props {
  product: ProductView;
  recommended: ProductCardView[];
}

/** A product: pictures, all it takes to buy, description, and what others looked at. */
export function ProductPage({product, recommended}: Props) {
  const t = useTranslate();
  const href = useHref();
  const {collection, images} = product;
  const collectionCrumb = collection && {
    title: collection.title,
    href: href('collection', {handle: collection.handle}),
  };
  return (
    <div className="product-page">
      <div className="page-width">
        <Breadcrumb
          label={t('product.breadcrumb.label')}
          items={[
            {title: t('product.breadcrumb.home'), href: href('home')},
            ...(collectionCrumb ? [collectionCrumb] : []),
            {title: product.title},
          ]}
        />
        <div className="product-page__columns">
          <Gallery key={images[0]?.url} images={images} />
          <BuyBox product={product} />
        </div>
      </div>
      {product.descriptionHtml && (
        <section className="product-page__section page-width">
          <h2>{t('product.description')}</h2>
          <RichText html={product.descriptionHtml} />
        </section>
      )}
      {recommended.length > 0 && (
        <section className="product-page__section page-width">
          <h2>{t('product.recommended')}</h2>
          <ProductGrid products={recommended} swipe />
        </section>
      )}
    </div>
  );
}
