import {useTranslate} from '~/i18n/use-language';

/** Where a product's page shows others like it. */
export const SIMILAR_PLACE = 'aehnliche';

interface Props {
  /** Path of the product that cannot be had. */
  product: string;
  title: string;
  className?: string;
}

/** The way on from what is sold out: to the products like it, which its page shows. */
export function SimilarLink({product, title, className = ''}: Props) {
  const t = useTranslate();
  return (
    <a
      href={`${product}#${SIMILAR_PLACE}`}
      className={`relative z-1 inline-flex min-h-8 items-center font-label text-ink link ${className}`}
      aria-label={t('product.similarTo', {title})}
    >
      {t('product.similar')}
    </a>
  );
}
