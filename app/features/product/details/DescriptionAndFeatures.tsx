import {useTranslate} from '~/i18n/use-language';
import {RichText} from '~/ui/RichText';
import type {ProductView} from '../product-view';
import {Downloads} from './Downloads';
import {ProductFeatures} from './ProductFeatures';

const SIDE_BY_SIDE =
  'page-width gap-8 pt-12 last:pb-12 md:pt-16 md:last:pb-16 lg:grid-cols-2 lg:gap-18';

interface Props {
  product: ProductView;
  /** Stands in a column, one below the other. */
  narrow?: boolean;
}

/** What the product is: in words and files on the left, in figures on the right. */
export function DescriptionAndFeatures({product, narrow = false}: Props) {
  const t = useTranslate();
  const {title, headline, descriptionHtml, downloads, features} = product;
  const words = descriptionHtml !== '' || downloads.length > 0;
  if (!words && features.length === 0) return null;
  return (
    <div className={`grid *:min-w-0 ${narrow ? 'gap-7 pt-6' : SIDE_BY_SIDE}`}>
      {words && (
        <section>
          {descriptionHtml && (
            <>
              <h2 className="mb-5.5">{headline || t('product.description', {title})}</h2>
              <RichText html={descriptionHtml} />
            </>
          )}
          {downloads.length > 0 && <Downloads downloads={downloads} />}
        </section>
      )}
      {features.length > 0 && <ProductFeatures features={features} first={!descriptionHtml} />}
    </div>
  );
}
