import {useTranslate} from '~/i18n/use-language';
import {RichText} from '~/ui/RichText';
import type {ProductView} from '../product-view';
import {Downloads} from './Downloads';
import {ProductFeatures} from './ProductFeatures';

/** What the product is: in words and files on the left, in figures on the right. */
export function DescriptionAndFeatures({product}: {product: ProductView}) {
  const t = useTranslate();
  const {descriptionHtml, downloads, features} = product;
  const words = descriptionHtml !== '' || downloads.length > 0;
  if (!words && features.length === 0) return null;
  return (
    <div className="page-width grid gap-8 pt-12 *:min-w-0 last:pb-12 md:pt-16 md:last:pb-16 lg:grid-cols-2 lg:gap-18">
      {words && (
        <section>
          {descriptionHtml && (
            <>
              <h2 className="mb-3.5">{t('product.description')}</h2>
              <RichText html={descriptionHtml} />
            </>
          )}
          {downloads.length > 0 && <Downloads downloads={downloads} />}
        </section>
      )}
      {features.length > 0 && <ProductFeatures features={features} />}
    </div>
  );
}
