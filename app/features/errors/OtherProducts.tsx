import {useTranslate} from '~/i18n/use-language';
import {Carousel} from '../pictures/Carousel';
import type {ProductItemView} from '../product/product-markup.server';
import {ProductItem} from '../product/ProductGrid';

/** Best sellers below an error page. */
export function OtherProducts({products}: {products: ProductItemView[]}) {
  const t = useTranslate();
  return (
    <section className="page-width section-space" aria-labelledby="error-others">
      <h2 id="error-others" className="mb-6 md:pr-32">
        {t('errors.others')}
      </h2>
      <Carousel label={t('errors.others')}>
        {products.map((product) => (
          <ProductItem key={product.handle} list="error" product={product} />
        ))}
      </Carousel>
    </section>
  );
}
